// Places clusters at the middle of their members, moved apart where two would overlap.
import type { FrameCluster } from "../../../schema/rules/map/frames";
import { clusterCellPixels, clusterLevel } from "../../../schema/rules/map/map";
import { clusterRadius, type FleetCluster } from "./clusters";
import { mercatorX, mercatorY } from "./mercator";

const GAP_PX = 1.5;
/** Radius, as a share of the side, at which two discs in opposite corners of a square touch. */
const CORNER_SHARE = 1 / (2 + Math.SQRT2);

/**
 * Returns the clusters of a frame as drawn at its zoom. Each disc stays in the cell of its members; claims and suppliers that share a cell
 * get opposite corners if they would touch.
 */
export function placeClusters(clusters: readonly FrameCluster[], zoom: number): FleetCluster[] {
  const cells = 2 ** clusterLevel(zoom);
  const pixels = clusterCellPixels(zoom);
  const byCell = new Map<number, FleetCluster[]>();
  const placed = clusters.map((cluster) => {
    const [x, y] = [mercatorX(cluster.lon) * cells, mercatorY(cluster.lat) * cells];
    const cell = Math.floor(x) * cells + Math.floor(y);
    const disc = { ...cluster, x, y, radius: clusterRadius(cluster.count) };
    byCell.set(cell, [...(byCell.get(cell) ?? []), disc]);
    return disc;
  });
  for (const together of byCell.values()) {
    const [first, second] = together;
    for (const disc of together) keepInCell(disc, (disc.radius + GAP_PX) / pixels);
    if (first && second && touch(first, second, pixels)) {
      const share = CORNER_SHARE * pixels;
      const [toEast, toSouth] = [first.x > second.x, first.y > second.y];
      for (const disc of together) {
        disc.radius = Math.min(disc.radius, share - GAP_PX);
        const inset = (disc.radius + GAP_PX) / pixels;
        disc.x = Math.floor(disc.x) + ((disc === first) === toEast ? 1 - inset : inset);
        disc.y = Math.floor(disc.y) + ((disc === first) === toSouth ? 1 - inset : inset);
      }
    }
  }
  for (const disc of placed) {
    disc.x /= cells;
    disc.y /= cells;
  }
  return placed;
}

const touch = (a: FleetCluster, b: FleetCluster, pixels: number): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) * pixels < a.radius + b.radius + 2 * GAP_PX;

function keepInCell(disc: FleetCluster, inset: number): void {
  const [west, north] = [Math.floor(disc.x), Math.floor(disc.y)];
  disc.x = Math.min(west + 1 - inset, Math.max(west + inset, disc.x));
  disc.y = Math.min(north + 1 - inset, Math.max(north + inset, disc.y));
}
