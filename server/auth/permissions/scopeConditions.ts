// What a scope lets through of claims and suppliers: as a condition of PostgreSQL, and of a state in memory. The board's is in board/matcher.
import { and, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { layerOfAccess, mapLayers } from "../../../schema/rules/map/map";
import { SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import type { ClaimState } from "../../changes/states";
import { inList } from "../../db/inList";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { contractKey, contractParts, type Scope } from "../../platform/viewer";

const isSet = <T>(names: ReadonlySet<T> | string): names is ReadonlySet<T> => typeof names !== "string";

/** Claims in scope; undefined: all of them. A provider's are those assigned to its suppliers, not those proposed. */
export function claimsInScope({ layers, instances, contracts, suppliers: own }: Scope): SQL | undefined {
  if (!layers.includes("INCIDENTS") || [instances, contracts, own].some((names) => isSet(names) && !names.size)) return sql`false`;
  return and(
    isSet(instances) ? inList(claims.instanceId, [...instances]) : undefined,
    isSet(contracts)
      ? sql`(${claims.instanceId}, ${claims.clientId}, ${claims.contractId}) in (
          select e->>0, e->>1, e->>2 from jsonb_array_elements(${JSON.stringify([...contracts].map(contractParts))}::text::jsonb) e)`
      : undefined,
    isSet(own) ? and(inList(claims.supplierId, [...own]), sql`${claims.proposed} is not true`) : undefined,
  );
}

/** The same of a claim as the change log tells it. */
export const claimInScope = (
  { layers, instances, contracts, suppliers: own }: Scope,
  { instanceId, clientId, contractId, supplierId }: Pick<ClaimState, "instanceId" | "clientId" | "contractId" | "supplierId">,
): boolean =>
  layers.includes("INCIDENTS") &&
  (!isSet(instances) || instances.has(instanceId)) &&
  (!isSet(contracts) || (contractId !== null && contracts.has(contractKey(instanceId, clientId, contractId)))) &&
  (!isSet(own) || (supplierId !== null && own.has(supplierId)));

/** Whether the claims of a supplier that is in scope are in scope, too. */
export const canSeeAllClaims = ({ layers, contracts }: Scope): boolean => layers.includes("INCIDENTS") && contracts === "all";

/** Suppliers in scope; undefined: all of them. */
export function suppliersInScope(scope: Scope): SQL | undefined {
  const { layers, instances, suppliers: own } = scope;
  const access = (Object.keys(SupplierAccess) as SupplierAccess[]).filter((way) => layers.includes(layerOfAccess[way]));
  if (!access.length || [instances, own].some((names) => isSet(names) && !names.size)) return sql`false`;
  return and(
    isSet(instances) ? inList(suppliers.instanceId, [...instances]) : undefined,
    mapLayers.every((layer) => layers.includes(layer)) ? undefined : inList(suppliers.access, access),
    isSet(own) ? inList(suppliers.id, [...own]) : own === "serving" ? isServingClaimIn(scope) : undefined,
  );
}

/** Assigned to an open claim that is in scope. */
const isServingClaimIn = (scope: Scope): SQL => sql`${suppliers.id} in (
  select ${claims.supplierId} from ${claims}
  where ${and(isNotNull(claims.supplierId), sql`${claims.proposed} is not true`, ne(claims.status, "FINISHED"), claimsInScope(scope))})`;
