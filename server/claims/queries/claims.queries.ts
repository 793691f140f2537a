import { and, asc, eq, sql } from "drizzle-orm";
import type { ClaimFilter } from "../../../schema/claims";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { builtByIds, builtFor } from "../../db/reading/builtSelection";
import { selectPage, type PageArgs, type Selection } from "../../db/page";
import { claims, milestones, movements } from "../../db/tables/claims";
import type { Scope, Viewer } from "../../platform/viewer";
import type { ClaimRow } from "../../changes/claimState";
import { claimConditions } from "./claimFilter.queries";
import { claimsOrder, type ClaimsOrder } from "./claimOrder";

/** The claim, or undefined when there is none or the viewer may not see it. */
export const claimById = async (db: Reader, viewer: Viewer, id: string): Promise<ClaimRow | undefined> =>
  (await oneInScope(db, viewer.scope, { id }))[0];

const oneInScope = builtFor((db, scope: Scope) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.id, sql.placeholder("id")), claimsInScope(scope))),
);

/** The claims in scope that a filter lets through, minutes counted back from `now`. Throws BAD_USER_INPUT, FIELD_UNKNOWN. */
export const claimsSelection = (viewer: Viewer, filter: ClaimFilter | null, order: ClaimsOrder, now: number): Selection<typeof claims> => ({
  from: claims,
  where: and(claimsInScope(viewer.scope), ...claimConditions(filter ?? {}, viewer, now)),
  order: claimsOrder(order, viewer),
  usual: pageLimits.claims,
});

/**
 * A page of the claims in scope, minutes counted back from `now`: one statement, one more when the total is asked for, one more for an order
 * that no index keeps. Of the rows only `columns`, where these are known.
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

/** Those of these claims that are in scope. */
export const claimsByIdInScope = (db: Reader, viewer: Viewer, ids: readonly string[]): Promise<ClaimRow[]> =>
  db
    .select()
    .from(claims)
    .where(and(inList(claims.id, ids), claimsInScope(viewer.scope)));

/** The ids of those. */
export const claimIdsInScope = async (db: Reader, viewer: Viewer, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(inList(claims.id, ids), claimsInScope(viewer.scope)))
  ).map(({ id }) => id);

/** What the priorities of claims in scope are called. */
export const priorityNamesOf = (db: Reader, claimIds: readonly string[]) =>
  db
    .select({ id: claims.id, priorityName: claims.priorityName })
    .from(claims)
    .where(inList(claims.id, [...claimIds]));

/** Milestones of claims the viewer was already given, in order of time. */
export const milestonesOf = builtByIds((db, claimIds) =>
  db.select().from(milestones).where(inList(milestones.claimId, claimIds)).orderBy(asc(milestones.at)),
);

export const movementsOf = builtByIds((db, claimIds) =>
  db.select().from(movements).where(inList(movements.claimId, claimIds)).orderBy(asc(movements.number)),
);
