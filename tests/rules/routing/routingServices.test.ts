import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decodePolyline } from "../../../schema/rules/geo/polyline";
import { decodeFlexible } from "../../../server/integrations/routing/flexiblePolyline";
import { here } from "../../../server/integrations/routing/here";
import { osrm } from "../../../server/integrations/routing/osrm";
import type { RouteRequest } from "../../../server/integrations/routing/routeFinder";
import { hereNoRoute, hereQuota, hereRoute, osrmNoRoute, osrmRoute, osrmTooBig } from "./routingAnswers";

const trip: RouteRequest = { from: [-3.7, 40.4], to: [-3.6, 40.5], kind: "TOW" };

// A routing service on this machine that gives recorded answers.
let service: Server;
let base: string;
let asked: URL[];
let answer: { status: number; body: string } | "never";
const answers = (body: unknown, status = 200): void =>
  void (answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) });

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url!, base));
    if (answer !== "never") response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => void (asked = []));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const soon = (): AbortSignal => AbortSignal.timeout(5_000);

describe("OSRM", () => {
  test("receives one request per route, longitude first, and its response is the route", async () => {
    answers(osrmRoute);
    expect(await osrm(`${base}/maps`).route(trip, soon())).toEqual({
      metres: 1886.8,
      seconds: 260.2,
      path: osrmRoute.routes[0]!.geometry,
      router: "OSRM",
    });
    expect(asked[0]!.pathname).toBe("/maps/route/v1/driving/-3.7,40.4;-3.6,40.5");
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({ overview: "full", geometries: "polyline" });
  });

  test("returns no route and no failure off the roads", async () => {
    answers(osrmNoRoute, 400);
    expect(await osrm(base).route(trip, soon())).toBeNull();
  });

  test.each<[string, unknown, number]>([
    ["is down", "<html>Bad gateway</html>", 502],
    ["rejects the request", osrmTooBig, 400],
    ["returns another format", { code: "Ok", routes: [{ distance: "far" }] }, 200],
    ["returns a negative duration", { code: "Ok", routes: [{ distance: 1, duration: -5, geometry: "_p~iF~ps|U" }] }, 200],
    ["returns an empty route", { code: "Ok", routes: [{ distance: 1, duration: 5, geometry: "" }] }, 200],
    ["returns invalid JSON", "<html>", 200],
  ])("fails when it %s", async (_, body, status) => {
    answers(body, status);
    await expect(osrm(base).route(trip, soon())).rejects.toThrow();
  });

  test("times out at the deadline", async () => {
    answer = "never";
    const begun = Date.now();
    await expect(osrm(base).route(trip, AbortSignal.timeout(100))).rejects.toThrow();
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
});

describe("HERE", () => {
  test("receives latitude first, with the key; the sections of its response form one route", async () => {
    answers(hereRoute);
    const route = await here(base, "k&y").route(trip, soon());
    expect(route).toMatchObject({ metres: 838, seconds: 163, router: "HERE" });
    expect(decodePolyline(route!.path)).toHaveLength(8);
    expect(decodePolyline(route!.path)[1]).toEqual([8.69567, 50.10201]);
    expect(asked[0]!.pathname).toBe("/v8/routes");
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      transportMode: "car",
      origin: "40.4,-3.7",
      destination: "40.5,-3.6",
      return: "polyline,summary",
      apiKey: "k&y",
    });
  });

  test("returns no route without a road, which is no failure", async () => {
    answers(hereNoRoute);
    expect(await here(base, "key").route(trip, soon())).toBeNull();
  });

  test.each<[string, unknown, number]>([
    ["has no quota left", hereQuota, 429],
    ["does not know the key", { error: "Unauthorized", error_description: "apiKey invalid. apiKey not found." }, 401],
    ["returns no route without a reason", { routes: [] }, 200],
    ["returns an invalid route", { routes: [{ sections: [{ summary: { length: 1, duration: 1 }, polyline: "!" }] }] }, 200],
  ])("fails when it %s, without the key in the message", async (_, body, status) => {
    answers(body, status);
    const error = await here(base, "secret-key")
      .route(trip, soon())
      .then(
        () => null,
        (reason: unknown) => reason as Error,
      );
    expect(error).toBeInstanceOf(Error);
    expect(`${error!.message} ${error!.stack}`).not.toContain("secret-key");
  });
});

describe("a flexible polyline", () => {
  test("is decoded by its header", () => {
    // the example of the format's description
    expect(decodeFlexible("BFoz5xJ67i1B1B7PzIhaxL7Y")).toEqual([
      [8.69821, 50.10228],
      [8.69567, 50.10201],
      [8.6915, 50.10063],
      [8.68752, 50.09878],
    ]);
  });

  test("is decoded without its heights", () => {
    // the same description's example with a third dimension: altitude, precision 0
    expect(decodeFlexible("BlBoz5xJ67i1BU1B7PUzIhaUxL7YU")).toEqual([
      [8.69821, 50.10228],
      [8.69567, 50.10201],
      [8.6915, 50.10063],
      [8.68752, 50.09878],
    ]);
  });

  test.each(["", "CFoz5xJ", "BFoz5xJ6", "BF!"])("is rejected if invalid: %o", (text) => {
    expect(() => decodeFlexible(text)).toThrow(RangeError);
  });
});
