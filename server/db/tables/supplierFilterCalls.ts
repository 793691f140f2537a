import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { actorColumns } from "./actors";
import { instant } from "./columns";

/** Each question put to the supplier filter; input and output redacted. */
export const supplierFilterCalls = pgTable(
  "supplier_filter_calls",
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    ...actorColumns(),
    instanceId: text().notNull(),
    /** Null: the claim did not exist yet. */
    claimId: text(),
    serviceId: text().notNull(),
    durationMs: integer().notNull(),
    /** How many could take it, and how many near by could not. */
    candidates: integer().notNull(),
    excluded: integer().notNull(),
    /** Why it was refused; null: it was answered. */
    code: text(),
    input: jsonb().notNull(),
    output: jsonb(),
  },
  (t) => [index("supplier_filter_calls_at").on(t.at, t.id)],
);
