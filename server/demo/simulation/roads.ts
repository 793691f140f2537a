// A road network as a graph, and the fastest way through it.
import { metresBetween, type Place } from "../geo";
import { rowsOf, type Fields } from "../rows";
import { Heap } from "./heap";
import type { Route } from "./routes";

/** Kilometres an hour where no limit is signed. */
const usualSpeedKmh: Record<string, number> = {
  motorway: 100,
  trunk: 70,
  primary: 50,
  secondary: 45,
  tertiary: 40,
  unclassified: 35,
  residential: 25,
  living_street: 12,
  service: 12,
};
/** Traffic and bends: nobody drives the limit all the way. */
const SPEED_SHARE = 0.85;
/** How far from a road a place may be to be on the network, metres. */
const MAX_DISTANCE_METRES = 2_000;

interface Edge {
  to: number;
  /** Milliseconds. */
  travelMs: number;
}

export class Roads {
  private readonly places: Place[] = [];
  private readonly edges: Edge[][] = [];
  private readonly back: number[][] = [];
  private readonly nodes = new Map<string, number>();
  /** Nodes from which every other of these can be reached, and the same by place. */
  private core: number[] = [];
  private readonly cells = new Map<string, number[]>();
  private fastest = 1;

  /** Reads GeoJSON lines (LineString features with `highway`, `maxspeed`, `oneway`), plain or `.gz`. Throws what the file system throws. */
  static async read(file: string): Promise<Roads> {
    const roads = new Roads();
    for await (const { fields } of rowsOf(file)) if (fields) roads.addFeature(fields);
    roads.close();
    return roads;
  }

  /** Adds a road; `way`: 1 along its points only, -1 against them only, 0 both. Speed in kilometres an hour. */
  add(points: readonly Place[], speed: number, way: -1 | 0 | 1): void {
    const metresPerSecond = (speed * SPEED_SHARE) / 3.6;
    this.fastest = Math.max(this.fastest, metresPerSecond);
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [this.node(points[i - 1]!), this.node(points[i]!)];
      const took = (metresBetween(points[i - 1]!, points[i]!) / metresPerSecond) * 1_000;
      if (way >= 0) this.join(a, b, took);
      if (way <= 0) this.join(b, a, took);
    }
  }

  /** To be called when all roads are in: finds the part of the network that can be driven from anywhere to anywhere. */
  close(): void {
    const tries = Math.min(8, this.places.length);
    for (let i = 0; i < tries && this.core.length <= this.places.length / 2; i++) {
      const start = Math.floor((i * this.places.length) / tries);
      const from = reached(start, (node) => this.back[node]!);
      const mutual = [...reached(start, (node) => this.edges[node]!.map(({ to }) => to))].filter((node) => from.has(node));
      if (mutual.length > this.core.length) this.core = mutual;
    }
    for (const node of this.core) {
      const key = cellOf(this.places[node]!);
      this.cells.set(key, [...(this.cells.get(key) ?? []), node]);
    }
  }

  /** The place on the network nearest to another; null when none is within `reach`. */
  near(place: Place): Place | null {
    const node = this.nearest(place);
    return node === null ? null : this.places[node]!;
  }

  /** The fastest way between the places of the network nearest to two places (A*); null when one of them is off the network. */
  route(from: Place, to: Place): Route | null {
    const [start, goal] = [this.nearest(from), this.nearest(to)];
    if (start === null || goal === null) return null;
    const target = this.places[goal]!;
    const atLeast = (node: number): number => (metresBetween(this.places[node]!, target) / this.fastest) * 1_000;
    const best = new Map<number, number>([[start, 0]]);
    const cameFrom = new Map<number, number>();
    const done = new Set<number>();
    const open = new Heap();
    open.push(start, atLeast(start));
    for (let node = open.pop(); node !== null && node !== goal; node = open.pop()) {
      if (done.has(node)) continue;
      done.add(node);
      for (const { to: next, travelMs: took } of this.edges[node]!) {
        const time = best.get(node)! + took;
        if (time >= (best.get(next) ?? Infinity)) continue;
        best.set(next, time);
        cameFrom.set(next, node);
        open.push(next, time + atLeast(next));
      }
    }
    const path = [goal];
    for (let node = cameFrom.get(goal); node !== undefined; node = cameFrom.get(node)) path.unshift(node);
    if (path[0] !== start) return null;
    return { points: path.map((node) => this.places[node]!), times: path.map((node) => best.get(node)!) };
  }

  private addFeature({ geometry, properties }: Fields): void {
    const line = geometry as { type?: string; coordinates?: Place[] } | undefined;
    const tags = (properties ?? {}) as Record<string, string | undefined>;
    if (line?.type !== "LineString" || !line.coordinates) return;
    const speed = Number.parseInt(tags.maxspeed ?? "", 10) || (usualSpeedKmh[(tags.highway ?? "").replace("_link", "")] ?? 30);
    this.add(line.coordinates, speed, tags.oneway === "yes" ? 1 : tags.oneway === "-1" ? -1 : 0);
  }

  private node(place: Place): number {
    const key = `${place[0]},${place[1]}`;
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    const node = this.places.push(place) - 1;
    this.nodes.set(key, node);
    this.edges.push([]);
    this.back.push([]);
    return node;
  }

  private join(from: number, to: number, took: number): void {
    this.edges[from]!.push({ to, travelMs: took });
    this.back[to]!.push(from);
  }

  private nearest([lon, lat]: Place): number | null {
    let best: number | null = null;
    let least = MAX_DISTANCE_METRES;
    const rows = Math.ceil(MAX_DISTANCE_METRES / metresBetween([lon, lat], [lon, lat + CELL_DEGREES]));
    const columns = Math.ceil(MAX_DISTANCE_METRES / metresBetween([lon, lat], [lon + CELL_DEGREES, lat]));
    for (let x = -columns; x <= columns; x++) {
      for (let y = -rows; y <= rows; y++) {
        for (const node of this.cells.get(cellOf([lon + x * CELL_DEGREES, lat + y * CELL_DEGREES])) ?? []) {
          const metres = metresBetween(this.places[node]!, [lon, lat]);
          if (metres <= least) [best, least] = [node, metres];
        }
      }
    }
    return best;
  }
}

/** Degrees. */
const CELL_DEGREES = 0.01;
const cellOf = ([lon, lat]: Place): string => `${Math.floor(lon / CELL_DEGREES)},${Math.floor(lat / CELL_DEGREES)}`;

function reached(start: number, next: (node: number) => readonly number[]): Set<number> {
  const seen = new Set([start]);
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen;
}
