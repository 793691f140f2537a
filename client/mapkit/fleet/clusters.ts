import type { FrameCluster } from "../../../schema/rules/map/frames";
import { timings } from "../../../schema/rules/claims/claims";
import { clusterLevel, mapLimits } from "../../../schema/rules/map/map";
import type { MapBox } from "../camera";
import { latOf, lonOf, mercatorX, mercatorY } from "./mercator";

export interface FleetCluster extends FrameCluster {
  /** Where it is drawn, unit mercator square: in the cell of its members, which `lon` and `lat` are the middle of. */
  x: number;
  y: number;
  /** Outer radius of the ring, CSS pixels. */
  radius: number;
}

/** Grows with the square root of the count, so that the area follows it; bounded, so that it never hides its neighbours. */
export const clusterRadius = (count: number): number => Math.min(28, 11.6 + 1.5 * Math.sqrt(count));

/** 7, 999, 1.2k, 12k, 1.2M: at most four characters, rounded down so that it never says more than there are. */
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

/** No arc is so small that it cannot be seen: share of the ring that a timing with at least one member gets. */
const MIN_ARC_SHARE = 0.06;

/** Where each timing's arc ends, as a share of the ring from 12 o'clock clockwise, in the order of `timings`: critical first. */
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

/** The cell whose members a cluster is, at the zoom it was made for. */
export function clusterCellBounds({ lon, lat }: Pick<FrameCluster, "lon" | "lat">, zoom: number): MapBox {
  const [x, y] = [mercatorX(lon), mercatorY(lat)];
  const side = 2 ** -clusterLevel(zoom);
  return square(Math.floor(x / side) * side, Math.floor(y / side) * side, side);
}

/** As much around its members' middle as can be drawn together at the last zoom: with all of them in it, going nearer parts none of them. */
export function overlapBoundsOf({ lon, lat }: Pick<FrameCluster, "lon" | "lat">): MapBox {
  const [x, y] = [mercatorX(lon), mercatorY(lat)];
  const side = 2 ** -clusterLevel(mapLimits.maxZoom);
  return square(x - side / 2, y - side / 2, side);
}
