// Web Mercator on the unit square: x eastwards, y southwards, both from 0 to 1.

/** Circumference of the Mercator square at the equator in metres (WGS 84 semi-major axis). */
const EQUATOR_METRES = 2 * Math.PI * 6_378_137;

export const mercatorX = (lon: number): number => (lon + 180) / 360;
export const mercatorY = (lat: number): number => {
  // Latitude limit of the square (EPSG:3857).
  const sine = Math.sin((Math.max(-85.051129, Math.min(85.051129, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
export const lonOf = (x: number): number => x * 360 - 180;
export const latOf = (y: number): number => (360 / Math.PI) * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - 90;

export function metresBetween(ax: number, ay: number, bx: number, by: number): number {
  const scale = Math.cosh(Math.PI * (1 - ay - by));
  return (Math.hypot(bx - ax, by - ay) * EQUATOR_METRES) / scale;
}
