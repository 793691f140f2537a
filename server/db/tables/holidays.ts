import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { instances } from "./instances";

/** Lists of public holidays of an AMA instance, for example national and regional. A day in any list counts. */
export const holidayLists = pgTable(
  "holiday_lists",
  {
    id: uuid().primaryKey(),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    name: text().notNull(),
    foldedName: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex("holiday_lists_name").on(t.instanceId, t.foldedName)],
);

export const holidays = pgTable(
  "holidays",
  {
    listId: uuid()
      .notNull()
      .references(() => holidayLists.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.day] }), index("holidays_day").on(t.day)],
);
