import { isDeepStrictEqual } from "node:util";
import { and, eq, isNotNull } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { DeleteSpecificProfileInput, SaveSpecificProfileInput } from "../../../schema/users/profiles";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { permissionsChanged } from "../../auth/permissions/permissionsVersion";
import { specificLists } from "../../auth/users/users.queries";
import type { Tx } from "../../db/connect";
import { nameColumns } from "../../db/text/foldedNames";
import { apiKeys } from "../../db/tables/keys";
import { specificProfileContracts, specificProfileInstances, specificProfiles, specificProfileSuppliers } from "../../db/tables/profiles";
import { sqlState } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { isOwnedByManaged } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction, type Administrator } from "../permissions/administrator";
import { monotonicNow } from "../../platform/monotonicNow";
import { profileFacts, validatedProfile, type ProfileFacts } from "./specificProfiles.input";
import { checkHolders, holders } from "./specificProfiles.holders";
import type { SpecificProfileRow } from "./specificProfiles.queries";

const model = "specificProfile";

export function saveSpecificProfile(ctx: Context, input: SaveSpecificProfileInput): Promise<SpecificProfileRow> {
  const id = input.id == null ? null : parseUuid(input.id);
  return administratorTransaction(ctx, { needs: "admin.specificProfiles" }, (tx, now, viewer) =>
    id === null ? create(tx, now, viewer, input) : change(tx, now, viewer, id, input),
  ).catch((error: unknown) => {
    throw sqlState(error) === "23505" ? new AppError("PROFILE_EXISTS") : error;
  });
}

async function create(tx: Tx, now: Date, viewer: Administrator, input: SaveSpecificProfileInput): Promise<SpecificProfileRow> {
  const facts = await validatedProfile(tx, viewer, input);
  const row = { id: uuidv7(), ownerId: viewer.userId, createdAt: now, updatedAt: now, ...columnsOf(facts) };
  await tx.insert(specificProfiles).values(row);
  await setLists(tx, row.id, facts);
  await record(tx, now, viewer.actor, { action: "specificProfile.create", model, entityId: row.id, after: facts });
  return row;
}

async function change(tx: Tx, now: Date, viewer: Administrator, id: string, input: SaveSpecificProfileInput): Promise<SpecificProfileRow> {
  const row = await profileForUpdate(tx, viewer, id);
  const before = await currentProfileFacts(tx, row);
  const after = await validatedProfile(tx, viewer, input, before);
  if (isDeepStrictEqual(before, after)) return row;
  if (input.updatedAt?.getTime() !== row.updatedAt.getTime()) throw new AppError("CHANGED_MEANWHILE");
  await checkHolders(tx, viewer, row, before, after);
  const [changed] = await tx
    .update(specificProfiles)
    .set({ ...columnsOf(after), updatedAt: monotonicNow(now, row.updatedAt) })
    .where(eq(specificProfiles.id, id))
    .returning();
  await setLists(tx, id, after);
  await record(tx, now, viewer.actor, { action: "specificProfile.change", model, entityId: id, before, after });
  await permissionsChanged(tx);
  return changed!;
}

export function deleteSpecificProfile(ctx: Context, input: DeleteSpecificProfileInput): Promise<SpecificProfileRow> {
  const id = parseUuid(input.id);
  return administratorTransaction(ctx, { needs: "admin.specificProfiles" }, async (tx, now, viewer) => {
    const row = await profileForUpdate(tx, viewer, id);
    const having = await holders(tx, id);
    if (having.users + having.keys > 0) throw new AppError("PROFILE_IN_USE", { ...having });
    const before = await currentProfileFacts(tx, row);
    // Revoked keys are kept for their history, without their profile.
    await tx
      .update(apiKeys)
      .set({ specificProfileId: null })
      .where(and(eq(apiKeys.specificProfileId, id), isNotNull(apiKeys.revokedAt)));
    await tx.delete(specificProfiles).where(eq(specificProfiles.id, id));
    await record(tx, now, viewer.actor, { action: "specificProfile.delete", model, entityId: id, before });
    return row;
  });
}

/** Locks the profile, so that it cannot be assigned concurrently. Throws NOT_FOUND. */
export async function profileForUpdate(tx: Tx, viewer: Administrator, id: string): Promise<SpecificProfileRow> {
  const [row] = await tx
    .select()
    .from(specificProfiles)
    .where(and(eq(specificProfiles.id, id), isOwnedByManaged(viewer, specificProfiles.ownerId)))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

async function currentProfileFacts(tx: Tx, row: SpecificProfileRow): Promise<ProfileFacts> {
  const [stored] = await tx.select({ lists: specificLists }).from(specificProfiles).where(eq(specificProfiles.id, row.id));
  return profileFacts(row, stored!.lists!);
}

const columnsOf = ({ name, profileType, hiddenLayers, hiddenFields, hiddenIndicators, requiresTwoFactor }: ProfileFacts) => ({
  ...{ ...nameColumns(name), profileType, hiddenLayers, hiddenFields, hiddenIndicators, requiresTwoFactor },
});

async function setLists(tx: Tx, profileId: string, { contracts, instanceIds, supplierIds }: ProfileFacts): Promise<void> {
  for (const table of [specificProfileContracts, specificProfileInstances, specificProfileSuppliers])
    await tx.delete(table).where(eq(table.profileId, profileId));
  if (instanceIds.length) await tx.insert(specificProfileInstances).values(instanceIds.map((instanceId) => ({ profileId, instanceId })));
  if (contracts.length) await tx.insert(specificProfileContracts).values(contracts.map((contract) => ({ profileId, ...contract })));
  if (supplierIds.length) await tx.insert(specificProfileSuppliers).values(supplierIds.map((supplierId) => ({ profileId, supplierId })));
}
