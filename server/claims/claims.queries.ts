import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { ClaimFilter, ClaimSort } from "../../schema/claims";
import type { Page } from "../../schema/paging";
import { claimStatusOrder } from "../../schema/rules/claims";
import { pageLimits } from "../../schema/rules/paging";
import type { Reader } from "../db/connect";
import { afterCursor, orderBy, page, pageSize, type Order, type PageArgs } from "../db/page";
import { claims, milestones, movements } from "../db/tables/claims";
import { within } from "../db/within";
import type { Scope, Viewer } from "../platform/viewer";
import type { ClaimRow } from "../changes/claimState";

/** What of the claims the scope lets through. */
export function claimsInScope(scope: Scope): SQL | undefined {
  if (!scope.layers.includes("INCIDENTS")) return sql`false`;
  return scope.instances === "all" ? undefined : scope.instances.size ? inArray(claims.instanceId, [...scope.instances]) : sql`false`;
}

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

/** A page of the claims in scope: one statement, and one more when the total is asked for. */
export async function claimsPage(
  db: Reader,
  viewer: Viewer,
  filter: ClaimFilter | null,
  sort: ClaimSort,
  args: PageArgs,
): Promise<Page<ClaimRow>> {
  const order = orders[sort];
  const first = pageSize(args, pageLimits.claims);
  const wanted = and(claimsInScope(viewer.scope), ...conditions(filter ?? {}));
  const rows = await db
    .select()
    .from(claims)
    .where(and(wanted, afterCursor(order, args.after)))
    .orderBy(...orderBy(order))
    .limit(first + 1);
  return page(order, args, first, rows, async () => (await db.select({ n: count() }).from(claims).where(wanted))[0]!.n);
}

function conditions(filter: ClaimFilter): (SQL | undefined)[] {
  const among = <T>(column: Parameters<typeof inArray>[0], values: T[] | null | undefined): SQL | undefined =>
    values == null ? undefined : values.length ? inArray(column, values) : sql`false`;
  return [
    filter.open == null ? undefined : filter.open ? ne(claims.status, "FINISHED") : eq(claims.status, "FINISHED"),
    among(claims.status, filter.statuses),
    among(claims.id, filter.ids),
    among(claims.instanceId, filter.instanceIds),
    among(claims.centreId, filter.centreIds),
    among(claims.kind, filter.kinds),
    among(claims.clientId, filter.clientIds),
    among(claims.contractId, filter.contractIds),
    among(claims.supplierId, filter.supplierIds),
    filter.file == null ? undefined : eq(claims.file, filter.file),
    filter.scheduled == null ? undefined : eq(claims.scheduled, filter.scheduled),
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? isNull(claims.lon) : isNotNull(claims.lon),
    filter.bounds == null ? undefined : within(claims.lon, claims.lat, filter.bounds),
    filter.occurredFrom == null ? undefined : gte(claims.occurredAt, filter.occurredFrom),
    filter.occurredTo == null ? undefined : lt(claims.occurredAt, filter.occurredTo),
  ];
}

/** Milestones of claims the viewer was already given, in order of time. */
export const milestonesOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select()
    .from(milestones)
    .where(inArray(milestones.claimId, [...claimIds]))
    .orderBy(asc(milestones.at));

export const movementsOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select()
    .from(movements)
    .where(inArray(movements.claimId, [...claimIds]))
    .orderBy(asc(movements.number));
