import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { actorColumns } from "./actors";
import { instant } from "./columns";

/** Keyed digests of what a person is known by; what is absent was not asked for. They say nothing to who does not have the installation's key. */
export interface PersonDigests {
  phone?: string[];
  plate?: string;
  name?: string;
}

/** What was asked to be erased for the law, and how far it has come. Each is asked for by a claim or by a person. */
export const erasures = pgTable(
  "erasures",
  {
    id: uuid().primaryKey(),
    /** In the order in which they were committed: an archive notes the last one that was applied to it. */
    number: bigint({ mode: "number" }).notNull(),
    at: instant().notNull(),
    ...actorColumns(),
    reason: text().notNull(),
    claimId: text(),
    person: jsonb().$type<PersonDigests>(),
    /** Claims are looked through by their ids: the last one that was; null: all were. */
    lookedUntil: text().default(""),
    claims: integer().notNull().default(0),
    /** Claims that were found and not erased, since they are not finished. */
    openClaims: integer().notNull().default(0),
    archivedClaims: integer().notNull().default(0),
    /** Null: it is not complete in the database. */
    completedAt: instant(),
  },
  (t) => [
    uniqueIndex("erasures_number").on(t.number),
    index("erasures_open")
      .on(t.number)
      .where(sql`completed_at is null`),
  ],
);

/** Claims that were erased: a record of one of them is refused. */
export const erasedClaims = pgTable(
  "erased_claims",
  {
    claimId: text().primaryKey(),
    at: instant().notNull(),
    /** Whether what the audit keeps of it is erased as well. */
    auditErased: boolean().notNull().default(false),
  },
  (t) => [
    index("erased_claims_left")
      .on(t.claimId)
      .where(sql`not audit_erased`),
  ],
);
