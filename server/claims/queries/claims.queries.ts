import { and, asc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { ClaimFilter, ClaimSort } from "../../../schema/claims";
import type { Page } from "../../../schema/paging";
import { claimStatusOrder } from "../../../schema/rules/claims/claims";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { claimsInScope, suppliersInScope } from "../../auth/permissions/scopeConditions";
import { inList, inListIfGiven } from "../../db/inList";
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
const occurredKey = { column: sql`${claims.occurredAt}`, readValue: (row: ClaimRow) => iso(row.occurredAt) };
const urgencyKey = {
  column: sql`array_position(array[${sql.raw(claimStatusOrder.map((status) => `'${status}'`).join(","))}]::claim_status[], ${claims.status})`,
  readValue: (row: ClaimRow) => claimStatusOrder.indexOf(row.status) + 1,
};
const ageKey = { column: sql`coalesce(${claims.measuredFrom}, 'infinity')`, readValue: (row: ClaimRow) => iso(row.measuredFrom) };

const orders: Record<ClaimSort, Order<ClaimRow>> = {
  URGENCY: { name: "urgency", direction: "asc", keys: [urgencyKey, ageKey, idKey] },
  NEWEST: { name: "newest", direction: "desc", keys: [occurredKey, idKey] },
  OLDEST: { name: "oldest", direction: "asc", keys: [occurredKey, idKey] },
  ID: { name: "id", direction: "asc", keys: [idKey] },
};

/** Those whose age is hidden stand in no order of their ages, nor does a cursor name one. */
function orderOf(sort: ClaimSort, { hiddenFields }: Scope): Order<ClaimRow> {
  const order = orders[sort];
  if (!order.keys.includes(ageKey) || !isHidden(hiddenFields, "INCIDENTS", "measuredFrom")) return order;
  return { ...order, name: `${order.name}.status`, keys: order.keys.filter((key) => key !== ageKey) };
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
    filter.open == null ? undefined : filter.open ? ne(claims.status, "FINISHED") : eq(claims.status, "FINISHED"),
    inListIfGiven(claims.status, filter.statuses),
    inListIfGiven(claims.id, filter.ids),
    inListIfGiven(claims.instanceId, filter.instanceIds),
    inListIfGiven(claims.centreId, filter.centreIds),
    inListIfGiven(claims.kind, filter.kinds),
    inListIfGiven(claims.clientId, filter.clientIds),
    inListIfGiven(claims.contractId, filter.contractIds),
    inListIfGiven(claims.supplierId, filter.supplierIds),
    // Assigned, not proposed.
    filter.supplierIds == null ? undefined : sql`${claims.proposed} is not true`,
    filter.file == null ? undefined : eq(claims.file, filter.file),
    filter.scheduled == null ? undefined : eq(claims.scheduled, filter.scheduled),
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? isNull(claims.lon) : isNotNull(claims.lon),
    filter.bounds == null ? undefined : inBounds(claims.lon, claims.lat, filter.bounds),
    filter.occurredFrom == null ? undefined : gte(claims.occurredAt, filter.occurredFrom),
    filter.occurredTo == null ? undefined : lt(claims.occurredAt, filter.occurredTo),
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
