import { describe, expect, test } from "vitest";
import { clusterRadius } from "../../../client/mapkit/fleet/clusters";
import { latOf, lonOf } from "../../../client/mapkit/fleet/mercator";
import { placeClusters } from "../../../client/mapkit/fleet/placeClusters";
import { clusterGroups, type FrameCluster } from "../../../schema/rules/map/frames";
import { clusterCellPixels, clusterLevel } from "../../../schema/rules/map/map";

/** Repeatable chance. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** Clusters anywhere in the cells of a square, at most one of a group in each. */
function clustersAnywhere(seed: number, zoom: number): FrameCluster[] {
  const next = random(seed);
  const cells = 2 ** clusterLevel(zoom);
  const at = (cell: number): number => (Math.floor(cells * 0.6) + cell + 0.001 + 0.998 * next()) / cells;
  return Array.from({ length: 36 }, (_, n) =>
    clusterGroups
      .filter(() => next() < 0.7)
      .map((group) => ({
        group,
        lon: lonOf(at(n % 6)),
        lat: latOf(at(Math.floor(n / 6))),
        count: 2 + Math.floor(next() ** 4 * 3000),
        timings: {},
      })),
  ).flat();
}

describe.each([4, 9.5, 13.99, 19])("at zoom %d", (zoom) => {
  const pixels = clusterCellPixels(zoom) * 2 ** clusterLevel(zoom);

  test.each([1, 2, 3])("separates all clusters of any layers (%d)", (seed) => {
    const placed = placeClusters(clustersAnywhere(seed, zoom), zoom);
    expect(placed.length).toBeGreaterThan(30);
    for (const [i, a] of placed.entries())
      for (const b of placed.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y) * pixels, `${a.count} and ${b.count}`).toBeGreaterThan(a.radius + b.radius);
  });
});

test("places a lone cluster at its members with the size of its count", () => {
  const cells = 2 ** clusterLevel(10);
  const lone: FrameCluster = { group: "claims", lon: lonOf(500.5 / cells), lat: latOf(400.5 / cells), count: 90, timings: {} };
  const [placed] = placeClusters([lone], 10);
  expect(placed!.radius).toBe(clusterRadius(90));
  expect(placed!.x).toBeCloseTo(500.5 / cells, 9);
  expect(placed!.y).toBeCloseTo(400.5 / cells, 9);
});
