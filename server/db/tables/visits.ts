import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { actorColumns } from "./actors";
import { claims } from "./claims";
import { instant } from "./columns";

export const visits = pgTable(
  "visits",
  {
    id: uuid().primaryKey(),
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    ...actorColumns(),
    at: instant().notNull(),
  },
  (t) => [index("visits_claim").on(t.claimId, t.at)],
);
