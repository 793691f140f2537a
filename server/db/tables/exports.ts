import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ExportContent, ExportState, FileFormat } from "../../../schema/rules/exports/exports";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import type { Locale } from "../../../schema/rules/language/locales";
import { actorColumns } from "./actors";
import { bytea, instant } from "./columns";

export const exports = pgTable(
  "exports",
  {
    id: uuid().primaryKey(),
    ...actorColumns(),
    /** Null if requested with an API key. */
    sessionId: uuid(),
    /** Digest of the requester's permissions. If they change, the export is neither written nor served. */
    access: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    list: text().$type<ExportContent>().notNull(),
    format: text().$type<FileFormat>().notNull(),
    columns: text().array().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    sort: text().notNull(),
    orderBy: jsonb().$type<FieldOrder[]>().notNull(),
    state: text().$type<ExportState>().notNull(),
    rows: integer().notNull(),
    total: integer(),
    bytes: bigint({ mode: "number" }).notNull(),
    fileName: text().notNull(),
    origin: text(),
    requestId: text(),
    createdAt: instant().notNull(),
    /** Last heartbeat of the writing node, or the end. */
    changedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("exports_unfinished")
      .on(t.actorKind, t.actorId)
      .where(sql`${t.state} in ('WAITING', 'RUNNING') and ${t.format} not in ('NDJSON', 'PARQUET')`),
    index("exports_actor").on(t.actorKind, t.actorId, t.createdAt),
  ],
);

/**
 * File contents in the database, so that every node can serve them. Unlogged: lost in a crash of PostgreSQL, after which the user exports
 * again.
 */
export const exportParts = pgTable(
  "export_parts",
  { exportId: uuid().notNull(), number: integer().notNull(), bytes: bytea().notNull() },
  (t) => [primaryKey({ columns: [t.exportId, t.number] })],
);
