// The answer of the supplier filter: who is near enough is cut out, ranked by straight lines, and the best by the roads.
import { MINUTE_MS } from "../../../schema/rules/durations";
import {
  supplierFilterLimits as limits,
  type FilterContext,
  type FilterReason,
  type RankReason,
  type ServiceNeed,
} from "../../../schema/rules/suppliers/filterFacts";
import { compareRanks, rankOf, rankReasons, type Departure, type Rank } from "../../../schema/rules/suppliers/filterRanking";
import { filterSuppliers, type EstimatedSupplier, type ExcludedSupplier } from "../../../schema/rules/suppliers/supplierFilter";
import type { Board } from "../../board/board";
import type { Reader } from "../../db/connect";
import type { Maps } from "../../integrations/maps/maps";
import type { Route } from "../../integrations/maps/routeFinder";
import type { Viewer } from "../../platform/viewer";
import { NearSuppliers, offSuppliersNear } from "./nearSuppliers.queries";

/** How long the way of a candidate may be searched for. */
const ROUTE_TIMEOUT_MS = 1_500;

export interface RankedSupplier {
  rank: Rank;
  reasons: FilterReason<RankReason>[];
  departure: Departure;
  route: Route;
}
export interface FilterResult {
  ranked: RankedSupplier[];
  /** The nearest first; more than are shown. */
  excluded: ExcludedSupplier[];
  /** How many could take it, those included that are not ranked by roads. */
  able: number;
}

export interface FilterDeps {
  db: Reader;
  board: Board;
  viewer: Viewer;
}

/** Who can take it by straight lines: the cut is widened as long as fewer than are wanted can. */
export async function firstCut(
  { db, board, viewer }: FilterDeps,
  need: ServiceNeed,
  context: FilterContext,
  instanceId: string,
  others: number = limits.excluded,
): Promise<{ able: EstimatedSupplier[]; excluded: ExcludedSupplier[] }> {
  const near = await NearSuppliers.prepare(db, board, viewer, need, instanceId);
  for (let cut = limits.cut; ; cut *= 2) {
    const found = await near.nearest(cut, others);
    const answer = filterSuppliers(need, [...found.giving, ...found.others], context);
    if (answer.able.length >= limits.best || found.giving.length < cut) return answer;
  }
}

export async function findSuppliers(
  deps: FilterDeps & { maps: Maps },
  need: ServiceNeed,
  context: FilterContext,
  instanceId: string,
  first: number,
): Promise<FilterResult> {
  const [{ able, excluded }, off] = await Promise.all([
    firstCut(deps, need, context, instanceId),
    offSuppliersNear(deps.db, deps.viewer, need, instanceId),
  ]);
  const best = able.slice(0, limits.best);
  const routes = await Promise.all(
    best.map(({ departure: { from } }) => deps.maps.routeWithin({ from, to: need.place, kind: need.kind }, ROUTE_TIMEOUT_MS)),
  );
  const ranked = best.map(({ supplier, departure }, i): RankedSupplier => {
    const { metres, seconds, router } = routes[i]!;
    const travel = { metres, seconds, isEstimate: router === "STRAIGHT" };
    const facts = [need, supplier, context, departure, travel] as const;
    return { rank: rankOf(...facts), reasons: rankReasons(...facts), departure, route: routes[i]! };
  });
  ranked.sort((a, b) => compareRanks(a.rank, b.rank));
  const all = [...excluded, ...filterSuppliers(need, off, context).excluded];
  all.sort(({ supplier: a }, { supplier: b }) => a.metres - b.metres || (a.known.id < b.known.id ? -1 : 1));
  return { ranked: ranked.slice(0, first), excluded: all.slice(0, limits.excluded), able: able.length };
}

/** How much sooner it is there than whoever drives to the claim now, whole minutes; null: not known, or not sooner. */
export function savedMinutes({ seconds }: Rank, { neededAt }: ServiceNeed, predictedAt: number | null, now: number): number | null {
  if (predictedAt === null) return null;
  const saved = Math.floor((Math.max(now, predictedAt) - (Math.max(now, neededAt) + seconds * 1_000)) / MINUTE_MS);
  return saved > 0 ? saved : null;
}
