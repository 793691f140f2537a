import { and, eq, isNull } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { DAY_MS } from "../../../schema/rules/durations";
import type { ConfirmApiKeyInput, CreateApiKeyInput, CreatedApiKey, RevokeApiKeyInput } from "../../../schema/users/apiKeys";
import { fold } from "../../../schema/rules/language/folding";
import { type KeyScope, type PositionsKey, positionsKeyError, sendingScopes, widgetKeyError } from "../../../schema/rules/access/apiKeys";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import { record } from "../../audit/record";
import { requireConfirmedPassword } from "../../auth/account/confirmPassword";
import type { Context } from "../../auth/context";
import { confirmKey, newKey } from "../../auth/keys/apiKeys";
import type { Tx } from "../../db/connect";
import { nameColumns } from "../../db/text/foldedNames";
import { inList } from "../../db/inList";
import { apiKeys } from "../../db/tables/keys";
import { suppliers } from "../../db/tables/suppliers";
import { AppError } from "../../platform/errors";
import { isOwnedByManaged } from "../../auth/permissions/ownership";
import { coversItsInstances } from "../../platform/viewer";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction, type Administrator } from "../permissions/administrator";
import { assertWithinOwnRights, checkInstances, checkProfile } from "../permissions/grants";
import type { KeyRow } from "./apiKeys.queries";

export async function createApiKey(ctx: Context, input: CreateApiKeyInput): Promise<Omit<CreatedApiKey, "apiKey"> & { apiKey: KeyRow }> {
  await requireConfirmedPassword(ctx);
  return administratorTransaction(ctx, { needs: "api.keys" }, async (tx, now, viewer) => {
    const facts = await validatedKey(tx, now, viewer, input);
    const { key, keyHash } = newKey();
    const identity = { id: uuidv7(), ownerId: viewer.userId, createdAt: now };
    const [apiKey] = await tx
      .insert(apiKeys)
      .values({ ...identity, ...facts, ...nameColumns(facts.name), keyHash })
      .returning();
    await record(tx, now, viewer.actor, { action: "apiKey.create", model: "apiKey", entityId: identity.id, after: facts });
    return { key, apiKey: apiKey! };
  });
}

async function validatedKey(tx: Tx, now: Date, viewer: Administrator, input: CreateApiKeyInput) {
  const name = tidyName(input.name);
  if (!isName(name)) throw new AppError("NAME_INVALID");
  const scopes = [...new Set(input.scopes)].sort();
  if (!scopes.length) throw new AppError("BAD_USER_INPUT", { field: "scopes" });
  if (input.allInstances && input.instanceIds.length) throw new AppError("BAD_USER_INPUT", { field: "instanceIds" });
  const { arrivalProof = false } = input;
  const [origins, groupings] = [[...new Set(input.origins)], [...new Set(input.groupings)]];
  const widget = { indicators: input.indicators ?? [], origins, groupings, arrivalProof };
  const widgetError = widgetKeyError(scopes, widget);
  if (widgetError) throw new AppError("BAD_USER_INPUT", { field: widgetError.toLowerCase() });
  if (widget.indicators.some((key) => viewer.scope.hiddenIndicators.has(key))) throw new AppError("BEYOND_OWN_RIGHTS");
  const binding = { devices: [...new Set(input.devices?.map((device) => device.trim()))], supplierId: input.supplierId ?? null };
  const bindingError = positionsKeyError(scopes, binding);
  if (bindingError) throw new AppError("BAD_USER_INPUT", { field: bindingError.toLowerCase() });
  const { profileType, expiresAt } = input;
  if (expiresAt <= now || expiresAt.getTime() > now.getTime() + peopleLimits.keyDays * DAY_MS) throw new AppError("KEY_EXPIRY");
  const instanceIds = input.allInstances ? null : await checkInstances(tx, viewer, input.instanceIds);
  const specificProfileId = input.specificProfileId == null ? null : await checkProfile(tx, viewer, input.specificProfileId);
  await assertWithinOwnRights(tx, viewer, { profileType, specificProfileId, instanceIds });
  // Sent data is limited by AMA instance only, so viewers restricted to contracts or suppliers cannot create such keys.
  if (scopes.some((scope) => sendingScopes.includes(scope)) && !coversItsInstances(viewer.scope)) throw new AppError("BEYOND_OWN_RIGHTS");
  if (binding.supplierId !== null) await assertSupplierOf(tx, binding.supplierId, instanceIds);
  // The viewer's row is locked, so concurrent requests cannot both create a key with this name.
  const same = and(eq(apiKeys.ownerId, viewer.userId), isNull(apiKeys.revokedAt), eq(apiKeys.foldedName, fold(name)));
  if (await tx.$count(apiKeys, same)) throw new AppError("API_KEY_EXISTS");
  return {
    name,
    scopes,
    profileType,
    specificProfileId,
    instanceIds,
    expiresAt,
    ...(scopes.includes("widget") && widget),
    ...boundTo(scopes, binding),
  };
}

const boundTo = (scopes: readonly KeyScope[], { devices, supplierId }: PositionsKey) =>
  scopes.includes("positions") && (supplierId === null ? { devices: [...devices] } : { supplierId });

async function assertSupplierOf(tx: Tx, id: string, instanceIds: readonly string[] | null): Promise<void> {
  const where = and(eq(suppliers.id, id), instanceIds ? inList(suppliers.instanceId, instanceIds) : undefined);
  if (!(await tx.$count(suppliers, where))) throw new AppError("NOT_FOUND");
}

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
