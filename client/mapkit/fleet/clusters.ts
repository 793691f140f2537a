import type { FrameCluster } from "../../../schema/rules/map/frames";
import { timings } from "../../../schema/rules/lists/claims";
import { clusterLevel, mapLimits } from "../../../schema/rules/map/map";
import type { MapBox } from "../camera";
import { latOf, lonOf, mercatorX, mercatorY } from "./mercator";

export interface FleetCluster extends FrameCluster {
  /** Drawn position on the unit Mercator square, within the cell of its members, whose mean is `lon` and `lat`. */
  x: number;
  y: number;
  radius: number;
}

export const clusterRadius = (count: number): number => Math.min(28, 11.6 + 1.5 * Math.sqrt(count));

/** Formats a count with at most four characters (7, 999, 1.2k, 12k, 1.2M), rounded down. */
export function shortCount(count: number): string {
  for (const [unit, letter] of [
    [1e6, "M"],
    [1e3, "k"],
  ] as const) {
    if (count < unit) continue;
    const tenths = Math.floor((count * 10) / unit);
    return `${tenths < 100 ? tenths / 10 : Math.floor(tenths / 10)}${letter}`;
  }
  return `${count}`;
}

const MIN_ARC_SHARE = 0.06;

/** Returns the end of each timing's arc as a share of the ring, clockwise from 12 o'clock, in the order of `timings`. */
export function arcEnds(cluster: FrameCluster): number[] {
  const counts = timings.map((timing) => cluster.timings[timing] ?? 0);
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (!total) return timings.map(() => 0);
  const shares = counts.map((n) => (n ? Math.max(MIN_ARC_SHARE, n / total) : 0));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let end = 0;
  return shares.map((share) => (end += share / whole));
}

const square = (x: number, y: number, side: number): MapBox => ({
  west: lonOf(x),
  south: latOf(y + side),
  east: lonOf(x + side),
  north: latOf(y),
});

export function clusterCellBounds({ lon, lat }: Pick<FrameCluster, "lon" | "lat">, zoom: number): MapBox {
  const [x, y] = [mercatorX(lon), mercatorY(lat)];
  const side = 2 ** -clusterLevel(zoom);
  return square(Math.floor(x / side) * side, Math.floor(y / side) * side, side);
}

/**
 * Area around the cluster's centre that stays one cluster even at maximum zoom. If all members lie inside, zooming in does not separate
 * them.
 */
export function overlapBoundsOf({ lon, lat }: Pick<FrameCluster, "lon" | "lat">): MapBox {
  const [x, y] = [mercatorX(lon), mercatorY(lat)];
  const side = 2 ** -clusterLevel(mapLimits.maxZoom);
  return square(x - side / 2, y - side / 2, side);
}
