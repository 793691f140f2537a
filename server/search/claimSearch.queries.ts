import { and, type SQL, sql } from "drizzle-orm";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { claimSearchKinds, type SearchMatch, searchStarts } from "../../schema/rules/search/searchKinds";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { ClaimRow } from "../changes/claimState";
import type { Reader } from "../db/connect";
import { inList, textArray } from "../db/inList";
import { claims } from "../db/tables/claims";
import type { Scope, Viewer } from "../platform/viewer";
import { bestCandidates, type Candidate, inOrderOf, keyBegins } from "./candidates";
import { claimScopeParts } from "./scopeParts";

/** Claims in scope that are found by a text, the best first, at most `first`. By a hidden field nothing is found. */
export async function findClaims(
  db: Reader,
  { scope }: Viewer,
  text: string,
  first: number,
): Promise<{ claim: ClaimRow; matched: SearchMatch }[]> {
  const starts = searchStarts(claimSearchKinds, text, (field) => isHidden(scope.hiddenFields, "INCIDENTS", field));
  if (!starts.length || !scope.layers.includes("INCIDENTS")) return [];
  const typed = starts.map(({ start }) => start);
  const best = bestCandidates(await db.execute<Candidate>(claimCandidates(scope, typed, first)), starts, first);
  if (!best.length) return [];
  const isBest = inList(
    claims.id,
    best.map(({ id }) => id),
  );
  const rows = await db
    .select()
    .from(claims)
    .where(and(isBest, claimsInScope(scope)));
  return inOrderOf(best, rows).map(({ row, place }) => ({ claim: row, matched: starts[place]!.match }));
}

/**
 * One look into an index for each text, each part of the scope, and open or not. Each ends after as many keys as can be answered, so that it is
 * no longer however many claims there are (`tests/api/search/searchKeys.test.ts`).
 */
export function claimCandidates(scope: Scope, starts: readonly string[], first: number): SQL {
  const { parts, others } = claimScopeParts(scope);
  return sql`
    select found.claim_id as id, found.key, wanted.open, (typed.place - 1)::int as place
    from unnest(${textArray(starts)}) with ordinality as typed(start, place)
    cross join (values (true), (false)) as wanted(open)
    cross join ${parts.from}
    cross join lateral (
      select claim_id, key from claim_search_keys as k
      where ${and(parts.on, ...others)} and k.open = wanted.open and ${keyBegins(sql`typed.start`)}
      order by key using ~<~ limit ${first}) as found`;
}
