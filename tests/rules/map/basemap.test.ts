import { open } from "node:fs/promises";
import { createRequire } from "node:module";
import { PMTiles, zxyToTileId } from "pmtiles";
import { beforeAll, describe, expect, test } from "vitest";
import type { StyleSpecification } from "maplibre-gl";
import { palettes } from "../../../client/mapkit/basemap/palette";
import { basemapStyle } from "../../../client/mapkit/basemap/style";

const file = new URL("../../../client/public/basemap/world.pmtiles", import.meta.url);
const themes = ["dark", "light"] as const;
const languages = ["en", "es", "ca", "it", "fr", "el", "pt", "tr", "bz"];
const packs = [
  undefined,
  { url: "/tiles/streets.pmtiles" },
  { url: "/tiles/streets.pmtiles", bounds: [1.4, 42.4, 1.8, 42.7] as [number, number, number, number] },
];

/** The specification that MapLibre itself reads styles by, found beside it: it is no dependency of ours. */
const besideMapLibre = createRequire(createRequire(import.meta.url).resolve("maplibre-gl/package.json"));
const specification = besideMapLibre.resolve("@maplibre/maplibre-gl-style-spec");
let validate: (style: StyleSpecification) => { message: string }[];

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
  const spec = (await import(specification)) as { validateStyleMin: typeof validate };
  validate = spec.validateStyleMin;
});

describe("the world's file", () => {
  test("opens, has zooms 0 to 8, its credit, and at most 14 MB", async () => {
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

  test("is written in the order that readers look tiles up by", async () => {
    const { tileId } = (await import("../../../client/mapkit/basemap/build/pmtilesWriter.mjs" as string)) as { tileId: typeof zxyToTileId };
    for (let z = 0; z <= 4; z++)
      for (let x = 0; x < 2 ** z; x++) for (let y = 0; y < 2 ** z; y++) expect(tileId(z, x, y)).toBe(zxyToTileId(z, x, y));
  });
});

describe.each(themes)("the %s style", (theme) => {
  test.each(languages)("is a valid style in %s, with and without streets", (language) => {
    for (const streetPack of packs) expect(validate(basemapStyle({ theme, language, streetPack }))).toEqual([]);
  });

  test("fetches nothing from outside", () => {
    const addresses = JSON.stringify(basemapStyle({ theme, language: "el", streetPack: packs[1] })).match(/[a-z]+:\/\/[^"]*/g);
    expect(addresses).toEqual(["pmtiles:///basemap/world.pmtiles", "pmtiles:///tiles/streets.pmtiles"]);
  });

  test("has names that can be read on its land", () => {
    const { land, text, textStrong, textQuiet, textWater, textPark, shield } = palettes[theme];
    for (const color of [text, textStrong, textQuiet, textWater, textPark, shield])
      expect(contrast(color, land)).toBeGreaterThanOrEqual(4.5);
  });
});

test("countries are named in the user's language, in the capitals of that language", () => {
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
