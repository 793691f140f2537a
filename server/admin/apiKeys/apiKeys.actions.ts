import { and, eq, isNull } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { DAY_MS } from "../../../schema/rules/durations";
import type { ConfirmApiKeyInput, CreateApiKeyInput, CreatedApiKey, RevokeApiKeyInput } from "../../../schema/apiKeys";
import { fold } from "../../../schema/rules/language/folding";
import { widgetKeyError } from "../../../schema/rules/access/apiKeys";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { confirmKey, newKey } from "../../auth/keys/apiKeys";
import type { Tx } from "../../db/connect";
import { nameColumns } from "../../db/text/foldedNames";
import { apiKeys } from "../../db/tables/keys";
import { AppError } from "../../platform/errors";
import { isOwnedByManaged } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction, type Administrator } from "../permissions/administrator";
import { assertWithinOwnRights, checkInstances, checkProfile } from "../permissions/grants";
import type { KeyRow } from "./apiKeys.queries";

/** Makes a key, owned by the viewer: it lets its program see and do no more than the viewer. */
export function createApiKey(ctx: Context, input: CreateApiKeyInput): Promise<Omit<CreatedApiKey, "apiKey"> & { apiKey: KeyRow }> {
  return administratorTransaction(ctx, { needs: "api.keys" }, async (tx, now, viewer) => {
    const facts = await validatedKey(tx, now, viewer, input);
    const { key, keyHash } = newKey();
    const own = { id: uuidv7(), ownerId: viewer.userId, createdAt: now };
    const [apiKey] = await tx
      .insert(apiKeys)
      .values({ ...own, ...facts, ...nameColumns(facts.name), keyHash })
      .returning();
    await record(tx, now, viewer.actor, { action: "apiKey.create", model: "apiKey", entityId: own.id, after: facts });
    return { key, apiKey: apiKey! };
  });
}

async function validatedKey(tx: Tx, now: Date, viewer: Administrator, input: CreateApiKeyInput) {
  const name = tidyName(input.name);
  if (!isName(name)) throw new AppError("NAME_INVALID");
  const scopes = [...new Set(input.scopes)].sort();
  if (!scopes.length) throw new AppError("BAD_USER_INPUT", { field: "scopes" });
  if (input.allInstances && input.instanceIds.length) throw new AppError("BAD_USER_INPUT", { field: "instanceIds" });
  const widget = { indicators: input.indicators ?? [], origins: [...new Set(input.origins)] };
  const widgetError = widgetKeyError(scopes, widget);
  if (widgetError) throw new AppError("BAD_USER_INPUT", { field: widgetError.toLowerCase() });
  if (widget.indicators.some((key) => viewer.scope.hiddenIndicators.has(key))) throw new AppError("BEYOND_OWN_RIGHTS");
  const { profileType, expiresAt } = input;
  if (expiresAt <= now || expiresAt.getTime() > now.getTime() + peopleLimits.keyDays * DAY_MS) throw new AppError("KEY_EXPIRY");
  const instanceIds = input.allInstances ? null : await checkInstances(tx, viewer, input.instanceIds);
  const specificProfileId = input.specificProfileId == null ? null : await checkProfile(tx, viewer, input.specificProfileId);
  await assertWithinOwnRights(tx, viewer, { profileType, specificProfileId, instanceIds });
  // What is sent in is narrowed by AMA instance alone: who sees some contracts or suppliers only may not write all of them.
  const { contracts, suppliers } = viewer.scope;
  if (scopes.includes("ingest") && (contracts !== "all" || suppliers !== "all")) throw new AppError("BEYOND_OWN_RIGHTS");
  // The viewer's own row is locked: of two requests at once the second one finds the first one's key.
  const same = and(eq(apiKeys.ownerId, viewer.userId), isNull(apiKeys.revokedAt), eq(apiKeys.foldedName, fold(name)));
  if (await tx.$count(apiKeys, same)) throw new AppError("API_KEY_EXISTS");
  return { name, scopes, profileType, specificProfileId, instanceIds, expiresAt, ...(scopes.includes("widget") && widget) };
}

/** Makes a key good again that is not since the database was restored. */
export function confirmApiKey(ctx: Context, input: ConfirmApiKeyInput): Promise<KeyRow> {
  return administratorTransaction(ctx, { needs: "api.keys" }, async (tx, now, viewer) => {
    const row = await managedKey(tx, viewer, input.id);
    return row.unconfirmedSince ? confirmKey(tx, now, viewer.actor, row) : row;
  });
}

async function managedKey(tx: Tx, viewer: Administrator, id: string): Promise<KeyRow> {
  const [row] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, parseUuid(id)), isOwnedByManaged(viewer, apiKeys.ownerId)))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Makes a key worthless, for good. */
export function revokeApiKey(ctx: Context, input: RevokeApiKeyInput): Promise<KeyRow> {
  return administratorTransaction(ctx, { needs: "api.keys" }, async (tx, now, viewer) => {
    const row = await managedKey(tx, viewer, input.id);
    if (row.revokedAt) return row;
    const [revoked] = await tx.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, row.id)).returning();
    await record(tx, now, viewer.actor, {
      action: "apiKey.revoke",
      model: "apiKey",
      entityId: row.id,
      before: { name: row.name },
      after: { revokedAt: now },
    });
    return revoked!;
  });
}
