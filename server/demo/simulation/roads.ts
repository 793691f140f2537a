import FlatQueue from "flatqueue";
import { metresBetween, type Place } from "../geo";
import { rowsOf } from "../rows";
import { reached, sortedByNode, type Edges } from "./edges";
import { NearestNode } from "./nearestNode";
import { roadOf } from "./roadFeatures";
import type { Route } from "./routes";

export interface RoadFinder {
  /** Nearest place on a road, and the road's name; `null` if no road is near. */
  siteNear(place: Place): { place: Place; street: string | null } | null;
  /** Fastest route between the nearest places on roads; `null` if one of them is too far from any road. */
  route(from: Place, to: Place): Route | null;
}

/** Share of the speed limit actually driven, because of traffic and bends. */
const SPEED_SHARE = 0.85;
const MAX_DISTANCE_METRES = 2_000;

/** A network is built with `add`, then closed, then queried. */
export class Roads implements RoadFinder {
  private readonly places: Place[] = [];
  private readonly streetOf: number[] = [];
  private readonly streets: string[] = [];
  private added: { from: number[]; to: number[]; travelMs: number[] } = { from: [], to: [], travelMs: [] };
  private nodes = new Map<string, number>();
  private readonly streetNumbers = new Map<string, number>();
  private edges!: Edges;
  private core!: NearestNode;
  private fastest = 1;
  /** Search state per node; values of an earlier search are ignored. */
  private best!: Float64Array;
  private cameFrom!: Int32Array;
  private notedBy!: Int32Array;
  private doneBy!: Int32Array;
  private searches = 0;

  /**
   * Reads GeoJSON lines (LineString features with `highway`, `maxspeed`, `oneway`, `name`), plain or `.gz`. Throws file system errors.
   */
  static async read(file: string): Promise<Roads> {
    const roads = new Roads();
    for await (const { fields } of rowsOf(file)) {
      const road = fields && roadOf(fields);
      if (road) roads.add(road.points, road.speedKmh, road.way, road.name);
    }
    roads.close();
    return roads;
  }

  /** `way`: 1 forward only, -1 backward only, 0 both. Speed in km/h. */
  add(points: readonly Place[], speed: number, way: -1 | 0 | 1, name?: string): void {
    const metresPerSecond = (speed * SPEED_SHARE) / 3.6;
    this.fastest = Math.max(this.fastest, metresPerSecond);
    const street = name ? this.streetNumber(name) : -1;
    const numbers = points.map((point) => this.node(point));
    for (const node of numbers) if (street >= 0) this.streetOf[node] = street;
    for (let i = 1; i < points.length; i++) {
      const took = (metresBetween(points[i - 1]!, points[i]!) / metresPerSecond) * 1_000;
      if (way >= 0) this.join(numbers[i - 1]!, numbers[i]!, took);
      if (way <= 0) this.join(numbers[i]!, numbers[i - 1]!, took);
    }
  }

  /** Call after the last road. Restricts the network to its strongly connected part. */
  close(): void {
    const size = this.places.length;
    const { from, to, travelMs } = this.added;
    this.edges = sortedByNode(size, from, to, travelMs);
    const back = sortedByNode(size, to, from, travelMs);
    this.added = { from: [], to: [], travelMs: [] };
    this.nodes = new Map();
    let core: number[] = [];
    const tries = Math.min(8, size);
    for (let i = 0; i < tries && core.length <= size / 2; i++) {
      const start = Math.floor((i * size) / tries);
      const [reachedForward, reachedBackward] = [reached(start, size, this.edges), reached(start, size, back)];
      const mutual: number[] = [];
      for (let node = 0; node < size; node++) if (reachedForward[node] && reachedBackward[node]) mutual.push(node);
      if (mutual.length > core.length) core = mutual;
    }
    this.core = new NearestNode(core, (node) => this.places[node]!);
    this.best = new Float64Array(size);
    this.cameFrom = new Int32Array(size);
    this.notedBy = new Int32Array(size);
    this.doneBy = new Int32Array(size);
  }

  near(place: Place): Place | null {
    return this.siteNear(place)?.place ?? null;
  }

  siteNear(place: Place): { place: Place; street: string | null } | null {
    const node = this.core.of(place, MAX_DISTANCE_METRES);
    return node === null ? null : { place: this.places[node]!, street: this.streets[this.streetOf[node]!] ?? null };
  }

  route(from: Place, to: Place): Route | null {
    const [start, goal] = [this.core.of(from, MAX_DISTANCE_METRES), this.core.of(to, MAX_DISTANCE_METRES)];
    if (start === null || goal === null) return null;
    const { best, cameFrom, notedBy, doneBy, places } = this;
    const { first, to: ends, travelMs } = this.edges;
    const target = places[goal]!;
    const atLeast = (node: number): number => (metresBetween(places[node]!, target) / this.fastest) * 1_000;
    const search = ++this.searches;
    const open = new FlatQueue();
    const note = (node: number, time: number, before: number): void => {
      if (notedBy[node] === search && best[node]! <= time) return;
      notedBy[node] = search;
      best[node] = time;
      cameFrom[node] = before;
      open.push(node, time + atLeast(node));
    };
    note(start, 0, -1);
    for (let node = open.pop(); node !== undefined && node !== goal; node = open.pop()) {
      if (doneBy[node] === search) continue;
      doneBy[node] = search;
      for (let edge = first[node]!; edge < first[node + 1]!; edge++) note(ends[edge]!, best[node]! + travelMs[edge]!, node);
    }
    if (notedBy[goal] !== search) return null;
    const path: number[] = [];
    for (let node = goal; node !== -1; node = cameFrom[node]!) path.push(node);
    path.reverse();
    return { points: path.map((node) => places[node]!), times: path.map((node) => best[node]!) };
  }

  private node(place: Place): number {
    const key = `${place[0]},${place[1]}`;
    const existing = this.nodes.get(key);
    if (existing !== undefined) return existing;
    const node = this.places.push(place) - 1;
    this.nodes.set(key, node);
    this.streetOf.push(-1);
    return node;
  }

  private streetNumber(name: string): number {
    const existing = this.streetNumbers.get(name);
    if (existing !== undefined) return existing;
    const number = this.streets.push(name) - 1;
    this.streetNumbers.set(name, number);
    return number;
  }

  private join(from: number, to: number, travelMs: number): void {
    this.added.from.push(from);
    this.added.to.push(to);
    this.added.travelMs.push(travelMs);
  }
}

export const joinedRoads = (networks: readonly RoadFinder[]): RoadFinder => ({
  siteNear: (place) => firstOf(networks, (roads) => roads.siteNear(place)),
  route: (from, to) => firstOf(networks, (roads) => roads.route(from, to)),
});

function firstOf<T>(networks: readonly RoadFinder[], ask: (roads: RoadFinder) => T | null): T | null {
  for (const roads of networks) {
    const answer = ask(roads);
    if (answer !== null) return answer;
  }
  return null;
}
