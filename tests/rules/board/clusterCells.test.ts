import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterCellBounds, overlapBoundsOf } from "../../../client/mapkit/fleet/clusters";
import { decodeClusters, frameVersion, type PackedFrame } from "../../../schema/rules/map/frames";
import { mercatorX, mercatorY } from "../../../server/board/mercator";
import { ClusterCells } from "../../../server/board/clusterCells";
import { Viewport } from "../../../server/board/viewport";

type Place = { lon: number; lat: number };

function clustersOf(places: Place[], zoom: number, around: Place) {
  const side = 360 / 2 ** zoom;
  const window = new Viewport({ west: around.lon - side, south: around.lat - side, east: around.lon + side, north: around.lat + side });
  const cells = new ClusterCells(window, zoom);
  for (const { lon, lat } of places) cells.add(mercatorX(lon * 1e6), mercatorY(lat * 1e6), 0, 0, 1);
  const { rows } = cells.clusters({ points: 2_000, clusters: 500 }, true);
  return decodeClusters({ version: frameVersion, clusters: rows } as unknown as PackedFrame)!;
}

const isInBounds = ({ lon, lat }: Place, { west, south, east, north }: ReturnType<typeof clusterCellBounds>): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;
const madrid = { lon: -3.70379, lat: 40.41678 };

test("lists the members in a cluster's cell", () => {
  const near = fc.record({ dx: fc.double({ min: -1, max: 1, noNaN: true }), dy: fc.double({ min: -1, max: 1, noNaN: true }) });
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 18 }), fc.array(near, { minLength: 60, maxLength: 200 }), (zoom, offsets) => {
      const reach = 45 / 2 ** zoom;
      const places = offsets.map(({ dx, dy }) => ({ lon: madrid.lon + dx * reach, lat: madrid.lat + dy * reach }));
      const clusters = clustersOf(places, zoom, madrid);
      expect(clusters.length).toBeGreaterThan(0);
      for (const cluster of clusters) {
        const box = clusterCellBounds(cluster, zoom);
        // A place on the very line between two cells may be taken for either's: coordinates are counted in millionths of a degree.
        const edge = 2e-6;
        const wide = { west: box.west - edge, south: box.south - edge, east: box.east + edge, north: box.north + edge };
        const narrow = { west: box.west + edge, south: box.south + edge, east: box.east - edge, north: box.north - edge };
        expect(cluster.count).toBeLessThanOrEqual(places.filter((place) => isInBounds(place, wide)).length);
        expect(cluster.count).toBeGreaterThanOrEqual(places.filter((place) => isInBounds(place, narrow)).length);
      }
    }),
  );
});

test("finds features on one spot in the spot of their cluster, and excludes those ten metres away", () => {
  const [cluster] = clustersOf(Array(5).fill(madrid), 12, madrid);
  expect(isInBounds(madrid, overlapBoundsOf(cluster!))).toBe(true);
  expect(isInBounds({ ...madrid, lat: madrid.lat + 1e-4 }, overlapBoundsOf(cluster!))).toBe(false);
});
