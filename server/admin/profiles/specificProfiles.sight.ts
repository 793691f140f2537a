// What a specific profile narrows to, as far as an administrator sees it itself: the rest is not told, and stays through its changes.
import { and } from "drizzle-orm";
import { mapLayers } from "../../../schema/rules/map";
import { suppliersInScope } from "../../auth/inScope";
import type { SpecificLists } from "../../auth/scope";
import { among } from "../../db/among";
import type { Reader } from "../../db/connect";
import { suppliers } from "../../db/tables/suppliers";
import { contractKey, type Scope } from "../../platform/viewer";

export const seesInstance = ({ instances }: Scope, id: string): boolean => instances === "all" || instances.has(id);

export const seesContract = (scope: Scope, { instanceId, clientId, contractId }: SpecificLists["contracts"][number]): boolean =>
  seesInstance(scope, instanceId) && (scope.contracts === "all" || scope.contracts.has(contractKey(instanceId, clientId, contractId)));

/** Also those that are not known yet. */
export const seesEverySupplier = ({ instances, suppliers: own, layers }: Scope): boolean =>
  instances === "all" && own === "all" && mapLayers.every((layer) => layers.includes(layer));

/** Which of these suppliers are in scope. */
export async function suppliersSeen(db: Reader, scope: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!ids.length || seesEverySupplier(scope)) return new Set(ids);
  const seen = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(among(suppliers.id, [...ids]), suppliersInScope(scope)));
  return new Set(seen.map(({ id }) => id));
}

/** What of a profile's lists is out of scope. */
export async function unseen(db: Reader, scope: Scope, { instanceIds, contracts, supplierIds }: SpecificLists): Promise<SpecificLists> {
  const seen = await suppliersSeen(db, scope, supplierIds);
  return {
    instanceIds: instanceIds.filter((id) => !seesInstance(scope, id)),
    contracts: contracts.filter((one) => !seesContract(scope, one)),
    supplierIds: supplierIds.filter((id) => !seen.has(id)),
  };
}
