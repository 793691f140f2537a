import { and, between, gte, lte, or, type Column, type SQL, sql } from "drizzle-orm";
import type { BoundsInput } from "../../schema/map/map";
import { PLANNED_ANEW } from "./driver/preparedTexts";

/**
 * Condition for places within a rectangle, borders included; west > east crosses the antimeridian. Planned per query, because selectivity
 * depends on the values.
 */
export const inBounds = (lon: Column, lat: Column, { west, south, east, north }: BoundsInput): SQL =>
  sql`${sql.raw(PLANNED_ANEW)} ${and(between(lat, south, north), west <= east ? between(lon, west, east) : or(gte(lon, west), lte(lon, east)))}`;
