import type { Place } from "../geo";
import type { Fields } from "../rows";

const usualSpeedKmh: Record<string, number> = {
  motorway: 100,
  trunk: 70,
  primary: 50,
  secondary: 45,
  tertiary: 40,
  unclassified: 35,
  residential: 25,
  living_street: 12,
  service: 12,
};

export interface RoadFeature {
  points: Place[];
  speedKmh: number;
  /** 1: forward only, -1: backward only, 0: both directions. */
  way: -1 | 0 | 1;
  name: string | undefined;
}

export function roadOf({ geometry, properties }: Fields): RoadFeature | null {
  const line = geometry as { type?: string; coordinates?: Place[] } | undefined;
  const tags = (properties ?? {}) as Record<string, string | undefined>;
  if (line?.type !== "LineString" || !line.coordinates) return null;
  const speedKmh = Number.parseInt(tags.maxspeed ?? "", 10) || (usualSpeedKmh[(tags.highway ?? "").replace("_link", "")] ?? 30);
  return { points: line.coordinates, speedKmh, way: tags.oneway === "yes" ? 1 : tags.oneway === "-1" ? -1 : 0, name: tags.name };
}
