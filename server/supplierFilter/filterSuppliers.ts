// Supplier filter: selects nearby suppliers, ranks them by straight lines, and the best by road routes.
import { travelSeconds } from "../../schema/rules/arrival/distribution";
import { hourOfWeekAt } from "../../schema/rules/arrival/hourOfWeek";
import { timeFrom } from "../../schema/rules/arrival/remaining";
import { MINUTE_MS } from "../../schema/rules/durations";
import {
  supplierFilterLimits as limits,
  type FilterContext,
  type FilterReason,
  type RankReason,
  type ServiceNeed,
} from "../../schema/rules/supplierFilter/filterFacts";
import { compareRanks, rankOf, rankReasons, type Departure, type Rank } from "../../schema/rules/supplierFilter/filterRanking";
import { filterSuppliers, type EstimatedSupplier, type ExcludedSupplier } from "../../schema/rules/supplierFilter/supplierFilter";
import type { Board } from "../board/board";
import type { ArrivalModels } from "../claims/trips/arrivalModels.queries";
import type { Reader } from "../db/connect";
import type { RoutingService } from "../integrations/routing/routingService";
import type { Route } from "../integrations/routing/routeFinder";
import type { Viewer } from "../platform/viewer";
import { NearSuppliers, offSuppliersNear } from "./nearSuppliers.queries";

const ROUTE_TIMEOUT_MS = 1_500;

export interface RankedSupplier {
  rank: Rank;
  reasons: FilterReason<RankReason>[];
  departure: Departure;
  route: Route;
}
export interface FilterResult {
  ranked: RankedSupplier[];
  /** Nearest first; may exceed the displayed number. */
  excluded: ExcludedSupplier[];
  /** Number of eligible suppliers, including those not ranked by roads. */
  able: number;
}

export interface FilterDeps {
  db: Reader;
  board: Board;
  viewer: Viewer;
}

export async function firstCut(
  { db, board, viewer }: FilterDeps,
  need: ServiceNeed,
  context: FilterContext,
  instanceId: string,
  otherCount: number = limits.excluded,
): Promise<{ able: EstimatedSupplier[]; excluded: ExcludedSupplier[] }> {
  const near = await NearSuppliers.prepare(db, board, viewer, need, instanceId);
  for (let cut = limits.cut; ; cut *= 2) {
    const nearest = await near.nearest(cut, otherCount);
    const answer = filterSuppliers(need, [...nearest.giving, ...nearest.others], context);
    if (answer.able.length >= limits.best || nearest.giving.length < cut) return answer;
  }
}

export async function findSuppliers(
  deps: FilterDeps & { routing: RoutingService; models: ArrivalModels },
  need: ServiceNeed,
  context: FilterContext,
  { instanceId, timeZone }: { instanceId: string; timeZone: string },
  first: number,
): Promise<FilterResult> {
  const [{ able, excluded }, off] = await Promise.all([
    firstCut(deps, need, context, instanceId),
    offSuppliersNear(deps.db, deps.viewer, need, instanceId),
  ]);
  const best = able.slice(0, limits.best);
  const routes = await Promise.all(
    best.map(({ departure: { from } }) => deps.routing.routeWithin({ from, to: need.place, kind: need.kind }, ROUTE_TIMEOUT_MS)),
  );
  const facts = { destination: need.place, kind: need.kind, hourOfWeek: hourOfWeekAt(need.neededAt, timeZone) };
  const ranked = best.map(({ supplier, departure }, i): RankedSupplier => {
    const { metres, seconds, router } = routes[i]!;
    const time = timeFrom(deps.models(instanceId, router), { seconds, isUnderWay: false }, facts);
    const [median, latestSeconds] = [travelSeconds(time, 0.5), travelSeconds(time, 0.9)];
    const travel = { metres, seconds: median, latestSeconds, isEstimate: router === "STRAIGHT" };
    const args = [need, supplier, context, departure, travel] as const;
    return { rank: rankOf(...args), reasons: rankReasons(...args), departure, route: routes[i]! };
  });
  ranked.sort((a, b) => compareRanks(a.rank, b.rank));
  const all = [...excluded, ...filterSuppliers(need, off, context).excluded];
  all.sort(({ supplier: a }, { supplier: b }) => a.metres - b.metres || (a.known.id < b.known.id ? -1 : 1));
  return { ranked: ranked.slice(0, first), excluded: all.slice(0, limits.excluded), able: able.length };
}

/** Whole minutes saved compared with the current supplier; `null` if unknown or not earlier. */
export function savedMinutes({ seconds }: Rank, { neededAt }: ServiceNeed, predictedAt: number | null, now: number): number | null {
  if (predictedAt === null) return null;
  const saved = Math.floor((Math.max(now, predictedAt) - (Math.max(now, neededAt) + seconds * 1_000)) / MINUTE_MS);
  return saved > 0 ? saved : null;
}
