import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { LoginStep } from "../../../schema/rules/access/login";
import { instant } from "./columns";
import { users } from "./users";

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    secretHash: text().notNull(),
    /** Previous secret, briefly accepted so that two tabs can refresh at once. Later use indicates theft. */
    previousHash: text(),
    rotatedAt: instant(),
    keepAlive: boolean().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastSeenAt: instant(),
    endedAt: instant(),
    passwordConfirmedAt: instant(),
    address: text(),
    browser: text(),
    /** Profile that the user previews; null outside a preview. No foreign key: a deleted profile must lead to an empty view. */
    seeAsProfileId: uuid(),
    seeAsSince: instant(),
  },
  (t) => [
    uniqueIndex("sessions_secret").on(t.secretHash),
    index("sessions_previous").on(t.previousHash),
    index("sessions_user").on(t.userId),
  ],
);

export const attempts = pgTable(
  "attempts",
  { key: text().notNull(), windowStart: instant().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.key] }), index("attempts_window").on(t.windowStart)],
);

/** Sign-ins between two steps: the password was correct, a code or a new password is missing. */
export const challenges = pgTable(
  "challenges",
  {
    secretHash: text().primaryKey(),
    userId: userId(),
    /** Next step. ENROLLING: the second factor's secret was shown and its first code is expected. */
    step: text().$type<LoginStep | "ENROLLING">().notNull(),
    keepAlive: boolean().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index("challenges_user").on(t.userId)],
);

export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text().primaryKey(),
    userId: userId(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    invites: boolean().notNull().default(false),
  },
  (t) => [index("password_resets_user").on(t.userId, t.createdAt)],
);

/** Directory sign-ins in progress, with values that the response must match. */
export const directoryLogins = pgTable("directory_logins", {
  stateHash: text().primaryKey(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  browserHash: text().notNull(),
  keepAlive: boolean().notNull().default(false),
  expiresAt: instant().notNull(),
  invitationHash: text(),
});

/** Single-use codes of `/login/aad?jwt=`, exchanged for a session. */
export const handoffs = pgTable("handoffs", {
  codeHash: text().primaryKey(),
  userId: userId(),
  browserHash: text().notNull(),
  keepAlive: boolean().notNull().default(false),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});
