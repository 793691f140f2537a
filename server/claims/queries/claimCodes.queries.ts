// Filter codes used by claims, including finished claims, which boards do not hold.
import { and, min } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { FilterOptionPart } from "../../../schema/lists/filterOptions";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { claims } from "../../db/tables/claims";
import type { Scope } from "../../platform/viewer";

/**
 * Key columns of each filter part; the last column is the code. Codes of centres are unique per instance, those of contracts per client.
 */
const keysOf: Record<FilterOptionPart, [...AnyPgColumn[], AnyPgColumn]> = {
  instanceIds: [claims.instanceId],
  centreIds: [claims.instanceId, claims.centreId],
  clientIds: [claims.instanceId, claims.clientId],
  contractIds: [claims.instanceId, claims.clientId, claims.contractId],
  serviceIds: [claims.serviceId],
  priorityCodes: [claims.priorityCode],
};

/** The given codes that a claim in scope uses, with one example claim each. Costs as much as counting a list with that filter. */
export async function codesOfClaims(db: Reader, scope: Scope, part: FilterOptionPart, codes: readonly string[]) {
  const keys = keysOf[part];
  const code = keys.at(-1)!;
  const rows = await db
    .select({ code: min(code), claimId: min(claims.id), instanceId: min(claims.instanceId), clientId: min(claims.clientId) })
    .from(claims)
    .where(and(inList(code, codes), claimsInScope(scope)))
    .groupBy(...keys)
    .orderBy(min(code), min(claims.clientId));
  return rows as { code: string; claimId: string; instanceId: string; clientId: string | null }[];
}
