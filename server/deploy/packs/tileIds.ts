import { zxyToTileId } from "pmtiles";

export type Box = readonly [west: number, south: number, east: number, north: number];

const MAX_TILES = 4_000_000;

const clamp = (value: number, max: number): number => Math.min(Math.max(Math.floor(value), 0), max);

/** Ids of a rectangle's tiles, ascending. Throws RangeError for too many tiles. */
export function tileIdsIn([west, south, east, north]: Box, minZoom: number, maxZoom: number): Float64Array {
  const rowOf = (lat: number): number => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  };
  const spans: [z: number, left: number, top: number, right: number, bottom: number][] = [];
  let count = 0;
  for (let z = minZoom; z <= maxZoom; z++) {
    const side = 2 ** z;
    const at = (share: number): number => clamp(share * side, side - 1);
    const span = [z, at((west + 180) / 360), at(rowOf(north)), at((east + 180) / 360), at(rowOf(south))] as const;
    spans.push([...span]);
    count += (span[3] - span[1] + 1) * (span[4] - span[2] + 1);
  }
  if (count > MAX_TILES) throw new RangeError(`the rectangle has ${count} tiles, more than ${MAX_TILES}: make it smaller`);
  const ids = new Float64Array(count);
  let at = 0;
  for (const [z, left, top, right, bottom] of spans)
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) ids[at++] = zxyToTileId(z, x, y);
  return ids.sort();
}
