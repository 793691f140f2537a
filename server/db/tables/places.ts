// Gazetteer: towns of the world, filled from a file of the product (server/search/places). No personal data.
import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Minimum population for matches by a few letters. Must be a constant in statements, so that the partial index is used. */
export const LARGE_TOWN = sql.raw("50000");

export const placeNames = pgTable(
  "place_names",
  {
    placeId: integer().notNull(),
    name: text().notNull(),
    /** Search form of the name (schema/rules/search). */
    key: text().notNull(),
    languages: text().array(),
    region: text(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    lon: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    population: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placeId, t.key] }),
    index("place_names_key").on(t.key.op("text_pattern_ops")),
    index("place_names_large")
      .on(t.key.op("text_pattern_ops"))
      .where(sql`population >= ${LARGE_TOWN}`),
  ],
);
