import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { metresBetween, moved, type Place } from "../../../server/demo/geo";
import { seeded } from "../../../server/demo/random";
import { cities } from "../../../server/demo/simulation/cities";
import { routeBetween, someSite } from "../../../server/demo/simulation/places";
import { joinedRoads, Roads } from "../../../server/demo/simulation/roads";
import type { World } from "../../../server/demo/simulation/state";
import { warmedUpWorld } from "../../../server/demo/simulation/world";
import { duration, slowed, motionAt, straightRoute } from "../../../server/demo/simulation/routes";

const origin: Place = [1.5, 42.5];
/** A corner of a grid of one kilometre. */
const at = (x: number, y: number): Place => moved(origin, x * 1_000, y * 1_000);

function network(): Roads {
  const roads = new Roads();
  // A slow direct street, and a detour on a fast road.
  roads.add([at(0, 0), at(1, 0)], 10, 0);
  roads.add([at(0, 0), at(0, 1), at(1, 1), at(1, 0)], 90, 0);
  // A one-way shortcut, and an unreachable island.
  roads.add([at(1, 0), at(0.5, -0.1), at(0, 0)], 120, 1);
  roads.add([at(0.4, 0.4), at(0.5, 0.5)], 50, 0);
  roads.close();
  return roads;
}

test("takes the fastest way, not the shortest", () => {
  expect(network().route(at(0, 0), at(1, 0))!.points).toEqual([at(0, 0), at(0, 1), at(1, 1), at(1, 0)]);
});

test("uses a one-way street only in its direction", () => {
  expect(network().route(at(1, 0), at(0, 0))!.points).toEqual([at(1, 0), at(0.5, -0.1), at(0, 0)]);
});

test("drives at 85 % of the limits", () => {
  const route = network().route(at(0, 0), at(1, 0))!;
  expect(duration(route) / 1_000).toBeCloseTo(3_000 / ((90 * 0.85) / 3.6), 0);
});

test("never routes over an island, and finds no way from a place off the network", () => {
  const roads = network();
  expect(roads.near(at(0.45, 0.45))).not.toEqual(at(0.4, 0.4));
  expect(roads.near(at(20, 20))).toBeNull();
  expect(roads.route(at(0, 0), at(20, 20))).toBeNull();
});

test("places a vehicle on its way with its course, and stops it at the end", () => {
  const route = { points: [at(0, 0), at(0, 1), at(1, 1)], times: [0, 100_000, 200_000] };
  const half = motionAt(route, 50_000);
  expect(half.speed).toBeCloseTo(10, 1);
  expect(half.course).toBeCloseTo(0);
  expect(metresBetween(half.place, at(0, 0.5))).toBeLessThan(1);
  expect(motionAt(route, 150_000).course).toBeCloseTo(90, 0);
  expect(motionAt(route, 500_000)).toMatchObject({ place: at(1, 1), speed: 0 });
  expect(duration(slowed(route, 2))).toBe(400_000);
});

test("drives nearly straight at city speed without known streets", () => {
  const route = straightRoute(at(0, 0), at(3, 2), seeded(1));
  let metres = 0;
  for (let i = 1; i < route.points.length; i++) metres += metresBetween(route.points[i - 1]!, route.points[i]!);
  expect(metres).toBeGreaterThan(3_600);
  expect(metres).toBeLessThan(4_200);
  expect((metres / duration(route)) * 3_600).toBeGreaterThan(20);
  expect((metres / duration(route)) * 3_600).toBeLessThan(45);
});

test("reads limits and one-way streets from GeoJSON lines, and skips other features", async () => {
  const folder = mkdtempSync(join(tmpdir(), "roads-"));
  const road = (coordinates: Place[], properties: object): string =>
    JSON.stringify({ type: "Feature", geometry: { type: "LineString", coordinates }, properties });
  const lines = [
    road([at(0, 0), at(1, 0)], { highway: "residential", maxspeed: "10" }),
    road([at(0, 0), at(0, 1), at(1, 0)], { highway: "primary_link", maxspeed: "90", oneway: "yes" }),
    JSON.stringify({ type: "Feature", geometry: { type: "Point", coordinates: at(5, 5) }, properties: {} }),
    "not a feature",
  ];
  writeFileSync(join(folder, "roads.geojsonl.gz"), gzipSync(lines.join("\n")));
  const roads = await Roads.read(join(folder, "roads.geojsonl.gz"));
  rmSync(folder, { recursive: true });
  expect(roads.route(at(0, 0), at(1, 0))!.points).toEqual([at(0, 0), at(0, 1), at(1, 0)]);
  expect(roads.route(at(1, 0), at(0, 0))!.points).toEqual([at(1, 0), at(0, 0)]);
  expect(roads.near(at(5, 5))).toBeNull();
});

test("follows the roads within the network, and drives straight elsewhere", () => {
  const [random, roads] = [seeded(1), network()];
  expect(routeBetween(at(0, 0), at(1, 0), random, roads).points).toContainEqual(at(0, 1));
  expect(routeBetween([2.1, 41.4], [2.15, 41.4], random, roads).points[0]).toEqual([2.1, 41.4]);
  const andorra = cities.find(({ centre }) => centre === "AND")!;
  const street = new Roads();
  street.add(
    [
      [1.52, 42.505],
      [1.525, 42.507],
      [1.53, 42.509],
    ],
    50,
    0,
  );
  street.close();
  const sites = Array.from({ length: 30 }, () => someSite(andorra, random, street).place);
  expect(
    sites.some(([lon]) => [1.52, 1.525, 1.53].includes(lon)),
    "a claim is on a road where roads are known",
  ).toBe(true);
});

describe("the operation in the cities with bundled streets", () => {
  const files = ["porto", "sao-paulo"].map((name) => `client/public/basemap/${name}-roads.geojsonl.gz`);
  let networks: Roads[];
  let world: World;
  beforeAll(async () => {
    networks = await Promise.all(files.map((file) => Roads.read(file)));
    world = warmedUpWorld({ claims: 120, resources: 60, speed: 1, seed: 1 }, Date.UTC(2026, 2, 2, 9), joinedRoads(networks));
  });
  const isIn = (centre: string) => (city: { centre: string }) => city.centre === centre;

  test("has most of the work, and each claim on a named road", () => {
    const claims = [...world.claims.values()];
    const inPorto = claims.filter(({ city }) => isIn("OPO")(city));
    const inSaoPaulo = claims.filter(({ city }) => isIn("SAO")(city));
    expect(inPorto.length / claims.length).toBeGreaterThan(0.4);
    expect(inSaoPaulo.length / claims.length).toBeGreaterThan(0.05);
    for (const { site } of inPorto) expect(networks[0]!.near(site.place)).toEqual(site.place);
    for (const { site } of inSaoPaulo) expect(networks[1]!.near(site.place)).toEqual(site.place);
    const named = inPorto.filter(({ site }) => networks[0]!.siteNear(site.place)!.street !== null);
    expect(named.length).toBeGreaterThan(5);
    for (const { site } of named) expect(site.address).toContain(networks[0]!.siteNear(site.place)!.street!);
  });

  test("begins with vehicles on the roads, no faster than cars", () => {
    const driving = world.resources.filter(({ city, route }) => isIn("OPO")(city) && route !== null);
    expect(driving.length).toBeGreaterThan(5);
    for (const { route } of driving)
      for (const [i, point] of route!.points.entries()) {
        expect(networks[0]!.near(point)).toEqual(point);
        if (i === 0) continue;
        const seconds = (route!.times[i]! - route!.times[i - 1]!) / 1_000;
        expect(metresBetween(route!.points[i - 1]!, point) / Math.max(seconds, 0.01)).toBeLessThan(40);
      }
  });
});
