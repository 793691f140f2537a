// Road network as a graph in flat arrays: nodes are points of roads, edges the segments between them.
import { metresBetween, metresPerDegree, type Place } from "../../../schema/rules/geo/geo";
import type { Road } from "./roadFile";

/** Share of the speed limit actually driven, because of traffic, bends and lights. */
const SHARE_OF_SPEED_LIMIT = 0.85;
const MAX_ACCESS_METRES = 1_000;
/** Access nodes of a place: extra distance compared with the nearest in metres, and maximum number. */
const ACCESS_LIMITS = { beyond: 60, max: 16 };
const CELL_DEGREES = 0.01;

export interface AccessNode {
  node: number;
  metres: number;
}

/** Edges in compressed rows: those leaving node n have indices `first[n]` to before `first[n + 1]`. */
export interface Adjacency {
  first: Int32Array;
  to: Int32Array;
  seconds: Float32Array;
}

/** Collects roads one by one, so that only the network is kept in memory. */
export class GatheredRoads {
  readonly lons: number[] = [];
  readonly lats: number[] = [];
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly seconds: number[] = [];
  fastest = 1;
  private readonly numberOf = new Map<number, number>();

  add({ points, speedKmh, direction }: Road): void {
    const metresPerSecond = (speedKmh * SHARE_OF_SPEED_LIMIT) / 3.6;
    this.fastest = Math.max(this.fastest, metresPerSecond);
    for (let i = 1; i < points.length; i++) {
      const took = metresBetween(points[i - 1]!, points[i]!) / metresPerSecond;
      const [a, b] = [this.nodeOf(points[i - 1]!), this.nodeOf(points[i]!)];
      if (direction >= 0) this.join(a, b, took);
      if (direction <= 0) this.join(b, a, took);
    }
  }

  private nodeOf(place: Place): number {
    const key = keyOf(place);
    const existing = this.numberOf.get(key);
    if (existing !== undefined) return existing;
    const node = this.lons.push(place[0]) - 1;
    this.lats.push(place[1]);
    this.numberOf.set(key, node);
    return node;
  }

  private join(from: number, to: number, seconds: number): void {
    this.from.push(from);
    this.to.push(to);
    this.seconds.push(seconds);
  }
}

const KEY_SIDE = 2 ** 26;
const micros = (degrees: number): number => Math.round((degrees + 180) * 1e6);
/** Key of a place in micro-degrees (11 cm); repeats after 67 degrees, more than a network spans. */
const keyOf = ([lon, lat]: Place): number => (micros(lon) % KEY_SIDE) * KEY_SIDE + (micros(lat) % KEY_SIDE);

export class RoadNetwork {
  /** Nodes by cell, limited to the strongly connected part. */
  private readonly cells = new Map<number, number[]>();

  private constructor(
    readonly lons: Float64Array,
    readonly lats: Float64Array,
    readonly edgesOut: Adjacency,
    /** Metres per second on the fastest road; lower bound of travel times for A*. */
    readonly maxMetresPerSecond: number,
  ) {}

  get size(): number {
    return this.lons.length;
  }

  placeOf = (node: number): Place => [this.lons[node]!, this.lats[node]!];

  /** Builds the network; yields between steps (see `runInTimeSlices`). */
  static *of({ lons, lats, from, to, seconds, fastest }: GatheredRoads): Generator<void, RoadNetwork> {
    const ways = yield* adjacencyOf(lons.length, { from, to, seconds });
    const back = yield* adjacencyOf(lons.length, { from: to, to: from, seconds });
    const network = new RoadNetwork(Float64Array.from(lons), Float64Array.from(lats), ways, fastest);
    const core = yield* largestConnectedPart(network.size, ways, back);
    for (let node = 0; node < network.size; node++) {
      if (core[node]) network.put(node);
      if (node % 1_000 === 0) yield;
    }
    return network;
  }

  /** Nodes about as near as the nearest one, because the carriageway is unknown. Nearest first; empty off the network. */
  near([lon, lat]: Place): AccessNode[] {
    const accessNodes: AccessNode[] = [];
    const rows = Math.ceil(MAX_ACCESS_METRES / (CELL_DEGREES * metresPerDegree));
    const columns = Math.ceil(rows / Math.max(Math.cos((lat * Math.PI) / 180), 0.01));
    for (let x = -columns; x <= columns; x++)
      for (let y = -rows; y <= rows; y++)
        for (const node of this.cells.get(cellOf(lon + x * CELL_DEGREES, lat + y * CELL_DEGREES)) ?? []) {
          const metres = metresBetween(this.placeOf(node), [lon, lat]);
          if (metres <= MAX_ACCESS_METRES) accessNodes.push({ node, metres });
        }
    accessNodes.sort((a, b) => a.metres - b.metres);
    return accessNodes.filter(({ metres }, i) => i < ACCESS_LIMITS.max && metres <= accessNodes[0]!.metres + ACCESS_LIMITS.beyond);
  }

  private put(node: number): void {
    const cell = cellOf(this.lons[node]!, this.lats[node]!);
    const nodesOfCell = this.cells.get(cell);
    if (nodesOfCell) nodesOfCell.push(node);
    else this.cells.set(cell, [node]);
  }
}

const cellOf = (lon: number, lat: number): number => Math.floor(lon / CELL_DEGREES) * 100_000 + Math.floor(lat / CELL_DEGREES);

type Edges = Record<"from" | "to" | "seconds", number[]>;

function* adjacencyOf(nodes: number, { from, to, seconds }: Edges): Generator<void, Adjacency> {
  const first = new Int32Array(nodes + 1);
  for (const node of from) first[node + 1]!++;
  for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
  const ways: Adjacency = { first, to: new Int32Array(to.length), seconds: new Float32Array(to.length) };
  const next = first.slice();
  for (let edge = 0; edge < from.length; edge++) {
    const place = next[from[edge]!]!++;
    ways.to[place] = to[edge]!;
    ways.seconds[place] = seconds[edge]!;
    if (edge % 10_000 === 0) yield;
  }
  return ways;
}

/** Largest strongly connected part among several tries; stops at one with half of the nodes. */
function* largestConnectedPart(nodes: number, ways: Adjacency, back: Adjacency): Generator<void, Uint8Array> {
  let best: Uint8Array = new Uint8Array(nodes);
  let max = 0;
  for (let i = 0; i < 8 && max <= nodes / 2; i++) {
    const start = Math.floor((i * nodes) / 8);
    const [reachedForward, reachedBackward] = [yield* reachedFrom(start, nodes, ways), yield* reachedFrom(start, nodes, back)];
    let count = 0;
    for (let node = 0; node < nodes; node++) count += reachedForward[node]! &= reachedBackward[node]!;
    if (count > max) [best, max] = [reachedForward, count];
  }
  return best;
}

function* reachedFrom(start: number, nodes: number, { first, to }: Adjacency): Generator<void, Uint8Array> {
  const isVisited = new Uint8Array(nodes);
  const open = nodes ? [start] : [];
  if (nodes) isVisited[start] = 1;
  for (let node = open.pop(), looked = 0; node !== undefined; node = open.pop()) {
    for (let way = first[node]!; way < first[node + 1]!; way++) {
      const next = to[way]!;
      if (!isVisited[next]) open.push(next);
      isVisited[next] = 1;
    }
    if (++looked % 1_000 === 0) yield;
  }
  return isVisited;
}
