import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { parseJson } from "../../platform/parseJson";
import type { Place } from "../../../schema/rules/geo/geo";

export interface Road {
  points: readonly Place[];
  speedKmh: number;
  /** 1: forward only, -1: backward only, 0: both directions. */
  direction: -1 | 0 | 1;
}

/** Usual speed in km/h without a sign. Other kinds are not for cars. */
const usualSpeedKmhByKind: Record<string, number> = {
  motorway: 110,
  trunk: 80,
  primary: 60,
  secondary: 50,
  tertiary: 45,
  unclassified: 40,
  residential: 30,
  living_street: 15,
  service: 15,
  road: 30,
};
const KM_PER_MILE = 1.609;

const tag = z.string().catch("");
const featureSchema = z.object({
  geometry: z.object({ type: z.literal("LineString"), coordinates: z.array(z.tuple([z.number(), z.number()]).rest(z.number())).min(2) }),
  properties: z.object({ highway: tag, access: tag, maxspeed: tag, oneway: tag, junction: tag }),
});
type Tags = z.output<typeof featureSchema>["properties"];

/** Reads GeoJSON lines (LineString features with OpenStreetMap's `highway`, `maxspeed`, `oneway`), plain or `.gz`. */
export async function* roadsOf(file: string): AsyncGenerator<Road> {
  const raw = createReadStream(file);
  // pipeline propagates errors of both streams; the reader below throws them
  const text = file.endsWith(".gz") ? pipeline(raw, createGunzip(), () => undefined) : raw;
  const lines = createInterface({ input: text as NodeJS.ReadableStream, crlfDelay: Infinity });
  const failed = new Promise<never>((_, reject) => text.once("error", reject).once("error", () => lines.close()));
  failed.catch(() => undefined);
  for await (const line of lines) {
    const road = roadOf(line);
    if (road) yield road;
  }
  if (text.errored) await failed;
}

function roadOf(line: string): Road | null {
  const read = featureSchema.safeParse(parseJson(line));
  if (!read.success) return null;
  const { geometry, properties: tags } = read.data;
  const kind = tags.highway.replace(/_link$/, "");
  if (!(kind in usualSpeedKmhByKind) || ["no", "private"].includes(tags.access)) return null;
  return {
    points: geometry.coordinates.map(([lon, lat]): Place => [lon, lat]),
    speedKmh: speedOf(tags.maxspeed) ?? usualSpeedKmhByKind[kind]!,
    direction: directionOf(tags),
  };
}

function speedOf(maxspeed: string): number | null {
  const limit = Number.parseInt(maxspeed, 10);
  if (!(limit > 0)) return null;
  return maxspeed.includes("mph") ? limit * KM_PER_MILE : limit;
}

function directionOf({ oneway, junction, highway }: Tags): Road["direction"] {
  if (oneway === "-1" || oneway === "reverse") return -1;
  if (["yes", "true", "1"].includes(oneway)) return 1;
  const implied = junction === "roundabout" || highway.startsWith("motorway");
  return implied && oneway !== "no" ? 1 : 0;
}
