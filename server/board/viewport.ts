// The part of the world that is in view, in mercator units. It may cross the antimeridian.
import { mercatorBits, mercatorX, mercatorY } from "./mercator";

/** Degrees; west greater than east crosses the antimeridian, and so does a side beyond ±180. All sides belong to the view. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Longitude into -180…180. */
const wrappedLongitude = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180;
/** Coordinates go round the world: a difference of two is the way to the east. */
export const WORLD_MASK = 2 ** mercatorBits - 1;
const inWorld = (lon: number): boolean => lon >= -180 && lon <= 180;

export class Viewport {
  readonly west: number;
  readonly east: number;
  /** y grows to the south. */
  readonly north: number;
  readonly south: number;
  private readonly crosses: boolean;
  /** From west to east, going east. */
  readonly span: number;

  /** Throws RangeError when a side is no number or south is north of north. */
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

  /** Also false for a feature without position, whose x and y are -1. */
  has(x: number, y: number): boolean {
    return y >= this.north && y <= this.south && ((x - this.west) & WORLD_MASK) <= this.span;
  }

  /** The cells of a level that the window touches, counted from its north-west corner; columns wrap around the world. */
  cells(level: number): CellRange {
    const shift = mercatorBits - level;
    const x = this.west >> shift;
    const y = this.north >> shift;
    const across = (this.east >> shift) - x + (this.crosses ? 2 ** level : 0) + 1;
    return { level, x, y, width: Math.min(2 ** level, across), height: (this.south >> shift) - y + 1 };
  }
}

/** Cells of a level: 2^level a side around the world. */
export interface CellRange {
  level: number;
  x: number;
  y: number;
  width: number;
  height: number;
}
