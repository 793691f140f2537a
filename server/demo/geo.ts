// Distances and bearings at city scale, where the earth is approximately flat.

/** Degrees, WGS 84. */
export type Place = readonly [lon: number, lat: number];

const METRES_PER_DEGREE = 111_320;
const metresPerDegreeEast = (lat: number): number => METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);

/** Metres; accurate to 0.5 % up to 100 km. */
export function metresBetween(a: Place, b: Place): number {
  return Math.hypot((b[0] - a[0]) * metresPerDegreeEast((a[1] + b[1]) / 2), (b[1] - a[1]) * METRES_PER_DEGREE);
}

/** Degrees clockwise from north, 0 to below 360; 0 for equal places. */
export function bearing(from: Place, to: Place): number {
  const degrees =
    (Math.atan2((to[0] - from[0]) * metresPerDegreeEast((from[1] + to[1]) / 2), (to[1] - from[1]) * METRES_PER_DEGREE) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

export function moved(from: Place, metresEast: number, metresNorth: number): Place {
  return [from[0] + metresEast / metresPerDegreeEast(from[1]), from[1] + metresNorth / METRES_PER_DEGREE];
}

export function pointBetween(a: Place, b: Place, share: number): Place {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export const rounded = (place: Place): [number, number] => [Math.round(place[0] * 1e6) / 1e6, Math.round(place[1] * 1e6) / 1e6];
