import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { FieldListName, ListLayout } from "../../../schema/rules/fields/lists";
import { instant } from "./columns";
import { users } from "./users";

export const listLayouts = pgTable(
  "list_layouts",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().$type<FieldListName>().notNull(),
    layout: jsonb().$type<ListLayout>().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.list] })],
);
