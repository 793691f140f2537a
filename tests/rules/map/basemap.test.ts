import { open } from "node:fs/promises";
import { createRequire } from "node:module";
import { PMTiles } from "pmtiles";
import { beforeAll, describe, expect, test } from "vitest";
import type { StyleSpecification } from "maplibre-gl";
import { palettes } from "../../../client/mapkit/basemap/palette";
import type { BasemapLayer } from "../../../client/mapkit/basemap/basemapLayers";
import type { StreetPack } from "../../../client/mapkit/basemap/streetPack";
import { basemapStyle } from "../../../client/mapkit/basemap/style";

const file = new URL("../../../client/public/basemap/world.pmtiles", import.meta.url);
const themes = ["dark", "light"] as const;
const languages = ["en", "es", "ca", "it", "fr", "el", "pt", "tr", "bz"];
const pack = (url: string, bounds: StreetPack["bounds"], more: Partial<StreetPack> = {}): StreetPack => ({
  ...{ url, bounds, minZoom: 6, attribution: `© ${url}`, hasWater: true },
  ...more,
});
const andorra = pack("/tiles/0/andorra.pmtiles", [1.4, 42.4, 1.8, 42.7]);
const porto = pack("/basemap/porto.pmtiles", [-8.8, 41, -8.35, 41.4], { hasWater: false, minZoom: 10 });

/** The style specification of MapLibre, resolved from its package; it is not a direct dependency. */
const besideMapLibre = createRequire(createRequire(import.meta.url).resolve("maplibre-gl/package.json"));
const specification = besideMapLibre.resolve("@maplibre/maplibre-gl-style-spec");
let validate: (style: StyleSpecification) => { message: string }[];
type Point = { x: number; y: number };
let featureFilter: (
  filter: unknown,
  rootKey: string,
) => {
  filter(at: { zoom: number }, feature: { type: 1; properties: object; geometry: Point[][] }, tile: Point & { z: number }): boolean;
};

/** The tile of a place, and where in it the place lies. */
function tileOf(lon: number, lat: number, z: number) {
  const sine = Math.sin((lat * Math.PI) / 180);
  const [x, y] = [(lon / 360 + 0.5) * 2 ** z, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z];
  return { x: Math.floor(x), y: Math.floor(y), fx: x % 1, fy: y % 1 };
}

async function archive() {
  const handle = await open(file);
  const getBytes = async (offset: number, length: number) => {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await handle.read(bytes, 0, length, offset);
    return { data: new Uint8Array(bytes.subarray(0, bytesRead)).buffer };
  };
  const size = (await handle.stat()).size;
  return { world: new PMTiles({ getKey: () => "world", getBytes }), size, close: () => handle.close() };
}

beforeAll(async () => {
  const spec = (await import(specification)) as { validateStyleMin: typeof validate; featureFilter: typeof featureFilter };
  ({ validateStyleMin: validate, featureFilter } = spec);
});

describe("the world map file", () => {
  test("opens and has zooms 0 to 8, its credit, and at most 14 MB", async () => {
    const { world, size, close } = await archive();
    const header = await world.getHeader();
    expect([header.minZoom, header.maxZoom, header.clustered]).toEqual([0, 8, true]);
    expect(size).toBeLessThanOrEqual(14_000_000);
    expect(await world.getMetadata()).toMatchObject({ attribution: "Natural Earth · © GeoNames (CC BY 4.0)" });
    for (let z = 0; z <= 8; z++)
      expect((await world.getZxy(z, Math.floor(2 ** z * 0.4898), Math.floor(2 ** z * 0.377)))?.data.byteLength).toBeGreaterThan(100);
    await close();
  });

  test("has every layer that the style draws", async () => {
    const { world, close } = await archive();
    const { vector_layers: layers } = (await world.getMetadata()) as { vector_layers: { id: string }[] };
    const drawn = basemapStyle({ theme: "dark", language: "es" }).layers.flatMap((layer) =>
      "source-layer" in layer ? [layer["source-layer"]] : [],
    );
    expect([...new Set(drawn)].sort()).toEqual(layers.map(({ id }) => id).sort());
    await close();
  });
});

describe.each(themes)("the %s style", (theme) => {
  test.each(languages)("is valid in %s, with and without streets", (language) => {
    for (const packs of [[], [andorra], [andorra, porto]]) expect(validate(basemapStyle({ theme, language, packs }))).toEqual([]);
  });

  test("loads no external resources", () => {
    const addresses = JSON.stringify(basemapStyle({ theme, language: "el", packs: [andorra] })).match(/[a-z]+:\/\/[^"]*/g);
    expect(addresses).toEqual(["pmtiles:///basemap/world.pmtiles", "pmtiles:///tiles/0/andorra.pmtiles"]);
  });

  test("has names that are readable on its land", () => {
    const { land, text, textStrong, textQuiet, textWater, textPark, shield } = palettes[theme];
    for (const color of [text, textStrong, textQuiet, textWater, textPark, shield])
      expect(contrast(color, land)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("several street packs", () => {
  const style = basemapStyle({ theme: "dark", language: "es", packs: [andorra, porto] });
  const layer = (id: string) => style.layers.find((one) => one.id === id)!;

  test("are separate sources with individual bounds and credits", () => {
    expect(style.sources["streets-0"]).toMatchObject({ bounds: andorra.bounds, attribution: andorra.attribution });
    expect(style.sources["streets-1"]).toMatchObject({ bounds: porto.bounds, attribution: porto.attribution });
    expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length);
  });

  test("hide the world's names within their bounds only", () => {
    const shown = (id: string, zoom: number, [lon, lat]: [number, number]): boolean => {
      const { filter } = layer(id) as { filter: unknown };
      const tile = { z: 14, ...tileOf(lon, lat, 14) };
      const { filter: matches } = featureFilter(filter, "layers[0].filter");
      const at = { x: Math.round(tile.fx * 8192), y: Math.round(tile.fy * 8192) };
      return matches({ zoom }, { type: 1, properties: { z: 0, size: 4 }, geometry: [[at]] }, { z: 14, x: tile.x, y: tile.y });
    };
    expect(shown("city", 12, [1.52, 42.5]), "Andorra").toBe(false);
    expect(shown("city", 12, [-8.61, 41.15]), "Porto").toBe(false);
    expect(shown("city", 12, [-3.7, 40.4]), "Madrid").toBe(true);
    expect(shown("city", 9, [-8.61, 41.15]), "Porto from far").toBe(true);
  });

  test("cover the world's coast and borders with their ground where they know their water", () => {
    const ids = style.layers.map(({ id }) => id);
    expect(style.sources["streets-0-land"]).toBeDefined();
    expect(style.sources["streets-1-land"]).toBeUndefined();
    for (const below of ["coast", "border"]) expect(ids.indexOf(below)).toBeLessThan(ids.indexOf("streets-0-land"));
    expect(ids.indexOf("streets-0-land")).toBeLessThan(ids.indexOf("streets-0-water"));
  });

  test("cover a provider's labelled pictures, which are dimmed in the dark theme if made for daylight", () => {
    const pictures: BasemapLayer = {
      kind: "RASTER",
      urls: ["https://x.org/{z}/{x}/{y}"],
      darkUrls: null,
      attribution: "© x",
      maxZoom: 18,
      tileSize: 512,
    };
    const drawn = (theme: "dark" | "light", more: Partial<BasemapLayer> = {}) =>
      basemapStyle({ theme, language: "es", packs: [porto], layers: [{ ...pictures, ...more }] });
    const { sources, layers } = drawn("dark");
    expect(sources["pictures-0"]).toMatchObject({ type: "raster", tiles: pictures.urls, tileSize: 512, maxzoom: 18, attribution: "© x" });
    const ids = layers.map(({ id }) => id);
    expect(ids).not.toContain("city");
    expect(ids.indexOf("pictures-0")).toBeGreaterThan(ids.indexOf("border"));
    expect(ids.indexOf("pictures-0")).toBeLessThan(ids.indexOf("streets-0-land"));
    const paintIn = (of: StyleSpecification) => of.layers.find(({ id }) => id === "pictures-0")!.paint;
    expect(paintIn(drawn("dark"))).toMatchObject({ "raster-brightness-max": 0.4 });
    expect(paintIn(drawn("light"))).toBeUndefined();
    const night = drawn("dark", { darkUrls: ["https://x.org/night/{z}/{x}/{y}"] });
    expect([paintIn(night), (night.sources["pictures-0"] as { tiles: string[] }).tiles[0]]).toEqual([
      undefined,
      "https://x.org/night/{z}/{x}/{y}",
    ]);
    expect(validate(night)).toEqual([]);
  });

  test("are drawn from the zoom at which they begin", () => {
    expect([layer("streets-0-highway").minzoom, layer("streets-1-highway").minzoom]).toEqual([8, 10]);
  });

  test("keep minor features for near views: dashed paths from 15, service roads, minor names and one-way arrows from 14.5", () => {
    expect(layer("streets-0-path")).toMatchObject({ minzoom: 15, paint: { "line-dasharray": [3, 2] } });
    expect([layer("streets-0-service").minzoom, layer("streets-0-track").minzoom, layer("streets-0-minor-name").minzoom]).toEqual([
      14.5, 14.5, 14.5,
    ]);
    const arrows = layer("streets-0-oneway");
    expect(arrows).toMatchObject({ minzoom: 15, layout: { "symbol-placement": "line", "icon-image": "oneway-dark" } });
  });
});

test.each(themes)("contrasts streets with the ground in the %s theme, larger streets more", (theme) => {
  const { built, lane, street, road, highway, casing } = palettes[theme];
  const seen = [lane, street, road, highway].map((color) =>
    Math.max(contrast(color, built), theme === "light" ? contrast(casing, built) : 0),
  );
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[0]).toBeGreaterThan(theme === "dark" ? 1.45 : 1.15);
});

test("names countries in the user's language, in its capitals", () => {
  const label = (language: string) =>
    JSON.stringify(basemapStyle({ theme: "dark", language }).layers.find((layer) => layer.id === "country"));
  expect(label("es")).toContain('"GR","GRECIA"');
  expect(label("el")).toContain('"GR","ΕΛΛΑΔΑ"');
  expect(label("tr")).toContain('"ES","İSPANYA"');
  expect(label("bz")).toContain('"VN","VIETNÃ"');
});

/** WCAG 2 contrast of two #rrggbb colours. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
