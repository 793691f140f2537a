import { lengthOf, metresBetween, simplified, type Path, type Place } from "../../../schema/rules/geo/geo";
import { encodePolyline } from "../../../schema/rules/geo/polyline";
import type { Log } from "../../platform/log";
import { roadsOf } from "./roadFile";
import { GatheredRoads, RoadNetwork, type AccessNode } from "./roadNetwork";
import { RoadSearch, type RouteEnd } from "./roadSearch";
import type { Route, RouteFinder, RouteRequest } from "./routeFinder";
import { runInTimeSlices } from "../../platform/timeSlices";
import { straightRoute } from "./straightLine";

/** Searches sequentially through a road network in this process, in time slices. */
export class RoadRouter implements RouteFinder {
  readonly router = "ROADS";
  private searches: Promise<unknown> = Promise.resolve();

  private constructor(private readonly search: Promise<{ network: RoadNetwork; search: RoadSearch } | null>) {}

  /** Starts reading the file; requests wait for it. If it cannot be read, the error is logged and no place is on the network. */
  static read(file: string, log: Log): RoadRouter {
    const startedAt = Date.now();
    const reading = networkOf(file).then(
      (network) => {
        log.info({ event: "roads.loaded", nodes: network.size, ms: Date.now() - startedAt }, "The road network was loaded");
        return { network, search: new RoadSearch(network) };
      },
      (err: unknown) => {
        log.error({ event: "roads.load_failed", err, file }, "Loading the road network failed; its routes are unavailable until a restart");
        return null;
      },
    );
    return new RoadRouter(reading);
  }

  async ready(): Promise<void> {
    await this.search;
  }

  async route(trip: RouteRequest, signal: AbortSignal): Promise<Route | null> {
    const ready = await Promise.race([this.search, aborted(signal)]);
    if (!ready) return null;
    const { network, search } = ready;
    const [starts, goals] = [network.near(trip.from), network.near(trip.to)];
    // Off the network, or so close that the nearest node is farther than the goal.
    if (!starts.length || !goals.length || metresBetween(trip.from, trip.to) <= starts[0]!.metres + goals[0]!.metres) return null;
    const legs = (place: Place, ends: readonly AccessNode[]): RouteEnd[] =>
      ends.map(({ node }) => ({ node, seconds: straightRoute({ ...trip, from: place, to: network.placeOf(node) }).seconds }));
    const queuedSearch = this.searches.then(() => {
      signal.throwIfAborted();
      return runInTimeSlices(search.between(legs(trip.from, starts), legs(trip.to, goals), trip.to), signal);
    });
    this.searches = queuedSearch.catch(() => undefined);
    const result = await queuedSearch;
    if (!result) return null;
    const path: Path = [trip.from, ...result.nodes.map(network.placeOf), trip.to];
    return { metres: lengthOf(path), seconds: result.seconds, path: encodePolyline(simplified(path, 2)), router: "ROADS" };
  }
}

async function networkOf(file: string): Promise<RoadNetwork> {
  const roads = new GatheredRoads();
  for await (const road of roadsOf(file)) roads.add(road);
  return runInTimeSlices(RoadNetwork.of(roads));
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
