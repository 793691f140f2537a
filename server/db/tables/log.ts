import { sql } from "drizzle-orm";
import { bigint, bigserial, customType, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { actorColumns } from "./actors";
import { instant } from "./columns";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** Change log, partitioned by day in the migration. Readers follow (xid, seq) below the snapshot's xmin. */
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

/** Audit rows that contain personal data: of users, and of failed sign-ins (strangerActor). */
export const peopleRows = "(audit.actor_kind = 'USER' or (audit.actor_kind = 'OUTSIDE' and audit.actor_name = 'somebody'))";

/**
 * One row per mutation, append-only. Partitioned by day in the migration. Payloads (before, after) can be erased with their salt; digests
 * and the seal chain stay valid.
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
    /** Random, so that an erased payload cannot be guessed from its digest; null if erased. */
    salt: text(),
    payloadDigest: text(),
    /** SHA-256 of the other columns and the payload's digest; null for rows older than sealing. */
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

/** Hash chain of audit digests, one day per seal; kept longer than the rows. Old seals of a day are folded into the day's last one. */
export const auditSeals = pgTable(
  "audit_seals",
  {
    /** Consecutive; a gap means a deleted or folded seal. */
    id: bigint({ mode: "number" }).primaryKey(),
    at: instant().notNull(),
    /** Day (UTC) of its rows, because retention deletes complete days. */
    day: date().notNull(),
    xid: xid8().notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    /** For a folded seal, the total of all seals folded into it; the same applies to the digest. */
    rows: integer().notNull(),
    digest: text().notNull(),
    /** SHA-256 of the previous hash and this seal, before folding. */
    hash: text().notNull(),
    /** First seal folded into this one; null for seals that were not folded, like the next two columns. */
    firstId: bigint({ mode: "number" }),
    hashBefore: text(),
    /** SHA-256 of the previous fold hash and this folded seal; also recorded in the audit. */
    foldHash: text(),
  },
  (t) => [
    index("audit_seals_folded")
      .on(t.id)
      .where(sql`first_id is not null`),
  ],
);

/** Key-value store of the installation: change log epoch, signing secret, and work that another node may have to complete. */
export const installation = pgTable("installation", { key: text().primaryKey(), value: text().notNull() });
