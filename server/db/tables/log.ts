import { sql } from "drizzle-orm";
import { bigint, bigserial, customType, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { actorColumns } from "./actors";
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

/** Rows of the audit that people left: users, and whoever tried to sign in (strangerActor). */
export const peopleRows = "(audit.actor_kind = 'USER' or (audit.actor_kind = 'OUTSIDE' and audit.actor_name = 'somebody'))";

/**
 * One row per mutation, in its transaction; nobody changes it. Partitioned by day in the migration. Personal payloads (before, after) can
 * be erased with their salt: the digests, and with them the chain of seals, stay.
 */
export const audit = pgTable(
  "audit",
  {
    id: uuid().notNull(),
    at: instant().notNull(),
    ...actorColumns(),
    action: text().notNull(),
    model: text().notNull(),
    entityId: text(),
    before: jsonb(),
    after: jsonb(),
    origin: text(),
    requestId: text(),
    seq: bigserial({ mode: "number" }).notNull(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Random, so that nobody can guess an erased payload from its digest; null: erased. */
    salt: text(),
    /** SHA-256 of the salt and the payload. */
    payloadDigest: text(),
    /** SHA-256 of all the rest, with the payload's digest; null: older than sealing. */
    digest: text(),
  },
  (t) => [
    primaryKey({ columns: [t.at, t.id] }),
    index("audit_entity").on(t.model, t.entityId, t.at),
    index("audit_actor").on(t.actorId, t.at),
    index("audit_people").on(t.at, t.id).where(sql.raw(peopleRows)),
    index("audit_cursor").on(t.xid, t.seq),
  ],
);

/**
 * The seals of the audit: each holds the digests of the rows of one day since the one before, and that one's hash. They outlive the rows. Those of a
 * day that is long past are folded into the day's last one.
 */
export const auditSeals = pgTable(
  "audit_seals",
  {
    /** One more than the one before: a number that is missing was taken away, or folded. */
    id: bigint({ mode: "number" }).primaryKey(),
    at: instant().notNull(),
    /** Day (UTC) of its rows: they are removed by whole days. */
    day: date().notNull(),
    /** Place of the last row that it holds. */
    xid: xid8().notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    /** Of a folded one, those of all seals in it; so is the digest. */
    rows: integer().notNull(),
    /** SHA-256 of the places and digests of its rows in their order. */
    digest: text().notNull(),
    /** SHA-256 of the hash before and of this seal, as it was before it was folded. */
    hash: text().notNull(),
    /** Number of the first seal that is folded into this one; null: none is, and so are the next two. */
    firstId: bigint({ mode: "number" }),
    /** Hash of the seal before that. */
    hashBefore: text(),
    /** SHA-256 of that of the folded seal before, and of this one as it is folded: the audit has a row with it. */
    foldHash: text(),
  },
  (t) => [
    index("audit_seals_folded")
      .on(t.id)
      .where(sql`first_id is not null`),
  ],
);

/** What the installation keeps of itself: the log's identity (epoch), the signing secret, what a node began and another may have to end. */
export const installation = pgTable("installation", { key: text().primaryKey(), value: text().notNull() });
