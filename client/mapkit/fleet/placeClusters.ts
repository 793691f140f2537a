// Where clusters are drawn: at the middle of their members, as far as no two lie over each other there.
import type { FrameCluster } from "../../../schema/rules/map/frames";
import { clusterCellPixels, clusterLevel } from "../../../schema/rules/map/map";
import { clusterRadius, type FleetCluster } from "./clusters";
import { mercatorX, mercatorY } from "./mercator";

/** Around each disc, CSS pixels: half of the gap between two that touch. */
const GAP_PX = 1.5;
/** Two discs of this share of a square's side, in opposite corners of it, just touch. */
const CORNER_SHARE = 1 / (2 + Math.SQRT2);

/**
 * The clusters of a frame, as they are drawn at the zoom it was made for. Each is the members of one cell of the grid: its disc stays in that cell,
 * and where claims and suppliers share one, each has a corner of it when they would touch.
 */
export function placeClusters(clusters: readonly FrameCluster[], zoom: number): FleetCluster[] {
  const cells = 2 ** clusterLevel(zoom);
  const pixels = clusterCellPixels(zoom);
  const byCell = new Map<number, FleetCluster[]>();
  const placed = clusters.map((cluster) => {
    const [x, y] = [mercatorX(cluster.lon) * cells, mercatorY(cluster.lat) * cells];
    const cell = Math.floor(x) * cells + Math.floor(y);
    const one = { ...cluster, x, y, radius: clusterRadius(cluster.count) };
    byCell.set(cell, [...(byCell.get(cell) ?? []), one]);
    return one;
  });
  for (const together of byCell.values()) {
    const [first, second] = together;
    for (const one of together) keepInCell(one, (one.radius + GAP_PX) / pixels);
    if (first && second && touch(first, second, pixels)) {
      const share = CORNER_SHARE * pixels;
      const [toEast, toSouth] = [first.x > second.x, first.y > second.y];
      for (const one of together) {
        one.radius = Math.min(one.radius, share - GAP_PX);
        const inset = (one.radius + GAP_PX) / pixels;
        one.x = Math.floor(one.x) + ((one === first) === toEast ? 1 - inset : inset);
        one.y = Math.floor(one.y) + ((one === first) === toSouth ? 1 - inset : inset);
      }
    }
  }
  for (const one of placed) {
    one.x /= cells;
    one.y /= cells;
  }
  return placed;
}

const touch = (a: FleetCluster, b: FleetCluster, pixels: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) * pixels < a.radius + b.radius + 2 * GAP_PX;

/** In units of cells. */
function keepInCell(one: FleetCluster, inset: number): void {
  const [west, north] = [Math.floor(one.x), Math.floor(one.y)];
  one.x = Math.min(west + 1 - inset, Math.max(west + inset, one.x));
  one.y = Math.min(north + 1 - inset, Math.max(north + inset, one.y));
}
