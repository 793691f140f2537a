import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Mails that were not sent because no mail server is configured. Administrators can read them. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    userId: uuid(),
  },
  (t) => [index("mails_at").on(t.at, t.id)],
);
