import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** What was mailed where no mail server is configured: the administrator reads it here. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The user it went to: whoever manages it, and has its rights, may read it. */
    userId: uuid(),
  },
  (t) => [index("mails_at").on(t.at, t.id)],
);
