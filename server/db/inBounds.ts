import { and, between, gte, lte, or, type Column, type SQL, sql } from "drizzle-orm";
import type { BoundsInput } from "../../schema/map";
import { PLANNED_ANEW } from "./connect";

/**
 * Whether a place lies in a rectangle of the earth, its sides included. West greater than east crosses the antimeridian. How many places it
 * holds decides how PostgreSQL best reads them, so that a query with it is planned for these four numbers.
 */
export const inBounds = (lon: Column, lat: Column, { west, south, east, north }: BoundsInput): SQL =>
  sql`${sql.raw(PLANNED_ANEW)} ${and(between(lat, south, north), west <= east ? between(lon, west, east) : or(gte(lon, west), lte(lon, east)))}`;
