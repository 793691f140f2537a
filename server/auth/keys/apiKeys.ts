import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { KeyScope } from "../../../schema/rules/access/apiKeys";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import { record } from "../../audit/record";
import { inList } from "../../db/inList";
import type { Reader, Tx } from "../../db/connect";
import { nameColumns } from "../../db/text/foldedNames";
import { apiKeys } from "../../db/tables/keys";
import { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { transaction, type Work } from "../../db/transaction";
import { type Actor, systemActor } from "../../platform/actor";
import type { Rights } from "../permissions/scope";
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
  /** Of a key for widgets: nothing else is answered to it. */
  indicators: IndicatorKey[] | null;
  rights: Rights;
}

/** A new key, and what is stored of it. */
export function newKey(): { key: string; keyHash: string } {
  const key = KEY_PREFIX + randomBytes(32).toString("base64url");
  return { key, keyHash: sha256(key) };
}

/** What a key made on the machine itself may be besides: all of it has a default. */
export type NewKeyOptions = Pick<
  typeof apiKeys.$inferInsert,
  "profileType" | "specificProfileId" | "instanceIds" | "expiresAt" | "indicators" | "origins"
>;

/** Makes a key on the machine itself, nobody's own, and returns it: the only time it can be seen. */
export async function createKey(work: Work, name: string, scopes: KeyScope[], facts: NewKeyOptions = {}): Promise<string> {
  const { key, keyHash } = newKey();
  await transaction(work, async (tx, now) => {
    const id = uuidv7();
    await tx.insert(apiKeys).values({ id, ...nameColumns(name), scopes, keyHash, createdAt: now, ...facts });
    await record(tx, now, systemActor, { action: "apiKey.create", model: "apiKey", entityId: id, after: { name, scopes, ...facts } });
  });
  return key;
}

/** Makes a key good again that is not since the database was restored. */
export async function confirmKey(tx: Tx, now: Date, actor: Actor, { id, name, unconfirmedSince }: KeyRow): Promise<KeyRow> {
  const [confirmed] = await tx.update(apiKeys).set({ unconfirmedSince: null }).where(eq(apiKeys.id, id)).returning();
  const [before, after] = [{ name, unconfirmedSince }, { unconfirmedSince: null }];
  await record(tx, now, actor, { action: "apiKey.confirm", model: "apiKey", entityId: id, before, after });
  return confirmed!;
}

/** The key behind a bearer, unless it is revoked or over; its last use is written at most once a minute. */
export async function keyByBearer(db: Reader, now: number, bearer: string): Promise<ApiKey | undefined> {
  const found = await findKey(db, now, eq(apiKeys.keyHash, sha256(bearer)));
  if (!found) return undefined;
  const stale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now - MINUTE_MS)));
  if (!found.lastUsedAt || found.lastUsedAt.getTime() < now - MINUTE_MS)
    await db
      .update(apiKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(and(eq(apiKeys.id, found.id), stale));
  return found;
}

export const keyById = (db: Reader, now: number, id: string): Promise<ApiKey | undefined> => findKey(db, now, eq(apiKeys.id, id));

/** Those of the given keys that are still good. */
export async function activeKeys(db: Reader, now: number, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(inList(apiKeys.id, ids), isActive(now)));
  return new Set(rows.map((row) => row.id));
}

/** The pages that may show widgets of a key; none of one that is revoked, over, or for something else. */
export async function widgetOrigins(db: Reader, now: number, id: string): Promise<string[]> {
  const [row] = await db
    .select({ origins: apiKeys.origins })
    .from(apiKeys)
    .where(and(sql`${apiKeys.id}::text = ${id}`, isActive(now)));
  return row?.origins ?? [];
}

const isActive = (now: number): SQL | undefined =>
  and(isNull(apiKeys.revokedAt), isNull(apiKeys.unconfirmedSince), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date(now))));

async function findKey(db: Reader, now: number, which: SQL): Promise<ApiKey | undefined> {
  const [row] = await db
    .select({ key: apiKeys, generic: genericProfiles, specific: specificProfiles, lists: specificLists })
    .from(apiKeys)
    .leftJoin(genericProfiles, eq(genericProfiles.profileType, apiKeys.profileType))
    .leftJoin(specificProfiles, eq(specificProfiles.id, apiKeys.specificProfileId))
    .where(and(which, isActive(now)));
  if (!row) return undefined;
  const { key, generic, specific, lists } = row;
  const { id, name, scopes, profileType, instanceIds, lastUsedAt, indicators } = key;
  return {
    id,
    name,
    lastUsedAt,
    indicators,
    scopes: scopes as KeyScope[],
    rights: { profileType, instanceIds, generic, specific: specific && lists && { ...specific, lists } },
  };
}
