import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { claimActionName } from "./claims";

/**
 * Viewers of claims: one row per subscription, renewed by the node of its socket. Unlogged: empty after a crash, refilled by the next
 * renewals.
 */
export const claimPresence = pgTable("claim_presence", {
  id: uuid().primaryKey(),
  /** No foreign key: rows live only seconds longer than their subscription. */
  claimId: text().notNull(),
  userId: uuid().notNull(),
  name: text().notNull(),
  action: claimActionName(),
  since: instant().notNull(),
  renewedAt: instant().notNull(),
});
