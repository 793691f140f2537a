// Which alarms a viewer may see: those of claims in scope, and of feeds that bring data of an AMA instance in scope.
import { and, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { alarms } from "../db/tables/alarms";
import { claims } from "../db/tables/claims";
import type { Scope } from "../platform/viewer";

/** Who sees some contracts or suppliers only is not concerned with whole feeds. */
const canSeeFeeds = ({ contracts, suppliers }: Scope): boolean => contracts === "all" && suppliers === "all";

export const feedInScope = (scope: Scope, instanceIds: readonly string[] | null): boolean => {
  const { instances } = scope;
  return canSeeFeeds(scope) && (instances === "all" || instanceIds === null || instanceIds.some((id) => instances.has(id)));
};

/** The same as a condition of PostgreSQL. */
export function alarmsInScope(scope: Scope): SQL {
  const { instances } = scope;
  const ofKeys =
    instances === "all"
      ? sql`true`
      : sql`k.instance_ids is null or k.instance_ids && array(select jsonb_array_elements_text(${JSON.stringify([...instances])}::text::jsonb))`;
  const inFeeds = sql`${alarms.feedId} in (select f.id from feeds f join api_keys k on k.id = f.key_id where ${ofKeys})`;
  const inClaims = sql`exists (select from ${claims} where ${and(sql`${claims.id} = ${alarms.claimId}`, claimsInScope(scope))})`;
  return or(inClaims, canSeeFeeds(scope) ? and(isNotNull(alarms.feedId), inFeeds) : undefined)!;
}
