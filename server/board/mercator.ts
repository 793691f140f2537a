// Web Mercator in integers: the world is a square of 2^31 units per side, x eastwards, y southwards.

/** Bits of a coordinate. 31 bits fit a signed 32-bit integer and keep distinct micro-degrees apart. */
export const mercatorBits = 31;
const WORLD_UNITS = 2 ** mercatorBits;
/** Latitude of the square's edge. Positions nearer to a pole are drawn on the edge. */
const MAX_LATITUDE = 85.0511287798066;

const clamped = (value: number): number => Math.min(WORLD_UNITS - 1, Math.max(0, Math.floor(value)));

/** Converts degrees × 1e6 to units. */
export const mercatorX = (lon: number): number => clamped((lon / 360e6 + 0.5) * WORLD_UNITS);

export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat / 1e6)) * Math.PI) / 180);
  return clamped((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_UNITS);
}

/** Converts units, or a mean of units, to degrees × 1e6. */
export const lonOf = (x: number): number => Math.round(((x + 0.5) / WORLD_UNITS - 0.5) * 360e6);

export const latOf = (y: number): number =>
  Math.round(((Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / WORLD_UNITS))) * 180) / Math.PI) * 1e6);
