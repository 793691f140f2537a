import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "../../../schema/rules/durations";
import { StyleSource } from "../../../server/integrations/basemap/styleSource";
import { startTestApp } from "../../fixtures/app";
import { getFrom, layersOf, type MapProvider, pictureAnswer, startMapProvider, styleAt } from "../../fixtures/integrations/mapProvider";

let provider: MapProvider;
beforeAll(async () => void (provider = await startMapProvider()));
beforeEach(() => {
  provider.seen.length = 0;
  provider.answer = pictureAnswer();
});

describe("a provider's style", () => {
  test("contains our addresses only, and each of them is served", async () => {
    const app = await startTestApp({ BASEMAP: `${provider.host}/style.json?key=secret` });
    const token = await app.signIn();
    expect((await layersOf(app, token)).basemap).toMatchObject([{ kind: "STYLE", urls: ["/tiles/0/style.json"], darkUrls: null }]);
    expect((await getFrom(app, "/tiles/0/style.json")).status).toBe(401);
    const { text } = await getFrom(app, "/tiles/0/style.json", token);
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
    provider.seen.length = 0;
    for (const path of paths) expect([path, (await getFrom(app, path, token)).status]).toEqual([path, 200]);
    expect(provider.seen.map(({ url }) => url)).toEqual([
      "/vector/4/5/6.pbf?key=secret",
      "/hills/4/5/6.png?key=secret",
      "/sprites/one@2x.json?key=secret",
      "/sprites/one.png?key=secret",
      "/fonts/Noto%20Sans/0-255.pbf?key=secret",
    ]);
    const pack = read.sources.pack!.url!.replace("pmtiles://", "");
    expect((await getFrom(app, pack, token, { range: "bytes=0-6" })).text).toBe("pmtiles");
    expect((await getFrom(app, "/tiles/0/9/4/5/6", token)).status).toBe(404);
  });

  test("omits layers that the map engine does not support and keeps the rest", async () => {
    const of = (id: string, more: object): object => ({ id, source: "streets", "source-layer": "x", ...more });
    const drawn = [
      { id: "sea", type: "background", paint: { "background-color": "#abc" } },
      of("parks", { type: "fill", paint: { "fill-color": ["match", ["get", "class"], "wood", "#0a0", "#0f0"] } }),
      of("names", { type: "symbol", layout: { "text-field": ["get", "name"] } }),
      { id: "picture", type: "raster", source: "hills" },
    ];
    const provided = {
      ...styleAt(provider.host),
      projection: { type: "globe" },
      terrain: { source: "heights" },
      layers: [
        drawn[0],
        of("buildings", { type: "fill-extrusion" }),
        { id: "relief", type: "hillshade", source: "heights" },
        of("marsh", { type: "fill", paint: { "fill-pattern": "reeds" } }),
        drawn[1],
        of("lengths", { type: "symbol", layout: { "text-field": ["concat", ["number-format", ["get", "km"], {}], " km"] } }),
        of("misspelt", { type: "line", paint: { "line-colour": "red" } }),
        { id: "nowhere", type: "line", source: "nothing" },
        ...drawn.slice(2),
      ],
      sources: { ...styleAt(provider.host).sources, heights: { type: "raster-dem", url: `${provider.host}/tiles.json` } },
    };
    provider.answer = { status: 200, type: "application/json", body: JSON.stringify(provided) };
    const source = new StyleSource(`${provider.host}/changing.json`, "/tiles/0");
    const { json } = (await source.resolve("style.json")) as { json: string };
    const { layers, sources, ...parts } = JSON.parse(json) as typeof provided;
    expect(layers).toEqual(drawn);
    expect(Object.keys(sources)).toEqual(Object.keys(styleAt(provider.host).sources));
    expect(parts).not.toHaveProperty("projection");
    expect(parts).not.toHaveProperty("terrain");
  });

  test.each(["/evil.json", "/foreign.json"])("is rejected without a request if it refers to the internal network: %s", async (path) => {
    const app = await startTestApp({ BASEMAP: provider.host + path });
    expect((await getFrom(app, "/tiles/0/style.json", await app.signIn())).status).toBe(502);
    expect(provider.neighbourCalls()).toBe(0);
  });

  test("can refer to other hosts, without requests into the internal network", async () => {
    const app = await startTestApp({ BASEMAP: `${provider.host}/glyphs.json` });
    const token = await app.signIn();
    const { glyphs } = JSON.parse((await getFrom(app, "/tiles/0/style.json", token)).text) as { glyphs: string };
    const path = glyphs.replace("{fontstack}", "Noto Sans").replace("{range}", "0-255");
    expect((await getFrom(app, path, token)).status).toBe(502);
    expect(provider.neighbourCalls()).toBe(0);
  });

  test("is read to the end for all readers after the first one disconnects", async () => {
    const app = await startTestApp({ BASEMAP: `${provider.host}/held.json` });
    const token = await app.signIn();
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const first = fetch(`${app.url}/tiles/0/style.json`, { signal: gone.signal, headers }).catch(() => "gone");
    await vi.waitFor(() => expect(provider.held).toHaveLength(1));
    gone.abort();
    expect(await first).toBe("gone");
    const second = getFrom(app, "/tiles/0/style.json", token);
    await new Promise((later) => setTimeout(later, 50));
    for (const answer of provider.held.splice(0)) answer();
    expect((await second).status).toBe(200);
  });

  test("is served from the last version after a failed read, which is repeated after half a minute", async () => {
    let now = 0;
    const source = new StyleSource(`${provider.host}/changing.json`, "/tiles/0", () => now);
    const nameOf = async () => (JSON.parse(((await source.resolve("style.json")) as { json: string }).json) as { name: string }).name;
    const asked = () => provider.seen.filter(({ url }) => url === "/changing.json").length;
    const changing = (status: number, name: string): void => {
      provider.answer = { status, type: "application/json", body: JSON.stringify({ version: 8, name, sources: {}, layers: [] }) };
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
