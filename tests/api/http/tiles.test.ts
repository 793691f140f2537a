// What providers serve of the basemap, behind /tiles: for who is signed in, without the key, and nothing else of the provider's host.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "../../../schema/rules/durations";
import { StyleSource } from "../../../server/integrations/maps/styleSource";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";

const seen: IncomingMessage[] = [];
const archive = Buffer.alloc(1_000, "pmtiles");
let provider: Server;
let host: string;
/** Answers that wait to be sent. */
const held: (() => void)[] = [];
/** Somebody else of our own network, and how often it was spoken to. */
let neighbour: string;
let neighbours = 0;
let answer: { status: number; type: string; body?: string; headers?: Record<string, string> };

const style = () => ({
  version: 8,
  sources: {
    streets: { type: "vector", url: "/tiles.json?key=secret" },
    hills: { type: "raster", tiles: [`${host}/hills/{z}/{x}/{y}.png?key=secret`], tileSize: 256 },
    pack: { type: "vector", url: `pmtiles://${host}/pack.pmtiles` },
    here: { type: "geojson", data: { type: "FeatureCollection", features: [] } },
  },
  sprite: `${host}/sprites/one?key=secret`,
  glyphs: `${host}/fonts/{fontstack}/{range}.pbf?key=secret`,
  layers: [{ id: "sea", type: "background" }],
});

beforeAll(async () => {
  provider = createServer((request, response) => {
    seen.push(request);
    const json = (body: object) => void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    const path = request.url!.split("?")[0]!;
    if (path === "/style.json") return json(style());
    if (path === "/evil.json") return json({ ...style(), glyphs: "http://169.254.169.254/{fontstack}/{range}" });
    if (path === "/foreign.json") return json({ ...style(), sources: { streets: { type: "vector", url: `${neighbour}/tiles.json` } } });
    if (path === "/glyphs.json") return json({ ...style(), glyphs: `${neighbour}/{fontstack}/{range}` });
    if (path === "/held.json") return void held.push(() => json(style()));
    if (path === "/tiles.json")
      return json({ tiles: ["/vector/{z}/{x}/{y}.pbf?key=secret"].map((one) => host + one), maxzoom: 14, attribution: "© them" });
    if (path === "/pack.pmtiles") {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
      return void response
        .writeHead(from ? 206 : 200, {
          "content-type": "application/octet-stream",
          ...(from && { "content-range": `bytes ${from}-${to}/1000` }),
          etag: '"1"',
        })
        .end(from ? archive.subarray(Number(from), Number(to) + 1) : archive);
    }
    const { status, type, body = "tile", headers } = answer;
    response.writeHead(status, { "content-type": type, ...headers }).end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => provider.once("listening", done));
  const other = createTcpServer((socket) => {
    neighbours++;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(other, "listening");
  onCleanup(async () => void other.close());
  neighbour = `https://localhost:${(other.address() as AddressInfo).port}`;
  host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen.length = 0;
  answer = { status: 200, type: "image/png", headers: { "cache-control": "public, max-age=600", "set-cookie": "theirs=1" } };
});
afterAll(() => void provider.close());

const get = async (app: TestApp, path: string, bearer?: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const layersOf = async (app: TestApp, token: string) => {
  const query = "{ userInfo { hereApiKey streetPack basemap { kind urls darkUrls attribution maxZoom tileSize } } }";
  return (await app.graphql<{ userInfo: { hereApiKey: string | null; streetPack: string | null; basemap: object[] } }>(query, {}, token))
    .data!.userInfo;
};

describe("pictures and a pack of a provider", () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp({
      BASEMAP: `${host}/{1-2}/{z}/{x}/{y}.png?key=secret ${host}/pack.pmtiles`,
      BASEMAP_ATTRIBUTION: "© them",
    });
    token = await app.signIn();
  });

  test("are named at our own addresses, without the key", async () => {
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

  test("are fetched with the key, from the hosts in turn, and nothing of the browser's goes there", async () => {
    for (const x of [0, 1]) expect((await get(app, `/tiles/0/3/${x}/2`, token, { cookie: "a=b" })).text).toBe("tile");
    expect(seen.map(({ url }) => url)).toEqual(["/1/3/0/2.png?key=secret", "/2/3/1/2.png?key=secret"]);
    for (const { headers } of seen) expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  });

  test("are kept by the browser as long as the provider says, and by nobody between", async () => {
    const { headers } = await get(app, "/tiles/0/3/1/2", token);
    expect([headers.get("cache-control"), headers.get("content-type"), headers.get("set-cookie")]).toEqual([
      "private, max-age=600",
      "image/png",
      null,
    ]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("are for who is signed in", async () => {
    for (const bearer of [undefined, "nonsense"]) expect((await get(app, "/tiles/0/3/1/2", bearer)).status).toBe(401);
    expect(seen).toEqual([]);
  });

  test("are tiles only: what lies elsewhere on the provider's host cannot be asked for", async () => {
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
      expect([path, (await get(app, `/tiles/${path}`, token)).status]).toEqual([path, 404]);
    expect(seen).toEqual([]);
  });

  test("are read in parts where they are a file", async () => {
    const { status, headers, text } = await get(app, "/tiles/1/tiles.pmtiles", token, { range: "bytes=0-6" });
    expect([status, headers.get("content-range"), text, seen[0]!.headers.range]).toEqual([206, "bytes 0-6/1000", "pmtiles", "bytes=0-6"]);
  });

  test.each([
    ["is not there", { status: 404, type: "text/html" }, 404],
    ["fails", { status: 500, type: "text/plain" }, 502],
    ["leads elsewhere", { status: 302, type: "text/plain", headers: { location: "http://127.0.0.1:1/" } }, 502],
    ["is a page", { status: 200, type: "text/html", body: "<script>" }, 502],
    ["is a picture that can run scripts", { status: 200, type: "image/svg+xml", body: "<svg>" }, 502],
    ["is no tile by its size", { status: 200, type: "image/png", body: "x".repeat(17_000_000) }, 502],
  ])("one that %s is answered without a word of the provider", async (_, wrong, status) => {
    answer = wrong;
    const got = await get(app, "/tiles/0/3/1/3", token);
    expect([got.status, got.text.includes("secret"), got.text.includes("<s")]).toEqual([status, false, false]);
  });
});

describe("a style of a provider", () => {
  test("has no address but ours, and everything it names is there", async () => {
    const app = await startTestApp({ BASEMAP: `${host}/style.json?key=secret` });
    const token = await app.signIn();
    expect((await layersOf(app, token)).basemap).toMatchObject([{ kind: "STYLE", urls: ["/tiles/0/style.json"], darkUrls: null }]);
    expect((await get(app, "/tiles/0/style.json")).status).toBe(401);
    const { text } = await get(app, "/tiles/0/style.json", token);
    expect(text).not.toMatch(/secret|127\.0\.0\.1/);
    const read = JSON.parse(text) as {
      sources: Record<string, { tiles: string[]; url?: string; maxzoom?: number; attribution?: string }>;
      sprite: string;
      glyphs: string;
    };
    expect(read.sources.streets).toMatchObject({ maxzoom: 14, attribution: "© them" });
    expect(read.sources.here).toEqual({ type: "geojson", data: { type: "FeatureCollection", features: [] } });
    const paths = [
      read.sources.streets!.tiles[0]!.replace("{z}/{x}/{y}", "4/5/6"),
      read.sources.hills!.tiles[0]!.replace("{z}/{x}/{y}", "4/5/6"),
      `${read.sprite}@2x.json`,
      `${read.sprite}.png`,
      read.glyphs.replace("{fontstack}", "Noto Sans").replace("{range}", "0-255"),
    ];
    seen.length = 0;
    for (const path of paths) expect([path, (await get(app, path, token)).status]).toEqual([path, 200]);
    expect(seen.map(({ url }) => url)).toEqual([
      "/vector/4/5/6.pbf?key=secret",
      "/hills/4/5/6.png?key=secret",
      "/sprites/one@2x.json?key=secret",
      "/sprites/one.png?key=secret",
      "/fonts/Noto%20Sans/0-255.pbf?key=secret",
    ]);
    const pack = read.sources.pack!.url!.replace("pmtiles://", "");
    expect((await get(app, pack, token, { range: "bytes=0-6" })).text).toBe("pmtiles");
    expect((await get(app, "/tiles/0/9/4/5/6", token)).status).toBe(404);
  });

  test.each(["/evil.json", "/foreign.json"])(
    "that leads into our own network is not drawn, and nobody there is asked: %s",
    async (path) => {
      const app = await startTestApp({ BASEMAP: host + path });
      expect((await get(app, "/tiles/0/style.json", await app.signIn())).status).toBe(502);
      expect(neighbours).toBe(0);
    },
  );

  test("may name other hosts; what lies in our own network is not fetched from them", async () => {
    const app = await startTestApp({ BASEMAP: `${host}/glyphs.json` });
    const token = await app.signIn();
    const { glyphs } = JSON.parse((await get(app, "/tiles/0/style.json", token)).text) as { glyphs: string };
    const path = glyphs.replace("{fontstack}", "Noto Sans").replace("{range}", "0-255");
    expect((await get(app, path, token)).status).toBe(502);
    expect(neighbours).toBe(0);
  });

  test("is read for everybody: that whoever asked first has gone keeps nobody else from it", async () => {
    const app = await startTestApp({ BASEMAP: `${host}/held.json` });
    const token = await app.signIn();
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const first = fetch(`${app.url}/tiles/0/style.json`, { signal: gone.signal, headers }).catch(() => "gone");
    await vi.waitFor(() => expect(held).toHaveLength(1));
    gone.abort();
    expect(await first).toBe("gone");
    const second = get(app, "/tiles/0/style.json", token);
    await new Promise((later) => setTimeout(later, 50));
    for (const answer of held.splice(0)) answer();
    expect((await second).status).toBe(200);
  });

  test("is served as it was last read until it can be read again, which is tried after half a minute", async () => {
    let now = 0;
    const source = new StyleSource(`${host}/changing.json`, "/tiles/0", () => now);
    const nameOf = async () => (JSON.parse(((await source.resolve("style.json")) as { json: string }).json) as { name: string }).name;
    const asked = () => seen.filter(({ url }) => url === "/changing.json").length;
    const changing = (status: number, name: string): void => {
      answer = { status, type: "application/json", body: JSON.stringify({ version: 8, name, sources: {}, layers: [] }) };
    };
    changing(200, "old");
    expect(await nameOf()).toBe("old");
    changing(500, "");
    now += HOUR_MS;
    expect(await nameOf()).toBe("old");
    await vi.waitFor(() => expect(asked()).toBe(2));
    changing(200, "new");
    now += 29_000;
    expect([await nameOf(), asked()]).toEqual(["old", 2]);
    now += 1_000;
    await vi.waitFor(async () => expect(await nameOf()).toBe("new"));
    expect(asked()).toBe(3);
  });
});

test("HERE's key stays here, unless browsers are to fetch the pictures themselves: then the login reply says it, and they may ask HERE", async () => {
  const proxied = await startTestApp({ BASEMAP: "here", HERE_MAPS_KEY: "secret" });
  const token = await proxied.signIn();
  expect(await layersOf(proxied, token)).toMatchObject({
    hereApiKey: null,
    basemap: [
      { kind: "RASTER", urls: ["/tiles/0/{z}/{x}/{y}"], darkUrls: ["/tiles/0-dark/{z}/{x}/{y}"], attribution: "© HERE", tileSize: 512 },
    ],
  });
  expect((await get(proxied, "/healthz")).headers.get("content-security-policy")).not.toContain("hereapi");
  const direct = await startTestApp({ BASEMAP: "here", HERE_MAPS_KEY: "secret", HERE_MAPS_IN_BROWSER: "1" });
  const info = await layersOf(direct, await direct.signIn());
  expect(info.hereApiKey).toBe("secret");
  expect(JSON.stringify(info.basemap)).toContain(
    "https://maps.hereapi.com/v3/base/mc/{z}/{x}/{y}/png8?size=512&style=lite.night&apiKey=secret",
  );
  const policy = (await get(direct, "/healthz")).headers.get("content-security-policy")!;
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

  test("is fetched as pictures are, whatever else the address says", async () => {
    const app = await startTestApp({ TRAFFIC: `${host}/flow/{z}/{x}/{y}.png?key=secret` });
    expect(await trafficOf(app)).toEqual({
      kind: "RASTER",
      urls: ["/tiles/traffic/{z}/{x}/{y}"],
      darkUrls: null,
      attribution: null,
      tileSize: 256,
    });
    expect((await get(app, "/tiles/traffic/3/1/2?age=7")).status).toBe(401);
    expect((await get(app, "/tiles/traffic/3/1/2?age=7", await app.signIn())).text).toBe("tile");
    expect(seen.at(-1)!.url).toBe("/flow/3/1/2.png?key=secret");
  });

  test("of TomTom has a look for each theme, and its key stays here; without one there is none", async () => {
    const app = await startTestApp({ TRAFFIC: "tomtom", TOMTOM_KEY: "secret" });
    expect(await trafficOf(app)).toMatchObject({
      urls: ["/tiles/traffic/{z}/{x}/{y}"],
      darkUrls: ["/tiles/traffic-dark/{z}/{x}/{y}"],
      attribution: "© TomTom",
    });
    expect(await trafficOf(await startTestApp())).toBeNull();
  });
});
