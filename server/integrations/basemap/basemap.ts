// Basemap: street packs and providers' layers, their addresses for browsers, and road networks next to the packs.
import { closeSync, existsSync, openSync, readdirSync, readSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { BasemapLayer } from "../../../schema/map/basemap";
import type { BasemapPart, BasemapPreset } from "../../platform/basemapSetting";
import type { Env } from "../../platform/env";
import { projectRoot } from "../../platform/projectRoot";
import { StyleSource } from "./styleSource";
import { fileSource, tilesSource, type TileSource } from "./tileSource";

type BasemapEnv = Pick<
  Env,
  "BASEMAP" | "BASEMAP_ATTRIBUTION" | "HERE_MAPS_KEY" | "HERE_MAPS_IN_BROWSER" | "MAPTILER_KEY" | "PROTOMAPS_KEY" | "TRAFFIC" | "TOMTOM_KEY"
>;

export interface PackFile {
  file: string;
  address: string;
}

const SHIPPED_FOLDER = join(projectRoot, "client/public/basemap");
const WORLD_FILE = "world.pmtiles";

const shippedPacks: PackFile[] = (existsSync(SHIPPED_FOLDER) ? readdirSync(SHIPPED_FOLDER) : [])
  .filter((name) => name.endsWith(".pmtiles") && name !== WORLD_FILE)
  .sort()
  .map((name) => ({ file: join(SHIPPED_FOLDER, name), address: `/basemap/${name}` }));

export const packFiles = ({ BASEMAP }: Pick<Env, "BASEMAP">): PackFile[] =>
  BASEMAP?.flatMap(({ kind, from }, i) => (kind === "packFile" ? { file: resolve(from), address: `/tiles/${i}/${basename(from)}` } : [])) ??
  shippedPacks;

interface Drawn {
  layer: BasemapLayer;
  /** Keyed by the first segment of the path under /tiles. */
  sources: Record<string, TileSource>;
}

export const basemapLayers = (env: BasemapEnv): BasemapLayer[] =>
  env.BASEMAP?.map((part, i) => drawnOf(env, part, i).layer) ?? shippedPacks.map(({ address }) => packLayer(address));

export const tileSources = (env: BasemapEnv): Map<string, TileSource> =>
  new Map([
    ...(env.BASEMAP ?? []).flatMap((part, i) => Object.entries(drawnOf(env, part, i).sources)),
    ...Object.entries(drawnTraffic(env)?.sources ?? {}),
  ]);

export const trafficLayer = (env: BasemapEnv): BasemapLayer | null => drawnTraffic(env)?.layer ?? null;

function drawnTraffic({ TRAFFIC: provider, HERE_MAPS_KEY: hereKey, TOMTOM_KEY: tomtomKey }: BasemapEnv): Drawn | null {
  if (!provider) return null;
  if (provider === "here") {
    const flow = `https://traffic.maps.hereapi.com/v3/flow/mc/{z}/{x}/{y}/png8?size=512&apiKey=${encodeURIComponent(hereKey!)}`;
    return drawnRaster("traffic", flow, null, { attribution: "© HERE", tileSize: 512 });
  }
  if (provider === "tomtom") {
    const flow = (style: string): string =>
      `https://api.tomtom.com/traffic/map/4/tile/flow/${style}/{z}/{x}/{y}.png?tileSize=512&key=${encodeURIComponent(tomtomKey!)}`;
    return drawnRaster("traffic", flow("relative0"), flow("relative0-dark"), { attribution: "© TomTom", tileSize: 512 });
  }
  return drawnRaster("traffic", provider.template, null, {});
}

/** Host that browsers access directly; `null` if none. */
export const outsideHost = ({ BASEMAP, HERE_MAPS_IN_BROWSER }: BasemapEnv): string | null =>
  HERE_MAPS_IN_BROWSER && BASEMAP?.some(({ from }) => from === "here") ? new URL(hereTiles("", "day")).origin : null;

function drawnOf(env: BasemapEnv, part: BasemapPart, i: number): Drawn {
  switch (part.kind) {
    case "packFile":
      return { layer: packLayer(`/tiles/${i}/${basename(part.from)}`), sources: {} };
    case "packUrl":
      return { layer: packLayer(`/tiles/${i}/tiles.pmtiles`), sources: { [i]: fileSource(part.from, "tiles.pmtiles") } };
    case "raster":
      return drawnRaster(i, part.from, null, { attribution: env.BASEMAP_ATTRIBUTION ?? null });
    case "style":
      return drawnStyle(i, part.from, null);
    case "preset":
      return drawnPreset[part.from](env, i);
  }
}

const drawnPreset: Record<BasemapPreset, (env: BasemapEnv, i: number) => Drawn> = {
  osm: (_, i) => drawnRaster(i, "https://tile.openstreetmap.org/{z}/{x}/{y}.png", null, { attribution: "© OpenStreetMap contributors" }),
  openfreemap(_, i) {
    const style = (name: string): string => `https://tiles.openfreemap.org/styles/${name}`;
    return drawnStyle(i, style("positron"), style("dark"));
  },
  versatiles(_, i) {
    const style = (name: string): string => `https://tiles.versatiles.org/assets/styles/${name}/style.json`;
    return drawnStyle(i, style("graybeard"), style("eclipse"));
  },
  here({ HERE_MAPS_KEY: key, HERE_MAPS_IN_BROWSER: inBrowser }, i) {
    const [day, night] = [hereTiles(key!, "day"), hereTiles(key!, "night")];
    const { layer, sources } = drawnRaster(i, day, night, { attribution: "© HERE", tileSize: 512 });
    return inBrowser ? { layer: { ...layer, urls: [day], darkUrls: [night] }, sources: {} } : { layer, sources };
  },
  maptiler({ MAPTILER_KEY: key }, i) {
    const style = (name: string): string => `https://api.maptiler.com/maps/${name}/style.json?key=${encodeURIComponent(key!)}`;
    return drawnStyle(i, style("dataviz-light"), style("dataviz-dark"));
  },
  protomaps({ PROTOMAPS_KEY: key }, i) {
    const style = (name: string): string => `https://api.protomaps.com/styles/v4/${name}/en.json?key=${encodeURIComponent(key!)}`;
    return drawnStyle(i, style("light"), style("dark"));
  },
};

const hereTiles = (key: string, time: "day" | "night"): string =>
  `https://maps.hereapi.com/v3/base/mc/{z}/{x}/{y}/png8?size=512&style=lite.${time}&apiKey=${encodeURIComponent(key)}`;

const packLayer = (address: string): BasemapLayer => ({
  kind: "PACK",
  urls: [address],
  darkUrls: null,
  attribution: null,
  maxZoom: null,
  tileSize: null,
});

/** The server chooses among a provider's hosts; browsers use one address. */
function drawnRaster(name: number | "traffic", tiles: string, darkTiles: string | null, about: Partial<BasemapLayer>): Drawn {
  const address = (id: string): string[] => [`/tiles/${id}/{z}/{x}/{y}`];
  const dark = `${name}-dark`;
  return {
    layer: {
      kind: "RASTER",
      urls: address(`${name}`),
      darkUrls: darkTiles === null ? null : address(dark),
      attribution: null,
      maxZoom: 19,
      tileSize: 256,
      ...about,
    },
    sources: { [name]: tilesSource([tiles]), ...(darkTiles !== null && { [dark]: tilesSource([darkTiles]) }) },
  };
}

function drawnStyle(i: number, style: string, darkStyle: string | null): Drawn {
  const [address, darkAddress] = [`/tiles/${i}`, `/tiles/${i}-dark`];
  return {
    layer: {
      kind: "STYLE",
      urls: [`${address}/style.json`],
      darkUrls: darkStyle === null ? null : [`${darkAddress}/style.json`],
      attribution: null,
      maxZoom: null,
      tileSize: null,
    },
    sources: {
      [i]: new StyleSource(style, address),
      ...(darkStyle !== null && { [`${i}-dark`]: new StyleSource(darkStyle, darkAddress) }),
    },
  };
}

export function roadsBeside(pack: string): string | null {
  const beside = pack.replace(/\.pmtiles$/, "-roads.geojsonl.gz");
  return existsSync(beside) ? beside : null;
}

/** West, south, east and north in degrees, from the pack's header (PMTiles specification version 3, section 3). */
export function packBounds(file: string): [west: number, south: number, east: number, north: number] {
  const header = Buffer.alloc(127);
  const opened = openSync(file, "r");
  try {
    readSync(opened, header, 0, header.length, 0);
  } finally {
    closeSync(opened);
  }
  const degreesAt = (offset: number): number => header.readInt32LE(offset) / 1e7;
  return [degreesAt(102), degreesAt(106), degreesAt(110), degreesAt(114)];
}
