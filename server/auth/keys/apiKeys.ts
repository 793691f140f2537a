import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { KeyScope } from "../../../schema/rules/access/apiKeys";
import type { CredentialError } from "../../../schema/rules/errors";
import type { FigureGrouping } from "../../../schema/rules/indicators/groupings";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import { record } from "../../audit/record";
import { inList } from "../../db/inList";
import type { Reader, Tx } from "../../db/connect";
import { nameColumns } from "../../db/text/foldedNames";
import { apiKeys } from "../../db/tables/keys";
import { suppliers } from "../../db/tables/suppliers";
import { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { transaction, type Work } from "../../db/transaction";
import { type Actor, systemActor } from "../../platform/actor";
import type { Rights } from "../permissions/scope";
import { AppError } from "../../platform/errors";
import { sha256 } from "../../platform/sha256";
import { specificLists } from "../users/users.queries";

const KEY_PREFIX = "atk_";

export const looksLikeKey = (bearer: string): boolean => bearer.startsWith(KEY_PREFIX);

type KeyRow = typeof apiKeys.$inferSelect;

export interface ApiKey {
  id: string;
  name: string;
  scopes: KeyScope[];
  lastUsedAt: Date | null;
  indicators: IndicatorKey[] | null;
  /** Groupings that a widget key may request; `null` for none. */
  groupings: FigureGrouping[] | null;
  arrivalProof: boolean;
  /** Device codes that a key of scope `positions` may send positions of; null for any other key. */
  devices: string[] | null;
  rights: Rights;
}

export function newKey(): { key: string; keyHash: string } {
  const key = KEY_PREFIX + randomBytes(32).toString("base64url");
  return { key, keyHash: sha256(key) };
}

export type NewKeyOptions = Pick<
  typeof apiKeys.$inferInsert,
  | "profileType"
  | "specificProfileId"
  | "instanceIds"
  | "expiresAt"
  | "indicators"
  | "groupings"
  | "arrivalProof"
  | "origins"
  | "devices"
  | "supplierId"
>;

/** Creates a key without owner and returns its plain text, which is not stored. */
export async function createKey(work: Work, name: string, scopes: KeyScope[], facts: NewKeyOptions = {}): Promise<string> {
  const { key, keyHash } = newKey();
  await transaction(work, async (tx, now) => {
    const id = uuidv7();
    await tx.insert(apiKeys).values({ id, ...nameColumns(name), scopes, keyHash, createdAt: now, ...facts });
    await record(tx, now, systemActor, { action: "apiKey.create", model: "apiKey", entityId: id, after: { name, scopes, ...facts } });
  });
  return key;
}

export async function confirmKey(tx: Tx, now: Date, actor: Actor, { id, name, unconfirmedSince }: KeyRow): Promise<KeyRow> {
  const [confirmed] = await tx.update(apiKeys).set({ unconfirmedSince: null }).where(eq(apiKeys.id, id)).returning();
  const [before, after] = [{ name, unconfirmedSince }, { unconfirmedSince: null }];
  await record(tx, now, actor, { action: "apiKey.confirm", model: "apiKey", entityId: id, before, after });
  return confirmed!;
}

/** Returns the active key of a bearer token. Its last use is written at most once a minute. Throws a credential error. */
export async function keyByBearer(db: Reader, now: number, bearer: string): Promise<ApiKey> {
  const match = await findKey(db, eq(apiKeys.keyHash, sha256(bearer)));
  const rejection = rejectionOf(now, match?.row);
  if (!match || rejection) throw new AppError(rejection ?? "CREDENTIAL_INVALID");
  const { key } = match;
  const stale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now - MINUTE_MS)));
  if (!key.lastUsedAt || key.lastUsedAt.getTime() < now - MINUTE_MS)
    await db
      .update(apiKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(and(eq(apiKeys.id, key.id), stale));
  return key;
}

export async function keyRejection(db: Reader, now: number, id: string): Promise<CredentialError> {
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  return rejectionOf(now, key) ?? "CREDENTIAL_REVOKED";
}

/** `null` for an active key. */
function rejectionOf(now: number, key: KeyRow | undefined): CredentialError | null {
  if (!key) return "CREDENTIAL_INVALID";
  if (key.revokedAt || key.unconfirmedSince) return "CREDENTIAL_REVOKED";
  return key.expiresAt && key.expiresAt.getTime() <= now ? "CREDENTIAL_EXPIRED" : null;
}

export async function keyById(db: Reader, now: number, id: string): Promise<ApiKey | undefined> {
  const match = await findKey(db, eq(apiKeys.id, id));
  return match && !rejectionOf(now, match.row) ? match.key : undefined;
}

export async function activeKeys(db: Reader, now: number, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(inList(apiKeys.id, ids), isActive(now)));
  return new Set(rows.map((row) => row.id));
}

/** Origins that may embed the key's widgets; empty if the key is invalid or not a widget key. */
export async function widgetOrigins(db: Reader, now: number, id: string): Promise<string[]> {
  const [row] = await db
    .select({ origins: apiKeys.origins })
    .from(apiKeys)
    .where(and(sql`${apiKeys.id}::text = ${id}`, isActive(now)));
  return row?.origins ?? [];
}

const isActive = (now: number): SQL | undefined =>
  and(isNull(apiKeys.revokedAt), isNull(apiKeys.unconfirmedSince), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date(now))));

async function findKey(db: Reader, which: SQL): Promise<{ key: ApiKey; row: KeyRow } | undefined> {
  const [row] = await db
    .select({
      key: apiKeys,
      generic: genericProfiles,
      specific: specificProfiles,
      lists: specificLists,
      supplier: { instanceId: suppliers.instanceId, mobile: suppliers.mobile },
    })
    .from(apiKeys)
    .leftJoin(suppliers, eq(suppliers.id, apiKeys.supplierId))
    .leftJoin(genericProfiles, eq(genericProfiles.profileType, apiKeys.profileType))
    .leftJoin(specificProfiles, eq(specificProfiles.id, apiKeys.specificProfileId))
    .where(which);
  if (!row) return undefined;
  const { key, generic, specific, lists, supplier } = row;
  const { id, name, scopes, profileType, lastUsedAt, indicators, groupings, arrivalProof, supplierId } = key;
  const isBound = supplierId !== null;
  const apiKey: ApiKey = {
    id,
    name,
    lastUsedAt,
    indicators,
    groupings,
    arrivalProof,
    scopes: scopes as KeyScope[],
    devices: isBound ? devicesOfSupplier(supplier) : key.devices,
    rights: {
      profileType,
      instanceIds: isBound ? instancesOfSupplier(key, supplier) : key.instanceIds,
      generic,
      specific: specific && lists && { ...specific, lists },
    },
  };
  return { key: apiKey, row: key };
}

const devicesOfSupplier = (supplier: { instanceId: string; mobile: string | null } | null): string[] =>
  supplier?.mobile == null ? [] : [`${supplier.mobile}@${supplier.instanceId}`];

function instancesOfSupplier({ instanceIds }: KeyRow, supplier: { instanceId: string } | null): string[] {
  if (!supplier) return [];
  return instanceIds === null || instanceIds.includes(supplier.instanceId) ? [supplier.instanceId] : [];
}
