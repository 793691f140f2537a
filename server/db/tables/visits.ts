import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { claims } from "./claims";
import { instant } from "./columns";
import { users } from "./users";

/** Who opened a claim, and when. */
export const visits = pgTable(
  "visits",
  {
    id: uuid().primaryKey(),
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: instant().notNull(),
  },
  (t) => [index("visits_claim").on(t.claimId, t.at)],
);
