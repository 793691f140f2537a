// Distances and bearings on the scale of a city, where the earth may be taken as flat between two points.

/** Longitude and latitude in degrees, WGS 84. */
export type Place = readonly [lon: number, lat: number];

const METRES_PER_DEGREE = 111_320;
const metresPerDegreeEast = (lat: number): number => METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);

/** Metres between two places; good to 0.5 % up to some 100 km. */
export function metresBetween(a: Place, b: Place): number {
  return Math.hypot((b[0] - a[0]) * metresPerDegreeEast((a[1] + b[1]) / 2), (b[1] - a[1]) * METRES_PER_DEGREE);
}

/** Degrees clockwise from north, 0 to below 360, from one place to another; 0 when they are the same. */
export function bearing(from: Place, to: Place): number {
  const degrees =
    (Math.atan2((to[0] - from[0]) * metresPerDegreeEast((from[1] + to[1]) / 2), (to[1] - from[1]) * METRES_PER_DEGREE) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** The place so many metres east and north of another. */
export function moved(from: Place, metresEast: number, metresNorth: number): Place {
  return [from[0] + metresEast / metresPerDegreeEast(from[1]), from[1] + metresNorth / METRES_PER_DEGREE];
}

/** The place a share (0 to 1) of the way between two. */
export function pointBetween(a: Place, b: Place, share: number): Place {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Degrees with six decimals (11 cm), as they are sent. */
export const rounded = (place: Place): [number, number] => [Math.round(place[0] * 1e6) / 1e6, Math.round(place[1] * 1e6) / 1e6];
