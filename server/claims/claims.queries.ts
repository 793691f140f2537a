import { and, asc, count, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { ClaimFilter, ClaimSort } from "../../schema/claims";
import type { Page } from "../../schema/paging";
import { claimStatusOrder } from "../../schema/rules/claims";
import { isHidden } from "../../schema/rules/fields";
import { pageLimits } from "../../schema/rules/paging";
import { claimsInScope, suppliersInScope } from "../auth/inScope";
import { among, listed } from "../db/among";
import type { Reader } from "../db/connect";
import { afterCursor, orderBy, page, pageSize, type Order, type PageArgs } from "../db/page";
import { claims, milestones, movements } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";
import { within } from "../db/within";
import type { Scope, Viewer } from "../platform/viewer";
import type { ClaimRow } from "../changes/claimState";

/** The claim, or undefined when there is none or the viewer may not see it. */
export async function claimById(db: Reader, viewer: Viewer, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), claimsInScope(viewer.scope)));
  return row;
}

const iso = (date: Date | null): string => date?.toISOString() ?? "infinity";
const byId = { column: sql`${claims.id}`, of: (row: ClaimRow) => row.id };
const occurred = { column: sql`${claims.occurredAt}`, of: (row: ClaimRow) => iso(row.occurredAt) };
const urgency = {
  column: sql`array_position(array[${sql.raw(claimStatusOrder.map((status) => `'${status}'`).join(","))}]::claim_status[], ${claims.status})`,
  of: (row: ClaimRow) => claimStatusOrder.indexOf(row.status) + 1,
};
const longest = { column: sql`coalesce(${claims.measuredFrom}, 'infinity')`, of: (row: ClaimRow) => iso(row.measuredFrom) };

const orders: Record<ClaimSort, Order<ClaimRow>> = {
  URGENCY: { name: "urgency", direction: "asc", keys: [urgency, longest, byId] },
  NEWEST: { name: "newest", direction: "desc", keys: [occurred, byId] },
  OLDEST: { name: "oldest", direction: "asc", keys: [occurred, byId] },
  ID: { name: "id", direction: "asc", keys: [byId] },
};

/** Those whose age is hidden stand in no order of their ages, nor does a cursor name one. */
function orderOf(sort: ClaimSort, { hiddenFields }: Scope): Order<ClaimRow> {
  const order = orders[sort];
  if (!order.keys.includes(longest) || !isHidden(hiddenFields, "INCIDENTS", "measuredFrom")) return order;
  return { ...order, name: `${order.name}.status`, keys: order.keys.filter((key) => key !== longest) };
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
  const first = pageSize(args, pageLimits.claims);
  const wanted = and(claimsInScope(viewer.scope), ...conditions(filter ?? {}), ofSuppliersInScope(filter ?? {}, viewer.scope));
  const rows = await db
    .select()
    .from(claims)
    .where(and(wanted, afterCursor(order, args.after)))
    .orderBy(...orderBy(order))
    .limit(first + 1);
  return page(order, args, first, rows, async () => (await db.select({ n: count() }).from(claims).where(wanted))[0]!.n);
}

function conditions(filter: ClaimFilter): (SQL | undefined)[] {
  return [
    filter.open == null ? undefined : filter.open ? ne(claims.status, "FINISHED") : eq(claims.status, "FINISHED"),
    listed(claims.status, filter.statuses),
    listed(claims.id, filter.ids),
    listed(claims.instanceId, filter.instanceIds),
    listed(claims.centreId, filter.centreIds),
    listed(claims.kind, filter.kinds),
    listed(claims.clientId, filter.clientIds),
    listed(claims.contractId, filter.contractIds),
    listed(claims.supplierId, filter.supplierIds),
    // Assigned, not proposed.
    filter.supplierIds == null ? undefined : sql`${claims.proposed} is not true`,
    filter.file == null ? undefined : eq(claims.file, filter.file),
    filter.scheduled == null ? undefined : eq(claims.scheduled, filter.scheduled),
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? isNull(claims.lon) : isNotNull(claims.lon),
    filter.bounds == null ? undefined : within(claims.lon, claims.lat, filter.bounds),
    filter.occurredFrom == null ? undefined : gte(claims.occurredAt, filter.occurredFrom),
    filter.occurredTo == null ? undefined : lt(claims.occurredAt, filter.occurredTo),
  ];
}

/** Which claims a supplier has is told by a filter, too. */
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
      .where(and(among(claims.id, ids), claimsInScope(viewer.scope)))
  ).map(({ id }) => id);

/** Milestones of claims the viewer was already given, in order of time. */
export const milestonesOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select()
    .from(milestones)
    .where(among(milestones.claimId, [...claimIds]))
    .orderBy(asc(milestones.at));

export const movementsOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select()
    .from(movements)
    .where(among(movements.claimId, [...claimIds]))
    .orderBy(asc(movements.number));
