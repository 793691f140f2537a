import { and, type SQL, sql } from "drizzle-orm";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { claimSearchKinds, type KeyStart, type SearchMatch, searchStarts } from "../../schema/rules/search/searchKinds";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { ClaimRow } from "../changes/claimState";
import type { Reader } from "../db/connect";
import { inList, textArray } from "../db/inList";
import { claims } from "../db/tables/claims";
import type { Scope, Viewer } from "../platform/viewer";
import { bestCandidates, type Candidate, inOrderOf, keyBegins, MAX_READ_KEYS, patternOf } from "./candidates";
import { claimScopeParts, hasManyContracts } from "./scopeParts";

/** Best matches in scope, at most `first`. Hidden fields are not searched. */
export async function findClaims(
  db: Reader,
  { scope }: Viewer,
  text: string,
  first: number,
): Promise<{ claim: ClaimRow; matched: SearchMatch }[]> {
  const starts = searchStarts(claimSearchKinds, text, (field) => isHidden(scope.hiddenFields, "INCIDENTS", field));
  if (!starts.length || !scope.layers.includes("INCIDENTS")) return [];
  const best = await bestClaims(db, scope, starts, first);
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

async function bestClaims(db: Reader, scope: Scope, starts: readonly KeyStart[], first: number): Promise<Candidate[]> {
  const look = async (isExact: boolean): Promise<{ best: Candidate[]; isCut: boolean }> => {
    const candidates = await db.execute<Candidate & { fits: boolean }>(claimCandidates(scope, starts, first, isExact));
    const fitting = candidates.filter(({ fits }) => fits);
    return { best: bestCandidates(fitting, starts, first), isCut: fitting.length < candidates.length };
  };
  const { best, isCut } = await look(false);
  return isCut && best.length < first && hasManyContracts(scope) ? (await look(true)).best : best;
}

/**
 * One bounded index scan per prefix, scope part and open state, so the time does not grow with the claims
 * (tests/api/search/searchKeys.test.ts). Numbering instead of LIMIT avoids a sort.
 */
export function claimCandidates(scope: Scope, starts: readonly KeyStart[], first: number, isExact = false): SQL {
  const { table, parts, others, fits } = claimScopeParts(scope, isExact);
  return sql`
    select found.claim_id as id, found.key, found.fits, wanted.open, (typed.place - 1)::int as place
    from unnest(${textArray(starts.map(({ start }) => start))}, ${textArray(starts.map(patternOf))}) with ordinality as typed(start, pattern, place)
    cross join (values (true), (false)) as wanted(open)
    cross join ${parts.from}
    cross join lateral (
      select claim_id, key, fits from (
        select claim_id, key, key like typed.pattern and ${fits} as fits, row_number() over (order by key using ~<~) as number
        from ${table} as k where ${and(parts.on, ...others)} and k.open = wanted.open and ${keyBegins(sql`typed.start`)}) as read
      where number <= ${MAX_READ_KEYS} and (fits or number = ${MAX_READ_KEYS}) limit ${first}) as found`;
}
