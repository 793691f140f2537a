import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPlaces, type Places } from "../../../server/integrations/places/places";
import { RateLimiter } from "../../../server/integrations/rateLimiter";
import { readEnv } from "../../../server/platform/env";
import { createLog } from "../../../server/platform/log";

// A place service on this machine, which answers in the shape that each of the four has.
let service: Server;
let base: string;
let asked: { url: URL; headers: IncomingMessage["headers"] }[];
let answer: { status: number; body: string; headers?: Record<string, string> };
const answers = (body: unknown, status = 200): void =>
  void (answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) });

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push({ url: new URL(request.url!, base), headers: request.headers });
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => void (asked = []));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const placesOf = (PLACES: string, more: Record<string, string> = {}): Places =>
  openPlaces(readEnv({ PLACES, PLACES_URL: `${base}/geo`, PLACES_PER_SECOND: "1000", ...more }), createLog("silent"));
const question = { text: "Serrano 61", first: 5, language: "es-ES", near: { lon: -3.7, lat: 40.4 } };
const query = () => Object.fromEntries(asked[0]!.url.searchParams);

const photonAnswer = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [-3.6869, 40.4301] },
      properties: {
        osm_id: 1,
        osm_type: "N",
        street: "Calle de Serrano",
        housenumber: "61",
        city: "Madrid",
        state: "Comunidad de Madrid",
        country: "España",
      },
    },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [-8.61, 41.15] },
      properties: { osm_id: 2, name: "Porto", country: "Portugal" },
    },
    { type: "Feature", geometry: { type: "Point", coordinates: [0, 0] }, properties: { osm_id: 3, country: "Nowhere" } },
  ],
};
const nominatimAnswer = [
  {
    place_id: 9,
    lat: "40.4301",
    lon: "-3.6869",
    name: "",
    display_name: "61, Calle de Serrano, Madrid, España",
    boundingbox: ["40", "41", "-4", "-3"],
  },
  { place_id: 10, lat: "41.15", lon: "-8.61", name: "Porto", display_name: "Porto, Área Metropolitana do Porto, Portugal" },
];
const peliasAnswer = {
  geocoding: { version: "0.2" },
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [-3.6869, 40.4301] },
      properties: { id: "x", layer: "address", name: "Calle de Serrano 61", label: "Calle de Serrano 61, Madrid, Spain", confidence: 1 },
    },
  ],
};
const hereAnswer = {
  items: [
    {
      title: "Calle de Serrano 61, 28006 Madrid, España",
      id: "here:af:1",
      resultType: "houseNumber",
      address: { label: "Calle de Serrano 61, 28006 Madrid, España", countryCode: "ESP" },
      position: { lat: 40.4301, lng: -3.6869 },
    },
    { title: "Porto", id: "here:cm:1", address: { label: "Porto, Portugal" }, position: { lat: 41.15, lng: -8.61 } },
  ],
};
const porto = { lon: -8.61, lat: 41.15 };
const serrano = { lon: -3.6869, lat: 40.4301 };

describe("a search for a place", () => {
  test("asks Photon, and returns the name of a place, or else its address", async () => {
    answers(photonAnswer);
    expect(await placesOf("PHOTON").find(question)).toEqual([
      { name: "Calle de Serrano 61", area: "Madrid, Comunidad de Madrid, España", ...serrano },
      { name: "Porto", area: "Portugal", ...porto },
    ]);
    expect(asked[0]!.url.pathname).toBe("/geo/api");
    // Photon refuses a language that it has not.
    expect(query()).toEqual({ q: "Serrano 61", limit: "5", lat: "40.4", lon: "-3.7" });
  });

  test("asks Nominatim", async () => {
    answers(nominatimAnswer);
    expect(await placesOf("NOMINATIM").find(question)).toEqual([
      { name: "61", area: "Calle de Serrano, Madrid, España", ...serrano },
      { name: "Porto", area: "Área Metropolitana do Porto, Portugal", ...porto },
    ]);
    expect(asked[0]!.url.pathname).toBe("/geo/search");
    expect(query()).toEqual({
      q: "Serrano 61",
      format: "jsonv2",
      limit: "5",
      "accept-language": "es-ES",
      viewbox: "-5.7,42.4,-1.7000000000000002,38.4",
    });
  });

  test("asks Pelias, with a key if configured", async () => {
    answers(peliasAnswer);
    expect(await placesOf("PELIAS", { PLACES_KEY: "pelias-key" }).find({ ...question, near: null })).toEqual([
      { name: "Calle de Serrano 61", area: "Madrid, Spain", ...serrano },
    ]);
    expect(asked[0]!.url.pathname).toBe("/geo/v1/autocomplete");
    expect(query()).toEqual({ text: "Serrano 61", size: "5", lang: "es-ES", api_key: "pelias-key" });
  });

  test("asks HERE", async () => {
    answers(hereAnswer);
    expect(await placesOf("HERE", { PLACES_KEY: "here-key" }).find(question)).toEqual([
      { name: "Calle de Serrano 61, 28006 Madrid, España", area: null, ...serrano },
      { name: "Porto", area: "Porto, Portugal", ...porto },
    ]);
    expect(asked[0]!.url.pathname).toBe("/geo/v1/geocode");
    expect(query()).toEqual({ q: "Serrano 61", limit: "5", lang: "es-ES", at: "40.4,-3.7", apiKey: "here-key" });
  });

  test("returns at most the requested number of places", async () => {
    answers(photonAnswer);
    expect(await placesOf("PHOTON").find({ ...question, first: 1 })).toHaveLength(1);
  });
});

describe("an invalid response returns no places", () => {
  const refused: [string, unknown, number][] = [
    ["is down", "<html>Bad gateway</html>", 502],
    ["refuses the key", { error: "Unauthorized" }, 401],
    ["returns another format", { features: "none" }, 200],
    ["returns a place off the earth", { features: [{ geometry: { coordinates: [500, 0] }, properties: { name: "x" } }] }, 200],
    ["sends an endless response", `{"features":[],"more":"${"x".repeat(5_000_000)}"}`, 200],
  ];
  test.each(refused)("if the service %s", async (_, body, status) => {
    answers(body, status);
    expect(await placesOf("PHOTON").find(question)).toBeNull();
  });

  test("if the service redirects, without a request to the target", async () => {
    let others = 0;
    const other = createServer((_request, response) => {
      others++;
      response.end(JSON.stringify(photonAnswer));
    });
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    const { port } = other.address() as AddressInfo;
    for (const location of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `${base}/geo/api2`]) {
      answer = { status: 302, body: "", headers: { location } };
      expect(await placesOf("PHOTON").find(question)).toBeNull();
    }
    expect([others, asked.length]).toEqual([0, 3]);
    other.close();
  });
});

test("limits the requests per second, and returns nothing immediately if the wait is too long", async () => {
  answers(photonAnswer);
  const places = placesOf("PHOTON", { PLACES_PER_SECOND: "0.1" });
  const [first, second] = await Promise.all([places.find(question), places.find(question)]);
  expect([first?.length, second]).toEqual([2, null]);
  expect(asked).toHaveLength(1);
}, 3_000);

test("reserves no turns for callers that do not wait in a burst", async () => {
  let now = 0;
  const budget = new RateLimiter(1, () => now);
  const { signal } = new AbortController();
  expect(await Promise.all(Array.from({ length: 100 }, () => budget.acquire(signal, 500)))).toEqual([
    true,
    ...Array<boolean>(99).fill(false),
  ]);
  now += 1_000;
  expect(await budget.acquire(signal, 500)).toBe(true);
});

test("asks no service without a setting, and rejects a service without an address at the start", async () => {
  const none = openPlaces(readEnv({}), createLog("silent"));
  expect([none.service, await none.find(question)]).toEqual([null, null]);
  expect(() => openPlaces(readEnv({ PLACES: "NOMINATIM" }), createLog("silent"))).toThrow(/PLACES_URL: is missing for NOMINATIM/);
});
