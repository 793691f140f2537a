// Log of the supplier filter. Rows contain answers to other users, so only viewers without hidden fields may read it.
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../schema/paging";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { SupplierFilterCallFilter } from "../../schema/search/supplierFilter";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { columnKey, selectPage, type Order, type PageArgs, type Selection } from "../db/page";
import { claims } from "../db/tables/claims";
import { supplierFilterCalls as calls } from "../db/tables/supplierFilterCalls";
import { startsWithText } from "../db/text/containsText";
import type { Scope, Viewer } from "../platform/viewer";
import { isUuid } from "../platform/uuid";

export type FilterCallRow = typeof calls.$inferSelect;

const newest: Order<FilterCallRow> = {
  name: "supplierFilterCalls",
  direction: "desc",
  keys: [columnKey(calls.at, ({ at }) => at.toISOString()), columnKey(calls.id, ({ id }) => id)],
};

function callsInScope(scope: Scope): SQL | undefined {
  const { instances, layers, suppliers, hiddenFields, contracts } = scope;
  const canSeeAll = suppliers === "all" && mapLayers.every((layer) => layers.includes(layer));
  if (!canSeeAll || Object.values(hiddenFields).some((fields) => fields.size)) return sql`false`;
  return and(
    instances === "all" ? undefined : instances.size ? inList(calls.instanceId, [...instances]) : sql`false`,
    contracts === "all" ? undefined : sql`exists (select from ${claims} where ${and(eq(claims.id, calls.claimId), claimsInScope(scope))})`,
  );
}

function conditions({ from, to, instanceId, actorKind, withoutCandidates, text }: SupplierFilterCallFilter): (SQL | undefined)[] {
  return [
    from == null ? undefined : gte(calls.at, from),
    to == null ? undefined : lt(calls.at, to),
    instanceId == null ? undefined : eq(calls.instanceId, instanceId),
    actorKind == null ? undefined : eq(calls.actorKind, actorKind),
    withoutCandidates == null ? undefined : sql`(${calls.candidates} = 0) = ${withoutCandidates}`,
    startsWithText(text, sql`${calls.claimId}`, sql`${calls.serviceId}`, sql`${calls.id}`),
  ];
}

export const filterCallsSelection = ({ scope }: Viewer, filter: SupplierFilterCallFilter): Selection<typeof calls> => ({
  ...{ from: calls, order: newest, usual: pageLimits.logs },
  where: and(callsInScope(scope), ...conditions(filter)),
});

export const filterCallsPage = (
  db: Reader,
  viewer: Viewer,
  filter: SupplierFilterCallFilter,
  args: PageArgs,
): Promise<Page<FilterCallRow>> => selectPage(db, filterCallsSelection(viewer, filter), args);

export async function filterCallById(db: Reader, { scope }: Viewer, id: string): Promise<FilterCallRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.id, id), callsInScope(scope)));
  return row ?? null;
}
