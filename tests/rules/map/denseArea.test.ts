import { expect, test } from "vitest";
import { denseArea } from "../../../client/map/camera/denseArea";

const at = (lon: number, lat: number, count = 1) => ({ lon, lat, count });

test("finds the area with the most features on any grid alignment, and its share of all features", () => {
  // a city on the corner of four cells, and as many features elsewhere, each alone
  const city = [at(-0.01, 0.01), at(0.01, -0.01), at(0.01, 0.01), at(-0.01, -0.01)];
  const elsewhere = [at(20, 20), at(-30, 10), at(5, -40), at(60, 2)];
  expect(denseArea([...elsewhere, ...city], 0.2)).toEqual({ box: { west: -0.01, south: -0.01, east: 0.01, north: 0.01 }, share: 0.5 });
});

test("counts a cluster by its members", () => {
  expect(denseArea([at(1, 1), at(1.01, 1), at(1.02, 1), at(50, 50, 9)], 0.2)).toMatchObject({ box: { west: 50, east: 50 }, share: 0.75 });
});

test("finds no area without features", () => expect(denseArea([], 1)).toBeNull());
