import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { metresBetween } from "../../../schema/rules/geo/geo";
import { decodePolyline } from "../../../schema/rules/geo/polyline";
import { RoutingService, roadFiles } from "../../../server/integrations/routing/routingService";
import { RegionalRoads } from "../../../server/integrations/routing/regionalRoads";
import type { Route, RouteFinder, RouteRequest } from "../../../server/integrations/routing/routeFinder";
import { straightRoute } from "../../../server/integrations/routing/straightLine";
import { readEnv } from "../../../server/platform/env";
import type { Log } from "../../../server/platform/log";

const trip: RouteRequest = { from: [-3.7, 40.4], to: [-3.6, 40.5], kind: "TOW" };
const route: Route = { metres: 20_000, seconds: 1_500, path: "_p~iF~ps|U_ulLnnqC_mqNvxq`@", router: "OSRM" };
const signal = new AbortController().signal;

function routerWith(service: (() => Promise<Route | null>) | null, roads: (() => Promise<Route | null>) | null = null, perSecond = 1_000) {
  const said: string[] = [];
  const say = (_: object, text: string): void => void said.push(text);
  const log = { info: say, warn: say, error: say, debug: () => undefined } as unknown as Log;
  const time = { now: 0 };
  const finder = (router: "OSRM" | "ROADS", answer: (() => Promise<Route | null>) | null): RouteFinder | null =>
    answer && { router, route: answer };
  return { routing: new RoutingService(finder("OSRM", service), finder("ROADS", roads), perSecond, log, () => time.now), said, time };
}
const routerOf = async (routing: RoutingService): Promise<string> => (await routing.route(trip, signal)).router;

describe("a straight line", () => {
  test("is 1.3 times as long, at the usual speed of the service", () => {
    const { metres, seconds, path, router } = straightRoute(trip);
    expect(metres).toBeCloseTo(metresBetween(trip.from, trip.to) * 1.3, 6);
    expect(seconds).toBeCloseTo(metres / (45 / 3.6), 6);
    expect(decodePolyline(path)).toEqual([trip.from, trip.to]);
    expect(router).toBe("STRAIGHT");
    expect(straightRoute({ ...trip, kind: "AMBULANCE" }).seconds).toBeLessThan(seconds);
    expect(straightRoute({ ...trip, to: trip.from })).toMatchObject({ metres: 0, seconds: 0 });
  });
});

describe("the routing port", () => {
  test("returns a straight line when nothing is configured", async () => {
    expect(await routerWith(null).routing.route(trip, signal)).toEqual(straightRoute(trip));
  });

  test("tries the service first, then the roads, then a straight line", async () => {
    const none = (): Promise<null> => Promise.resolve(null);
    const roads = (): Promise<Route> => Promise.resolve({ ...route, router: "ROADS" });
    expect(await routerOf(routerWith(() => Promise.resolve(route), roads).routing)).toBe("OSRM");
    expect(await routerOf(routerWith(none, roads).routing)).toBe("ROADS");
    expect(await routerOf(routerWith(none, none).routing)).toBe("STRAIGHT");
    expect(await routerOf(routerWith(null, () => Promise.reject(new Error("too slow"))).routing)).toBe("STRAIGHT");
  });

  test("suspends a failing service for a while, and logs the failure and the recovery once", async () => {
    let down = true;
    const service = vi.fn(() => (down ? Promise.reject(new Error("quota")) : Promise.resolve(route)));
    const { routing, said, time } = routerWith(service);
    expect([await routerOf(routing), await routerOf(routing)]).toEqual(["STRAIGHT", "STRAIGHT"]);
    expect(service).toHaveBeenCalledTimes(1);
    time.now += 30_000;
    expect(await routerOf(routing)).toBe("STRAIGHT");
    expect(service).toHaveBeenCalledTimes(2);
    expect(said).toEqual(["The routing service failed; using built-in routes until it responds"]);
    down = false;
    expect(await routerOf(routing)).toBe("STRAIGHT");
    time.now += 30_000;
    expect([await routerOf(routing), await routerOf(routing)]).toEqual(["OSRM", "OSRM"]);
    expect(said.at(-1)).toBe("The routing service responds again");
    expect(said).toHaveLength(2);
  });

  test("does not count the server's stop as a failure of the service", async () => {
    const stop = new AbortController();
    const { routing, said } = routerWith(
      () => new Promise((_, reject) => stop.signal.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const waiting = routing.route(trip, stop.signal);
    setImmediate(() => stop.abort());
    await expect(waiting).rejects.toThrow();
    expect(said).toEqual([]);
  });

  test("calls the service within its budget, and queues other requests", async () => {
    const at: number[] = [];
    const { routing } = routerWith(
      () => {
        at.push(performance.now());
        return Promise.resolve(route);
      },
      null,
      20,
    );
    await Promise.all(Array.from({ length: 7 }, () => routing.route(trip, signal)));
    expect(at).toHaveLength(7);
    // seven turns of 50 ms: six waits
    expect(at.at(-1)! - at[0]!).toBeGreaterThan(280);
    expect(routing.maxConcurrentRoutes).toBe(40);
  });
});

describe("the searched road networks", () => {
  const folder = mkdtempSync(join(tmpdir(), "pack-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** The header of a pack: its bounds in ten millionths of a degree, from byte 102 on. */
  function packOf(name: string, bounds: number[]): string {
    const header = Buffer.alloc(127);
    bounds.forEach((degrees, i) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i));
    writeFileSync(join(folder, name), header);
    return join(folder, name);
  }

  test("are the configured one, or those next to the street packs, each for its pack's area", () => {
    const pack = packOf("andorra.pmtiles", [1.4, 42.4, 1.8, 42.7]);
    const BASEMAP = readEnv({ BASEMAP: `${pack}, ${packOf("other.pmtiles", [0, 0, 1, 1])}` }).BASEMAP;
    expect(roadFiles({ STREET_ROADS: undefined, BASEMAP })).toEqual([]);
    writeFileSync(join(folder, "andorra-roads.geojsonl.gz"), "");
    expect(roadFiles({ STREET_ROADS: undefined, BASEMAP })).toEqual([
      { file: join(folder, "andorra-roads.geojsonl.gz"), bounds: [1.4, 42.4, 1.8, 42.7] },
    ]);
    expect(roadFiles({ STREET_ROADS: "other.geojsonl", BASEMAP })).toEqual([{ file: "other.geojsonl", bounds: null }]);
  });

  test("are the bundled ones without a setting, and none if only the world map is drawn", () => {
    const shipped = roadFiles({ STREET_ROADS: undefined, BASEMAP: undefined });
    expect(shipped.map(({ file }) => basename(file))).toEqual(["porto-roads.geojsonl.gz", "sao-paulo-roads.geojsonl.gz"]);
    expect(shipped[0]!.bounds).toEqual([-8.795, 41, -8.358, 41.399]);
    expect(roadFiles({ STREET_ROADS: undefined, BASEMAP: [] })).toEqual([]);
  });

  test("are loaded once, on the first route in their area, and not for routes elsewhere", async () => {
    const opened: string[] = [];
    const region = (name: string, bounds: [number, number, number, number]) => ({
      bounds,
      open: () => {
        opened.push(name);
        return { router: "ROADS" as const, route: () => Promise.resolve({ ...route, path: name, router: "ROADS" as const }) };
      },
    });
    const roads = new RegionalRoads([region("north", [-10, 40, 0, 50]), region("south", [-10, 0, 0, 10])]);
    const from = (lat: number): RouteRequest => ({ from: [-3, lat], to: [-3.1, lat], kind: "TOW" });
    expect([await roads.route(from(30), signal), opened]).toEqual([null, []]);
    expect([(await roads.route(from(41), signal))?.path, (await roads.route(from(42), signal))?.path]).toEqual(["north", "north"]);
    expect(await roads.route({ ...from(41), to: [-3, 5] }, signal), "from one to the other").toBeNull();
    expect((await roads.route(from(5), signal))?.path).toBe("south");
    expect(opened).toEqual(["north", "south"]);
  });
});
