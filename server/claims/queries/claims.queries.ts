import { and, asc, eq, sql } from "drizzle-orm";
import type { ClaimFilter } from "../../../schema/claims/claims";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import { arrayLiteral, inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { builtByIds, builtFor } from "../../db/reading/builtSelection";
import { selectPage, type PageArgs, type Selection } from "../../db/page";
import { claims, milestones, movements } from "../../db/tables/claims";
import { instances } from "../../db/tables/instances";
import type { Scope, Viewer } from "../../platform/viewer";
import type { ClaimRow } from "../../changes/claimState";
import { claimConditions } from "./claimFilter.queries";
import { claimsOrder, type ClaimsOrder } from "./claimOrder";

export const claimById = async (db: Reader, viewer: Viewer, id: string): Promise<ClaimRow | undefined> =>
  (await oneInScope(db, viewer.scope, { id }))[0];

/** The only claim in scope whose code this is, of those whose id names the instance. Links of the source system hold the code. */
export async function claimByCode(db: Reader, viewer: Viewer, code: string): Promise<ClaimRow | undefined> {
  const ids = sql`(select ${code}::text || '@' || ${instances.id} from ${instances})`;
  const rows = await db
    .select()
    .from(claims)
    .where(and(sql`${claims.id} in ${ids}`, claimsInScope(viewer.scope)))
    .limit(2);
  return rows.length === 1 ? rows[0] : undefined;
}

const oneInScope = builtFor((db, scope: Scope) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.id, sql.placeholder("id")), claimsInScope(scope))),
);

export const claimsSelection = (viewer: Viewer, filter: ClaimFilter | null, order: ClaimsOrder, now: number): Selection<typeof claims> => ({
  from: claims,
  where: and(claimsInScope(viewer.scope), ...claimConditions(filter ?? {}, viewer, now)),
  order: claimsOrder(order, viewer),
  usual: pageLimits.claims,
});

/**
 * A page of claims in scope: one statement, one more for the total, one more for an order without an index. `columns` limits the columns
 * read; `null` reads all.
 */
export const claimsPage = async (
  db: Reader,
  viewer: Viewer,
  filter: ClaimFilter | null,
  order: ClaimsOrder,
  args: PageArgs,
  now: number,
  columns: ReadonlySet<string> | null,
): Promise<Page<ClaimRow>> => selectPage(db, claimsSelection(viewer, filter, order, now), args, columns);

export const claimsByIdInScope = (db: Reader, viewer: Viewer, ids: readonly string[]): Promise<ClaimRow[]> =>
  inScopeById(db, viewer.scope, { ids: arrayLiteral(ids) });

const inScopeById = builtFor((db, scope: Scope) =>
  db
    .select()
    .from(claims)
    .where(and(inList(claims.id, sql.placeholder("ids")), claimsInScope(scope))),
);

export const claimIdsInScope = async (db: Reader, viewer: Viewer, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(inList(claims.id, ids), claimsInScope(viewer.scope)))
  ).map(({ id }) => id);

export const priorityNamesOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select({ id: claims.id, priorityName: claims.priorityName })
    .from(claims)
    .where(inList(claims.id, [...claimIds]));

export const milestonesOf = builtByIds((db, claimIds) =>
  db.select().from(milestones).where(inList(milestones.claimId, claimIds)).orderBy(asc(milestones.at)),
);

export const movementsOf = builtByIds((db, claimIds) =>
  db.select().from(movements).where(inList(movements.claimId, claimIds)).orderBy(asc(movements.number)),
);
