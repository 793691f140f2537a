import { lengthOf, metresBetween, simplified, type Path, type Place } from "../../../schema/rules/geo/geo";
import { encodePolyline } from "../../../schema/rules/geo/polyline";
import type { Log } from "../../platform/log";
import { roadsOf } from "./roadFile";
import { GatheredRoads, RoadNetwork, type AccessNode } from "./roadNetwork";
import { RoadSearch, type RouteEnd } from "./roadSearch";
import type { Route, RouteFinder, RouteRequest } from "./routeFinder";
import { runInTimeSlices } from "../../platform/timeSlices";
import { straightRoute } from "./straightLine";

/** Searches one after the other through our own road network, on this process, in slices. */
export class RoadRouter implements RouteFinder {
  readonly router = "ROADS";
  private searches: Promise<unknown> = Promise.resolve();

  private constructor(private readonly search: Promise<{ network: RoadNetwork; search: RoadSearch } | null>) {}

  /** Begins to read the file; who asks meanwhile waits for it. When it cannot be read, that is logged and no place is on the network. */
  static read(file: string, log: Log): RoadRouter {
    const begun = Date.now();
    const reading = networkOf(file).then(
      (network) => {
        log.info({ nodes: network.size, ms: Date.now() - begun }, "the road network is read");
        return { network, search: new RoadSearch(network) };
      },
      (err: unknown) => {
        log.error({ err, file }, "the road network cannot be read");
        return null;
      },
    );
    return new RoadRouter(reading);
  }

  /** Once the file is read, or cannot be. */
  async ready(): Promise<void> {
    await this.search;
  }

  async route(trip: RouteRequest, signal: AbortSignal): Promise<Route | null> {
    const ready = await Promise.race([this.search, aborted(signal)]);
    if (!ready) return null;
    const { network, search } = ready;
    const [starts, goals] = [network.near(trip.from), network.near(trip.to)];
    // Off the network; or so near to each other that the next point of a road is farther than the goal.
    if (!starts.length || !goals.length || metresBetween(trip.from, trip.to) <= starts[0]!.metres + goals[0]!.metres) return null;
    const legs = (place: Place, ends: readonly AccessNode[]): RouteEnd[] =>
      ends.map(({ node }) => ({ node, seconds: straightRoute({ ...trip, from: place, to: network.placeOf(node) }).seconds }));
    const queuedSearch = this.searches.then(() => {
      signal.throwIfAborted();
      return runInTimeSlices(search.between(legs(trip.from, starts), legs(trip.to, goals), trip.to), signal);
    });
    this.searches = queuedSearch.catch(() => undefined);
    const found = await queuedSearch;
    if (!found) return null;
    const path: Path = [trip.from, ...found.nodes.map(network.placeOf), trip.to];
    return { metres: lengthOf(path), seconds: found.seconds, path: encodePolyline(simplified(path, 2)), router: "ROADS" };
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
