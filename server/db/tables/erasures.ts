import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { actorColumns } from "./actors";
import { instant } from "./columns";

/** Digests of a person's identifiers, keyed with the installation's secret. Absent identifiers were not part of the request. */
export interface PersonDigests {
  phone?: string[];
  plate?: string;
  name?: string;
}

export const erasures = pgTable(
  "erasures",
  {
    id: uuid().primaryKey(),
    /** Commit order; archives store the last number applied. */
    number: bigint({ mode: "number" }).notNull(),
    at: instant().notNull(),
    ...actorColumns(),
    reason: text().notNull(),
    claimId: text(),
    person: jsonb().$type<PersonDigests>(),
    /** Last claim ID examined; claims are examined in ID order. Null when done. */
    lookedUntil: text().default(""),
    claims: integer().notNull().default(0),
    /** Matching claims that the last pass skipped because they are open or have a running call. */
    openClaims: integer().notNull().default(0),
    archivedClaims: integer().notNull().default(0),
    /** Start of the next pass for skipped claims; null until the first pass is complete. */
    dueAt: instant(),
    completedAt: instant(),
  },
  (t) => [
    uniqueIndex("erasures_number").on(t.number),
    index("erasures_open")
      .on(t.number)
      .where(sql`completed_at is null`),
  ],
);

export const erasedClaims = pgTable(
  "erased_claims",
  {
    claimId: text().primaryKey(),
    /** `null` if the claim was not stored when it was erased: no instance may send it again. */
    instanceId: text(),
    at: instant().notNull(),
    auditErased: boolean().notNull().default(false),
  },
  (t) => [
    index("erased_claims_left")
      .on(t.claimId)
      .where(sql`not audit_erased`),
  ],
);
