import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { double, instant } from "./columns";
import { suppliers } from "./suppliers";

const fix = {
  supplierId: text().notNull(),
  /** Measurement time; the newest position counts. */
  fixAt: instant().notNull(),
  receivedAt: instant().notNull(),
  lon: double().notNull(),
  lat: double().notNull(),
  /** Metres per second. */
  speed: double(),
  /** Degrees clockwise from north. */
  course: double(),
  /** Metres. */
  accuracy: double(),
};

export const positions = pgTable(
  "positions",
  {
    ...fix,
    supplierId: text()
      .primaryKey()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    altitude: double(),
    attributes: jsonb(),
  },
  () => [check("positions_place", sql`lon between -180 and 180 and lat between -90 and 90`)],
);

/** All accepted positions. Partitioned by day in the migration and dropped by age. */
export const positionHistory = pgTable("position_history", fix, (t) => [
  primaryKey({ columns: [t.supplierId, t.fixAt] }),
  index("position_history_time").on(t.fixAt),
]);
