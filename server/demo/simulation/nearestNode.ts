import { metresBetween, type Place } from "../geo";

/** Cell size in degrees: about 280 m of latitude. */
const CELL_DEGREES = 0.0025;
const keyOf = (x: number, y: number): number => x * 1_000_000 + y;
const columnOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);

export class NearestNode {
  private readonly cells = new Map<number, number[]>();
  private edges = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];

  constructor(
    nodes: Iterable<number>,
    private readonly placeOf: (node: number) => Place,
  ) {
    for (const node of nodes) {
      const [lon, lat] = placeOf(node);
      const [west, south, east, north] = this.edges;
      this.edges = [Math.min(west, lon), Math.min(south, lat), Math.max(east, lon), Math.max(north, lat)];
      const key = keyOf(columnOf(lon), columnOf(lat));
      const cell = this.cells.get(key);
      if (cell) cell.push(node);
      else this.cells.set(key, [node]);
    }
  }

  of(place: Place, maxMetres: number): number | null {
    const [lon, lat] = place;
    const [west, south, east, north] = this.edges;
    const nearestOfBox: Place = [Math.min(Math.max(lon, west), east), Math.min(Math.max(lat, south), north)];
    if (!(metresBetween(nearestOfBox, place) <= maxMetres)) return null;
    const [x, y] = [columnOf(lon), columnOf(lat)];
    const narrowSide = Math.min(metresBetween(place, [lon + CELL_DEGREES, lat]), metresBetween(place, [lon, lat + CELL_DEGREES]));
    let best: number | null = null;
    let least = maxMetres;
    // Cells in ring n are at least n - 1 cells away.
    for (let ring = 0; (ring - 1) * narrowSide <= least; ring++)
      for (const key of ringAround(x, y, ring))
        for (const node of this.cells.get(key) ?? []) {
          const metres = metresBetween(this.placeOf(node), place);
          if (metres <= least) [best, least] = [node, metres];
        }
    return best;
  }
}

function* ringAround(x: number, y: number, ring: number): Generator<number> {
  for (let dx = -ring; dx <= ring; dx++)
    for (let dy = -ring; dy <= ring; dy += Math.abs(dx) === ring || ring === 0 ? 1 : 2 * ring) yield keyOf(x + dx, y + dy);
}
