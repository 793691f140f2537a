// Distances on the earth's surface, and positions relative to a path. Coordinates in degrees, WGS 84.

export type Place = readonly [lon: number, lat: number];
export type Path = readonly Place[];

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const metresPerDegree = radians(1) * EARTH_RADIUS_METRES;

export function metresBetween([lonA, latA]: Place, [lonB, latB]: Place): number {
  const half = Math.sin(radians(latB - latA) / 2) ** 2;
  const across = Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half + Math.cos(radians(latA)) * Math.cos(radians(latB)) * across)));
}

export const lengthOf = (path: Path): number => path.reduce((sum, place, i) => sum + (i ? metresBetween(path[i - 1]!, place) : 0), 0);

export const offsetBy = ([lon, lat]: Place, east: number, north: number): Place => [
  lon + east / (metresPerDegree * Math.cos(radians(lat))),
  lat + north / metresPerDegree,
];

export interface NearestPoint {
  metres: number;
  place: Place;
  segment: number;
}

/** Returns the point of a non-empty path that is nearest to `place`. Treats the earth as flat, which is accurate at street scale. */
export function nearestOn(path: Path, place: Place): NearestPoint {
  let best: NearestPoint = { metres: metresBetween(path[0]!, place), place: path[0]!, segment: 0 };
  for (let i = 1; i < path.length; i++) {
    const foot = footOn(path[i - 1]!, path[i]!, place);
    const away = metresBetween(foot, place);
    if (away < best.metres) best = { metres: away, place: foot, segment: i - 1 };
  }
  return best;
}

function footOn(a: Place, b: Place, place: Place): Place {
  const narrow = Math.cos(radians(place[1]));
  const [alongX, alongY] = [(b[0] - a[0]) * narrow, b[1] - a[1]];
  const square = alongX ** 2 + alongY ** 2;
  if (square === 0) return a;
  const share = ((place[0] - a[0]) * narrow * alongX + (place[1] - a[1]) * alongY) / square;
  const within = Math.min(1, Math.max(0, share));
  return [a[0] + (b[0] - a[0]) * within, a[1] + (b[1] - a[1]) * within];
}

export function splitAt(path: Path, place: Place): { done: Path; pending: Path } {
  const { place: foot, segment: after } = nearestOn(path, place);
  return { done: [...path.slice(0, after + 1), foot], pending: [foot, ...path.slice(after + 1)] };
}

/** Simplifies a path (Douglas-Peucker): no dropped point is farther than `tolerance` metres from the result. */
export function simplified(path: Path, tolerance: number): Path {
  if (path.length < 3) return path;
  const keptIndexes = new Set([0, path.length - 1]);
  const open: [from: number, to: number][] = [[0, path.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const away = metresBetween(footOn(path[from]!, path[to]!, path[i]!), path[i]!);
      if (away > farthest) [farthest, at] = [away, i];
    }
    if (at === -1) continue;
    keptIndexes.add(at);
    open.push([from, at], [at, to]);
  }
  return path.filter((_, i) => keptIndexes.has(i));
}
