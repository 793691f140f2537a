import { lengthOf, metresBetween, simplified, type Path, type Place } from "../../../schema/rules/geo";
import { encodePolyline } from "../../../schema/rules/polyline";
import type { Log } from "../../platform/log";
import { roadsOf, type Road } from "./roadLines";
import { RoadNetwork, type Access } from "./roadNetwork";
import { RoadSearch, type End } from "./roadSearch";
import type { Route, RouteFinder, Trip } from "./route";
import { inSlices } from "./slices";
import { straightRoute } from "./straight";

/** Searches one after the other through our own road network, on this process, in slices. */
export class Roads implements RouteFinder {
  readonly router = "ROADS";
  private searches: Promise<unknown> = Promise.resolve();

  private constructor(private readonly search: Promise<{ network: RoadNetwork; search: RoadSearch } | null>) {}

  /** Begins to read the file; who asks meanwhile waits for it. When it cannot be read, that is logged and no place is on the network. */
  static read(file: string, log: Log): Roads {
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
    return new Roads(reading);
  }

  async route(trip: Trip, signal: AbortSignal): Promise<Route | null> {
    const ready = await Promise.race([this.search, aborted(signal)]);
    if (!ready) return null;
    const { network, search } = ready;
    const [starts, goals] = [network.near(trip.from), network.near(trip.to)];
    // Off the network; or so near to each other that the next point of a road is farther than the goal.
    if (!starts.length || !goals.length || metresBetween(trip.from, trip.to) <= starts[0]!.metres + goals[0]!.metres) return null;
    const legs = (place: Place, ends: readonly Access[]): End[] =>
      ends.map(({ node }) => ({ node, seconds: straightRoute({ ...trip, from: place, to: network.placeOf(node) }).seconds }));
    const turn = this.searches.then(() => {
      signal.throwIfAborted();
      return inSlices(search.between(legs(trip.from, starts), legs(trip.to, goals), trip.to), signal);
    });
    this.searches = turn.catch(() => undefined);
    const way = await turn;
    if (!way) return null;
    const path: Path = [trip.from, ...way.nodes.map(network.placeOf), trip.to];
    return { metres: lengthOf(path), seconds: way.seconds, path: encodePolyline(simplified(path, 2)), router: "ROADS" };
  }
}

async function networkOf(file: string): Promise<RoadNetwork> {
  const roads: Road[] = [];
  for await (const road of roadsOf(file)) roads.push(road);
  return inSlices(RoadNetwork.build(roads));
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
