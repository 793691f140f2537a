import { sql } from "drizzle-orm";
import { bigserial, customType, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** The change log. Partitioned by day in the migration; readers follow (xid, seq) below the snapshot's xmin. */
export const changes = pgTable(
  "changes",
  {
    seq: bigserial({ mode: "number" }).notNull(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text().notNull(),
    state: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.at, t.seq] }), index("changes_cursor").on(t.xid, t.seq)],
);

/** One row per mutation, in its transaction. Partitioned by day in the migration. */
export const audit = pgTable(
  "audit",
  {
    id: uuid().notNull(),
    at: instant().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    model: text().notNull(),
    entityId: text(),
    before: jsonb(),
    after: jsonb(),
    origin: text(),
    requestId: text(),
  },
  (t) => [primaryKey({ columns: [t.at, t.id] }), index("audit_entity").on(t.model, t.entityId, t.at)],
);

/** What the installation keeps of itself: the log's identity (epoch), the signing secret. */
export const installation = pgTable("installation", { key: text().primaryKey(), value: text().notNull() });
