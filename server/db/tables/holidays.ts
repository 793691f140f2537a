import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { instances } from "./instances";

/** Public holidays of an AMA instance, kept in lists: those of a country, those of a region. A day counts that is in any of them. */
export const holidayLists = pgTable(
  "holiday_lists",
  {
    id: uuid().primaryKey(),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    name: text().notNull(),
    /** The same as it is compared: unique in its instance however it is written. */
    foldedName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex("holiday_lists_name").on(t.instanceId, t.foldedName)],
);

/** A day within a list. */
export const holidays = pgTable(
  "holidays",
  {
    listId: uuid()
      .notNull()
      .references(() => holidayLists.id, { onDelete: "cascade" }),
    /** A day of the calendar, in no time zone. */
    day: date({ mode: "string" }).notNull(),
    /** What people call the day. */
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.day] }), index("holidays_day").on(t.day)],
);
