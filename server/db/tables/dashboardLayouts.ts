import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import { instant } from "./columns";
import { users } from "./users";

export const dashboardLayouts = pgTable("dashboard_layouts", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  order: jsonb().$type<IndicatorKey[]>().notNull(),
  putAway: jsonb().$type<IndicatorKey[]>().notNull(),
  updatedAt: instant().notNull(),
});
