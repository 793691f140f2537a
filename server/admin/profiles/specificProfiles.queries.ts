import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Page } from "../../../schema/paging";
import type { SpecificProfileFilter } from "../../../schema/users/profiles";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import { containsText } from "../../db/text/containsText";
import { hasIdIfSet, inList, inListIfSet } from "../../db/inList";
import { inRange } from "../../db/instantRange";
import type { Reader } from "../../db/connect";
import { columnKey, selectPage, type Order, type PageArgs } from "../../db/page";
import { clients, contracts } from "../../db/tables/instances";
import { specificProfileContracts, specificProfileInstances, specificProfiles, specificProfileSuppliers } from "../../db/tables/profiles";
import { suppliers } from "../../db/tables/suppliers";
import { AppError } from "../../platform/errors";
import type { Scope } from "../../platform/viewer";
import { accessesWithHiddenName } from "../../suppliers/queries/suppliers.queries";
import { isOwnedByManaged } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import type { Administrator } from "../permissions/administrator";
import { canSeeAllSuppliers } from "./specificProfiles.visibility";

export type SpecificProfileRow = typeof specificProfiles.$inferSelect;

const byName: Order<SpecificProfileRow> = {
  name: "specificProfiles",
  direction: "asc",
  keys: [columnKey(specificProfiles.foldedName, (row) => row.foldedName), columnKey(specificProfiles.id, (row) => row.id)],
};

export async function specificProfilesPage(
  db: Reader,
  viewer: Administrator,
  { text, profileTypes, ownerId, updatedAt }: SpecificProfileFilter,
  args: PageArgs,
): Promise<Page<SpecificProfileRow>> {
  const condition = and(
    isOwnedByManaged(viewer, specificProfiles.ownerId),
    containsText(text, sql`${specificProfiles.name}`),
    inListIfSet(specificProfiles.profileType, profileTypes),
    hasIdIfSet(specificProfiles.ownerId, ownerId),
    inRange(specificProfiles.updatedAt, updatedAt),
  );
  return selectPage(db, { from: specificProfiles, where: condition, order: byName, usual: pageLimits.claims }, args);
}

export async function specificProfile(db: Reader, viewer: Administrator, id: string): Promise<SpecificProfileRow> {
  const [row] = await db
    .select()
    .from(specificProfiles)
    .where(and(eq(specificProfiles.id, parseUuid(id)), isOwnedByManaged(viewer, specificProfiles.ownerId)));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Names of profiles of users and keys that the viewer already received, regardless of their owner. */
export const profileReferences = (db: Reader, ids: readonly string[]) =>
  db
    .select({ id: specificProfiles.id, name: specificProfiles.name, profileType: specificProfiles.profileType })
    .from(specificProfiles)
    .where(inList(specificProfiles.id, [...ids]));

export const contractsOfProfiles = (db: Reader, ids: readonly string[]) =>
  db
    .select({
      profileId: specificProfileContracts.profileId,
      instanceId: contracts.instanceId,
      clientId: contracts.clientId,
      clientName: clients.name,
      contractId: contracts.id,
      name: contracts.name,
    })
    .from(specificProfileContracts)
    .innerJoin(
      contracts,
      and(
        eq(contracts.instanceId, specificProfileContracts.instanceId),
        eq(contracts.clientId, specificProfileContracts.clientId),
        eq(contracts.id, specificProfileContracts.contractId),
      ),
    )
    .innerJoin(clients, and(eq(clients.instanceId, contracts.instanceId), eq(clients.id, contracts.clientId)))
    .where(inList(specificProfileContracts.profileId, [...ids]))
    .orderBy(contracts.instanceId, clients.name, contracts.name, contracts.id);

export const instancesOfProfiles = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(specificProfileInstances)
    .where(inList(specificProfileInstances.profileId, [...ids]))
    .orderBy(specificProfileInstances.instanceId);

/**
 * Suppliers of profiles that the viewer may see, without hidden names. Viewers with all suppliers also see ids that are not known yet.
 */
export function suppliersOfProfiles(db: Reader, scope: Scope, ids: readonly string[]) {
  const nameless = accessesWithHiddenName(scope);
  const hidden = nameless.length ? inList(suppliers.access, nameless) : sql`false`;
  const name = sql<string | null>`case when ${hidden} then null else ${suppliers.name} end`;
  const inScope = canSeeAllSuppliers(scope) ? undefined : isNotNull(suppliers.id);
  return db
    .select({ profileId: specificProfileSuppliers.profileId, id: specificProfileSuppliers.supplierId, name })
    .from(specificProfileSuppliers)
    .leftJoin(suppliers, and(eq(suppliers.id, specificProfileSuppliers.supplierId), suppliersInScope(scope)))
    .where(and(inList(specificProfileSuppliers.profileId, [...ids]), inScope))
    .orderBy(specificProfileSuppliers.supplierId);
}

// Raw names: drizzle omits table names in single-table statements, so a subselect would refer to its own column.
const holderCount = (rows: string) =>
  sql<number>`(select count(*)::int from ${sql.raw(rows)} where h.specific_profile_id = specific_profiles.id)`;

export const holdersOfProfiles = (db: Reader, ids: readonly string[]) =>
  db
    .select({
      id: specificProfiles.id,
      users: holderCount("users h"),
      keys: holderCount("(select specific_profile_id from api_keys where revoked_at is null) h"),
    })
    .from(specificProfiles)
    .where(inList(specificProfiles.id, [...ids]));
