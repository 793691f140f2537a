import { and, between, gte, lte, or, type Column, type SQL } from "drizzle-orm";
import type { BoundsInput } from "../../schema/map";

/** Whether a place lies in a rectangle of the earth, its sides included. West greater than east crosses the antimeridian. */
export const inBounds = (lon: Column, lat: Column, { west, south, east, north }: BoundsInput): SQL =>
  and(between(lat, south, north), west <= east ? between(lon, west, east) : or(gte(lon, west), lte(lon, east)))!;
