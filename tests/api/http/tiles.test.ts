import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { getFrom, layersOf, type MapProvider, pictureAnswer, startMapProvider } from "../../fixtures/integrations/mapProvider";

let provider: MapProvider;
beforeAll(async () => void (provider = await startMapProvider()));
beforeEach(() => {
  provider.seen.length = 0;
  provider.answer = pictureAnswer();
});

describe("tiles and packs of a provider", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp({
      BASEMAP: `${provider.host}/{1-2}/{z}/{x}/{y}.png?key=secret ${provider.host}/pack.pmtiles`,
      BASEMAP_ATTRIBUTION: "© them",
    });
    token = await app.signIn();
  });

  test("have our addresses without the key", async () => {
    const info = await layersOf(app, token);
    expect(info).toEqual({
      hereApiKey: null,
      streetPack: "/tiles/1/tiles.pmtiles",
      basemap: [
        { kind: "RASTER", urls: ["/tiles/0/{z}/{x}/{y}"], darkUrls: null, attribution: "© them", maxZoom: 19, tileSize: 256 },
        { kind: "PACK", urls: ["/tiles/1/tiles.pmtiles"], darkUrls: null, attribution: null, maxZoom: null, tileSize: null },
      ],
    });
  });

  test("are requested with the key from the hosts in turn, without browser headers", async () => {
    for (const x of [0, 1]) expect((await getFrom(app, `/tiles/0/3/${x}/2`, token, { cookie: "a=b" })).text).toBe("tile");
    expect(provider.seen.map(({ url }) => url)).toEqual(["/1/3/0/2.png?key=secret", "/2/3/1/2.png?key=secret"]);
    for (const { headers } of provider.seen) expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  });

  test("are cached by browsers for the provider's time, and by no shared cache", async () => {
    const { headers } = await getFrom(app, "/tiles/0/3/1/2", token);
    expect([headers.get("cache-control"), headers.get("content-type"), headers.get("set-cookie")]).toEqual([
      "private, max-age=600",
      "image/png",
      null,
    ]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("require a signed-in caller", async () => {
    for (const bearer of [undefined, "nonsense"]) expect((await getFrom(app, "/tiles/0/3/1/2", bearer)).status).toBe(401);
    expect(provider.seen).toEqual([]);
  });

  test("are rejected for API keys of every scope", async () => {
    for (const scope of ["ingest", "read", "act"] as const)
      expect([scope, (await getFrom(app, "/tiles/0/3/1/2", await app.key(scope))).status]).toEqual([scope, 403]);
    expect(provider.seen).toEqual([]);
  });

  test("are limited to tiles: other paths on provider.host are rejected", async () => {
    for (const path of [
      "0/3/8/0",
      "0/23/0/0",
      "0/3/1",
      "0/3/1/2/admin",
      "0/%2e%2e/admin",
      "0/3/1/2.png%3Fx",
      "1/other.pmtiles",
      "7/3/1/2",
      "0-dark/3/1/2",
    ])
      expect([path, (await getFrom(app, `/tiles/${path}`, token)).status]).toEqual([path, 404]);
    expect(provider.seen).toEqual([]);
  });

  test("are read in ranges from a file", async () => {
    const { status, headers, text } = await getFrom(app, "/tiles/1/tiles.pmtiles", token, { range: "bytes=0-6" });
    expect([status, headers.get("content-range"), text, provider.seen[0]!.headers.range]).toEqual([
      206,
      "bytes 0-6/1000",
      "pmtiles",
      "bytes=0-6",
    ]);
  });

  test.each([
    ["is not there", { status: 404, type: "text/html" }, 404],
    ["fails", { status: 500, type: "text/plain" }, 502],
    ["leads elsewhere", { status: 302, type: "text/plain", headers: { location: "http://127.0.0.1:1/" } }, 502],
    ["is a page", { status: 200, type: "text/html", body: "<script>" }, 502],
    ["is a picture that can run scripts", { status: 200, type: "image/svg+xml", body: "<svg>" }, 502],
    ["is no tile by its size", { status: 200, type: "image/png", body: "x".repeat(17_000_000) }, 502],
  ])("a provider that %s is answered without its text", async (_, wrong, status) => {
    provider.answer = wrong;
    const got = await getFrom(app, "/tiles/0/3/1/3", token);
    expect([got.status, got.text.includes("secret"), got.text.includes("<s")]).toEqual([status, false, false]);
  });
});

test("keeps HERE's key private unless browsers request its tiles directly with the key of the login reply", async () => {
  const proxied = await startTestApp({ BASEMAP: "here", HERE_MAPS_KEY: "secret" });
  const token = await proxied.signIn();
  expect(await layersOf(proxied, token)).toMatchObject({
    hereApiKey: null,
    basemap: [
      { kind: "RASTER", urls: ["/tiles/0/{z}/{x}/{y}"], darkUrls: ["/tiles/0-dark/{z}/{x}/{y}"], attribution: "© HERE", tileSize: 512 },
    ],
  });
  expect((await getFrom(proxied, "/healthz")).headers.get("content-security-policy")).not.toContain("hereapi");
  const direct = await startTestApp({ BASEMAP: "here", HERE_MAPS_KEY: "secret", HERE_MAPS_IN_BROWSER: "1" });
  const info = await layersOf(direct, await direct.signIn());
  expect(info.hereApiKey).toBe("secret");
  expect(JSON.stringify(info.basemap)).toContain(
    "https://maps.hereapi.com/v3/base/mc/{z}/{x}/{y}/png8?size=512&style=lite.night&apiKey=secret",
  );
  const policy = (await getFrom(direct, "/healthz")).headers.get("content-security-policy")!;
  for (const directive of ["connect-src", "img-src"]) expect(policy).toMatch(new RegExp(`${directive} [^;]*https://maps\\.hereapi\\.com`));
});

describe("traffic", () => {
  const trafficOf = async (app: TestApp) =>
    (
      await app.graphql<{ userInfo: { traffic: object | null } }>(
        "{ userInfo { traffic { kind urls darkUrls attribution tileSize } } }",
        {},
        await app.signIn(),
      )
    ).data!.userInfo.traffic;

  test("is requested like tiles regardless of other address parameters", async () => {
    const app = await startTestApp({ TRAFFIC: `${provider.host}/flow/{z}/{x}/{y}.png?key=secret` });
    expect(await trafficOf(app)).toEqual({
      kind: "RASTER",
      urls: ["/tiles/traffic/{z}/{x}/{y}"],
      darkUrls: null,
      attribution: null,
      tileSize: 256,
    });
    expect((await getFrom(app, "/tiles/traffic/3/1/2?age=7")).status).toBe(401);
    expect((await getFrom(app, "/tiles/traffic/3/1/2?age=7", await app.signIn())).text).toBe("tile");
    expect(provider.seen.at(-1)!.url).toBe("/flow/3/1/2.png?key=secret");
  });

  test("of TomTom has a style per theme, keeps its key private and is absent without one", async () => {
    const app = await startTestApp({ TRAFFIC: "tomtom", TOMTOM_KEY: "secret" });
    expect(await trafficOf(app)).toMatchObject({
      urls: ["/tiles/traffic/{z}/{x}/{y}"],
      darkUrls: ["/tiles/traffic-dark/{z}/{x}/{y}"],
      attribution: "© TomTom",
    });
    expect(await trafficOf(await startTestApp())).toBeNull();
  });
});
