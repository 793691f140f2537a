// Parts of a specific profile that an administrator can see. Invisible parts are preserved by changes.
import { and } from "drizzle-orm";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import type { SpecificLists } from "../../auth/permissions/scope";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { suppliers } from "../../db/tables/suppliers";
import { contractKey, type Scope } from "../../platform/viewer";

export const canSeeInstance = ({ instances }: Scope, id: string): boolean => instances === "all" || instances.has(id);

export const canSeeContract = (scope: Scope, { instanceId, clientId, contractId }: SpecificLists["contracts"][number]): boolean =>
  canSeeInstance(scope, instanceId) && (scope.contracts === "all" || scope.contracts.has(contractKey(instanceId, clientId, contractId)));

/** Including ids that are not known yet. */
export const canSeeAllSuppliers = ({ instances, suppliers: visibleSuppliers, layers }: Scope): boolean =>
  instances === "all" && visibleSuppliers === "all" && mapLayers.every((layer) => layers.includes(layer));

export async function suppliersVisibleTo(db: Reader, scope: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!ids.length || canSeeAllSuppliers(scope)) return new Set(ids);
  const visibleRows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(inList(suppliers.id, [...ids]), suppliersInScope(scope)));
  return new Set(visibleRows.map(({ id }) => id));
}

export async function listsOutOfScope(
  db: Reader,
  scope: Scope,
  { instanceIds, contracts, supplierIds }: SpecificLists,
): Promise<SpecificLists> {
  const visibleIds = await suppliersVisibleTo(db, scope, supplierIds);
  return {
    instanceIds: instanceIds.filter((id) => !canSeeInstance(scope, id)),
    contracts: contracts.filter((contract) => !canSeeContract(scope, contract)),
    supplierIds: supplierIds.filter((id) => !visibleIds.has(id)),
  };
}
