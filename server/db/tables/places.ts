// The gazetteer: towns of the world, filled from a file that comes with the product (server/search/places). No personal data.
import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** People of a town that a few letters find. Constant in statements too: the index of these towns is used only so. */
export const LARGE_TOWN = sql.raw("50000");

/** One name of a town; a town that is called otherwise in other languages has several. */
export const placeNames = pgTable(
  "place_names",
  {
    placeId: integer().notNull(),
    name: text().notNull(),
    /** The name's words in the form in which they are compared (schema/rules/search). */
    key: text().notNull(),
    /** Languages of the product in which it is called so; null: its own name. */
    languages: text().array(),
    /** Region, in its own language; null: not known. */
    region: text(),
    /** ISO 3166-1, two letters. */
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
