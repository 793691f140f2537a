import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { claimActionName } from "./claims";

/**
 * Who looks at a claim just now: one row for each subscription that announces it, renewed by the node of its socket. The table is unlogged,
 * and empty after a crash of the database: whoever still looks is there again with the next renewal.
 */
export const claimPresence = pgTable("claim_presence", {
  id: uuid().primaryKey(),
  /** No reference: the row is gone seconds after its reader. */
  claimId: text().notNull(),
  userId: uuid().notNull(),
  /** The user's full name. */
  name: text().notNull(),
  /** The action whose dialog is open. Null: none. */
  action: claimActionName(),
  since: instant().notNull(),
  renewedAt: instant().notNull(),
});
