import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { ClaimFilter, ClaimSort } from "../../../schema/claims";
import type { Page } from "../../../schema/paging";
import { claimStatusOrder } from "../../../schema/rules/claims/claims";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { claimsInScope, suppliersInScope } from "../../auth/permissions/scopeConditions";
import { fieldConditions, fieldOrder } from "../../db/fieldQueries";
import { inList, inListIfSet } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { selectPage, type Order, type PageArgs } from "../../db/page";
import { claims, milestones, movements } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { inBounds } from "../../db/inBounds";
import type { Scope, Viewer } from "../../platform/viewer";
import type { ClaimRow } from "../../changes/claimState";

/** The claim, or undefined when there is none or the viewer may not see it. */
export async function claimById(db: Reader, viewer: Viewer, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), claimsInScope(viewer.scope)));
  return row;
}

const iso = (date: Date | null): string => date?.toISOString() ?? "infinity";
const idKey = { column: sql`${claims.id}`, readValue: (row: ClaimRow) => row.id };
const urgencyKey = {
  column: sql`array_position(array[${sql.raw(claimStatusOrder.map((status) => `'${status}'`).join(","))}]::claim_status[], ${claims.status})`,
  readValue: (row: ClaimRow) => claimStatusOrder.indexOf(row.status) + 1,
};
const ageKey = { column: sql`coalesce(${claims.measuredFrom}, 'infinity')`, readValue: (row: ClaimRow) => iso(row.measuredFrom) };

/** Claims are never ordered by a field that is hidden from the viewer, so that neither their order nor a cursor tells its value. */
function orderOf(sort: ClaimSort, { hiddenFields }: Scope): Order<ClaimRow> {
  const hides = (field: string): boolean => isHidden(hiddenFields, "INCIDENTS", field);
  const order = fieldOrder(claims, claimFields, sort);
  if (order) return hides(order.field) ? { ...order, name: `${order.name}.id`, keys: [idKey] } : order;
  return hides("measuredFrom")
    ? { name: "urgency.status", direction: "asc", keys: [urgencyKey, idKey] }
    : { name: "urgency", direction: "asc", keys: [urgencyKey, ageKey, idKey] };
}

/** A page of the claims in scope: one statement, and one more when the total is asked for. */
export async function claimsPage(
  db: Reader,
  viewer: Viewer,
  filter: ClaimFilter | null,
  sort: ClaimSort,
  args: PageArgs,
): Promise<Page<ClaimRow>> {
  const order = orderOf(sort, viewer.scope);
  const condition = and(claimsInScope(viewer.scope), ...conditions(filter ?? {}), ofSuppliersInScope(filter ?? {}, viewer.scope));
  return selectPage(db, { from: claims, where: condition, order, usual: pageLimits.claims }, args);
}

function conditions(filter: ClaimFilter): (SQL | undefined)[] {
  return [
    ...fieldConditions(claims, claimFields, filter),
    filter.open == null ? undefined : filter.open ? ne(claims.status, "FINISHED") : eq(claims.status, "FINISHED"),
    inListIfSet(claims.supplierId, filter.supplierIds),
    // Assigned, not proposed.
    filter.supplierIds == null ? undefined : sql`${claims.proposed} is not true`,
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? isNull(claims.lon) : isNotNull(claims.lon),
    filter.bounds == null ? undefined : inBounds(claims.lon, claims.lat, filter.bounds),
  ];
}

/** A filter, too, reveals which claims a supplier has. */
function ofSuppliersInScope({ supplierIds }: ClaimFilter, scope: Scope): SQL | undefined {
  const seen = supplierIds ? suppliersInScope(scope) : undefined;
  return seen && sql`${claims.supplierId} in (select ${suppliers.id} from ${suppliers} where ${seen})`;
}

/** Those of these claims that are in scope. */
export const claimIdsInScope = async (db: Reader, viewer: Viewer, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(inList(claims.id, ids), claimsInScope(viewer.scope)))
  ).map(({ id }) => id);

/** Milestones of claims the viewer was already given, in order of time. */
export const milestonesOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select()
    .from(milestones)
    .where(inList(milestones.claimId, [...claimIds]))
    .orderBy(asc(milestones.at));

export const movementsOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select()
    .from(movements)
    .where(inList(movements.claimId, [...claimIds]))
    .orderBy(asc(movements.number));
