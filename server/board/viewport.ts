// The visible part of the world in Mercator units. It may cross the antimeridian.
import { mercatorBits, mercatorX, mercatorY } from "./mercator";

/** Degrees, inclusive. West greater than east, or a side beyond ±180, crosses the antimeridian. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const wrappedLongitude = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180;
/** Mask that wraps a difference of x coordinates around the world, eastwards. */
export const WORLD_MASK = 2 ** mercatorBits - 1;
const inWorld = (lon: number): boolean => lon >= -180 && lon <= 180;

export class Viewport {
  readonly west: number;
  readonly east: number;
  /** y grows southwards. */
  readonly north: number;
  readonly south: number;
  private readonly crosses: boolean;
  readonly span: number;

  /** Throws RangeError if a side is not a number or south lies north of north. */
  constructor({ west, south, east, north }: Bounds) {
    if (![west, south, east, north].every(Number.isFinite)) throw new RangeError("bounds: not a number");
    if (south > north) throw new RangeError("bounds: south is north of north");
    const isWholeWorld = east - west >= 360;
    const from = isWholeWorld ? -180 : inWorld(west) ? west : wrappedLongitude(west);
    const to = isWholeWorld ? 180 : inWorld(east) ? east : wrappedLongitude(east);
    this.crosses = from > to;
    this.west = mercatorX(Math.floor(from * 1e6));
    this.east = mercatorX(Math.ceil(to * 1e6));
    this.span = (this.east - this.west) & WORLD_MASK;
    this.north = mercatorY(Math.ceil(north * 1e6));
    this.south = mercatorY(Math.floor(south * 1e6));
  }

  /** False for a feature without a position, whose x and y are -1. */
  has(x: number, y: number): boolean {
    return y >= this.north && y <= this.south && ((x - this.west) & WORLD_MASK) <= this.span;
  }

  /** Returns the range of cells of a level that the window touches. Columns wrap around the world. */
  cells(level: number): CellRange {
    const shift = mercatorBits - level;
    const x = this.west >> shift;
    const y = this.north >> shift;
    const across = (this.east >> shift) - x + (this.crosses ? 2 ** level : 0) + 1;
    return { level, x, y, width: Math.min(2 ** level, across), height: (this.south >> shift) - y + 1 };
  }
}

/** Range of cells of a level with 2^level cells per side. */
export interface CellRange {
  level: number;
  x: number;
  y: number;
  width: number;
  height: number;
}
