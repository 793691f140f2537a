// Scope conditions for claims and suppliers, in SQL and for states in memory. The board has its own in board/matcher.
import { and, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { layerOfAccess, mapLayers } from "../../../schema/rules/lists/mapLayers";
import { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ClaimState } from "../../changes/states";
import { inList } from "../../db/inList";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { contractKey, contractParts, type Scope } from "../../platform/viewer";

const isSet = <T>(names: ReadonlySet<T> | string): names is ReadonlySet<T> => typeof names !== "string";

/** `undefined` for all claims. A provider sees claims assigned to its suppliers, not proposed ones. */
export function claimsInScope({ layers, instances, contracts, suppliers: supplierScope }: Scope): SQL | undefined {
  if (!layers.includes("INCIDENTS") || [instances, contracts, supplierScope].some((names) => isSet(names) && !names.size))
    return sql`false`;
  return and(
    isSet(instances) ? inList(claims.instanceId, [...instances]) : undefined,
    isSet(contracts)
      ? sql`(${claims.instanceId}, ${claims.clientId}, ${claims.contractId}) in (
          select e->>0, e->>1, e->>2 from jsonb_array_elements(${JSON.stringify([...contracts].map(contractParts))}::text::jsonb) e)`
      : undefined,
    isSet(supplierScope) ? and(inList(claims.supplierId, [...supplierScope]), sql`${claims.proposed} is not true`) : undefined,
  );
}

export const claimInScope = (
  { layers, instances, contracts, suppliers: supplierScope }: Scope,
  { instanceId, clientId, contractId, supplierId }: Pick<ClaimState, "instanceId" | "clientId" | "contractId" | "supplierId">,
): boolean =>
  layers.includes("INCIDENTS") &&
  (!isSet(instances) || instances.has(instanceId)) &&
  (!isSet(contracts) || (contractId !== null && contracts.has(contractKey(instanceId, clientId, contractId)))) &&
  (!isSet(supplierScope) || (supplierId !== null && supplierScope.has(supplierId)));

/** Returns whether every claim of a supplier in scope is also in scope. */
export const canSeeAllClaims = ({ layers, contracts }: Scope): boolean => layers.includes("INCIDENTS") && contracts === "all";

export function suppliersInScope(scope: Scope): SQL | undefined {
  const { layers, instances, suppliers: supplierScope } = scope;
  const access = (Object.keys(SupplierAccess) as SupplierAccess[]).filter((way) => layers.includes(layerOfAccess[way]));
  if (!access.length || [instances, supplierScope].some((names) => isSet(names) && !names.size)) return sql`false`;
  return and(
    isSet(instances) ? inList(suppliers.instanceId, [...instances]) : undefined,
    mapLayers.every((layer) => layers.includes(layer)) ? undefined : inList(suppliers.access, access),
    isSet(supplierScope) ? inList(suppliers.id, [...supplierScope]) : supplierScope === "serving" ? isServingClaimIn(scope) : undefined,
  );
}

const isServingClaimIn = (scope: Scope): SQL => sql`${suppliers.id} in (
  select ${claims.supplierId} from ${claims}
  where ${and(isNotNull(claims.supplierId), sql`${claims.proposed} is not true`, ne(claims.status, "FINISHED"), claimsInScope(scope))})`;
