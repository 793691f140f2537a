import { sql } from "drizzle-orm";
import { bigint, customType, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ExportContent, ExportState, FileFormat } from "../../../schema/rules/exports/exports";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import type { Locale } from "../../../schema/rules/language/locales";
import { actorColumns } from "./actors";
import { instant } from "./columns";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Exports: what was asked for, by whom, and how far it has come. Any node writes one, and any node answers it. */
export const exports = pgTable(
  "exports",
  {
    id: uuid().primaryKey(),
    ...actorColumns(),
    /** Null: asked for by an API key. */
    sessionId: uuid(),
    /** Of the viewer's rights when it was asked for: with other rights it is not written, and not fetched. */
    access: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    list: text().$type<ExportContent>().notNull(),
    format: text().$type<FileFormat>().notNull(),
    columns: text().array().notNull(),
    /** Of a report: what it was asked with. */
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    sort: text().notNull(),
    orderBy: jsonb().$type<FieldOrder[]>().notNull(),
    state: text().$type<ExportState>().notNull(),
    rows: integer().notNull(),
    total: integer(),
    bytes: bigint({ mode: "number" }).notNull(),
    fileName: text().notNull(),
    /** Where it was asked for from, for the audit of its end. */
    origin: text(),
    requestId: text(),
    createdAt: instant().notNull(),
    /** When whoever writes it was there last, or when it ended. */
    changedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("exports_unfinished")
      .on(t.actorKind, t.actorId)
      .where(sql`${t.state} in ('WAITING', 'RUNNING')`),
    index("exports_actor").on(t.actorKind, t.actorId, t.createdAt),
  ],
);

/**
 * The files, in parts: in the database, where every node reaches them. Unlogged, as nothing is lost by them: after a crash of PostgreSQL they
 * are empty, and whoever wanted the file asks for it again.
 */
export const exportParts = pgTable(
  "export_parts",
  { exportId: uuid().notNull(), number: integer().notNull(), bytes: bytea().notNull() },
  (t) => [primaryKey({ columns: [t.exportId, t.number] })],
);
