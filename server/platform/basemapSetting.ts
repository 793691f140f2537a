import { existsSync } from "node:fs";
import { z } from "zod";
import { MAX_BASEMAP_LAYERS } from "../../schema/rules/map/basemap";

/** Known map providers: whether they deliver a complete style, and the setting of their API key. */
export const basemapPresets: Record<
  "osm" | "openfreemap" | "versatiles" | "here" | "maptiler" | "protomaps",
  { style: boolean; key: string | null }
> = {
  osm: { style: false, key: null },
  openfreemap: { style: true, key: null },
  versatiles: { style: true, key: null },
  here: { style: false, key: "HERE_MAPS_KEY" },
  maptiler: { style: true, key: "MAPTILER_KEY" },
  protomaps: { style: true, key: "PROTOMAPS_KEY" },
};
export type BasemapPreset = keyof typeof basemapPresets;

export type BasemapPart = { kind: "packFile" | "packUrl" | "raster" | "style"; from: string } | { kind: "preset"; from: BasemapPreset };

const isPreset = (word: string): word is BasemapPreset => Object.hasOwn(basemapPresets, word);
const isAddress = (word: string): boolean => /^https?:\/\//.test(word) && URL.canParse(word.replace(/[{}]/g, ""));

/** BASEMAP: parts separated by commas or spaces. `world` alone selects the built-in world map only. */
export const basemapSetting = z.string().transform((text, context): BasemapPart[] => {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const refuse = (message: string): never => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (words.length > MAX_BASEMAP_LAYERS) return refuse(`must be ${MAX_BASEMAP_LAYERS} parts at most`);
  if (words.includes("world")) return words.length === 1 ? [] : refuse("world stands alone");
  const parts = words.map(partOf);
  const wrong = parts.find((part) => typeof part === "string");
  if (wrong !== undefined) return refuse(wrong);
  const read = parts as BasemapPart[];
  return read.length > 1 && read.some(drawsAll) ? refuse("a style draws everything: it stands alone") : read;
});

function partOf(word: string): BasemapPart | string {
  if (isPreset(word)) return { kind: "preset", from: word };
  if (/\{[zxy]\}/.test(word))
    return isAddress(word) && ["{z}", "{x}", "{y}"].every((placeholder) => word.includes(placeholder))
      ? { kind: "raster", from: word }
      : `${word} must be an http address with {z}, {x} and {y}`;
  const isPack = (isAddress(word) ? new URL(word).pathname : word).endsWith(".pmtiles");
  if (isAddress(word)) return { kind: isPack ? "packUrl" : "style", from: word };
  if (!isPack) return `${word} must be a .pmtiles file, an http address, world, ${Object.keys(basemapPresets).join(", ")}`;
  return existsSync(word) ? { kind: "packFile", from: word } : `${word} is not there`;
}

const drawsAll = (part: BasemapPart): boolean => part.kind === "style" || (part.kind === "preset" && basemapPresets[part.from].style);

const trafficKeys: Record<"here" | "tomtom", string> = { here: "HERE_MAPS_KEY", tomtom: "TOMTOM_KEY" };

export const trafficSetting = z.string().transform((word, context) => {
  if (Object.hasOwn(trafficKeys, word)) return word as keyof typeof trafficKeys;
  const part = partOf(word);
  if (typeof part !== "string" && part.kind === "raster") return { template: word };
  context.addIssue({ code: "custom", message: `must be ${Object.keys(trafficKeys).join(", ")} or an http address with {z}, {x} and {y}` });
  return z.NEVER;
});

interface MapSettings {
  BASEMAP?: readonly BasemapPart[] | undefined;
  TRAFFIC?: z.output<typeof trafficSetting> | undefined;
}

export function missingKeys(settings: MapSettings): string[] {
  const { BASEMAP = [], TRAFFIC } = settings;
  const neededKeys = BASEMAP.map((part) => (part.kind === "preset" ? basemapPresets[part.from].key : null));
  if (typeof TRAFFIC === "string") neededKeys.push(trafficKeys[TRAFFIC]);
  return [...new Set(neededKeys)].filter((key) => key !== null).filter((key) => !(settings as Record<string, unknown>)[key]);
}
