// What claims have of the codes that a filter names, finished ones too, which no board holds.
import { and, min } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { FilterOptionPart } from "../../../schema/filterOptions";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { claims } from "../../db/tables/claims";
import type { Scope } from "../../platform/viewer";

/** By what a claim names each, the code itself last: a centre's code is its AMA instance's own, a contract's its client's. */
const keysOf: Record<FilterOptionPart, [...AnyPgColumn[], AnyPgColumn]> = {
  instanceIds: [claims.instanceId],
  centreIds: [claims.instanceId, claims.centreId],
  clientIds: [claims.instanceId, claims.clientId],
  contractIds: [claims.instanceId, claims.clientId, claims.contractId],
  serviceIds: [claims.serviceId],
  priorityCodes: [claims.priorityCode],
};

/** Of these codes each that a claim in scope has, with one such claim. Reads as much as the count of a register that they narrow. */
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
