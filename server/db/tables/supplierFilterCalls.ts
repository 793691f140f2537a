import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { actorColumns } from "./actors";
import { instant } from "./columns";

export const supplierFilterCalls = pgTable(
  "supplier_filter_calls",
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    ...actorColumns(),
    instanceId: text().notNull(),
    claimId: text(),
    serviceId: text().notNull(),
    durationMs: integer().notNull(),
    candidates: integer().notNull(),
    excluded: integer().notNull(),
    code: text(),
    input: jsonb().notNull(),
    output: jsonb(),
  },
  (t) => [index("supplier_filter_calls_at").on(t.at, t.id)],
);
