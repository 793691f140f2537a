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
    /** SHA-256 of the cookie's secret, which is another one after each refresh. */
    secretHash: text().notNull(),
    /** The one before: good for a moment, so that two tabs can refresh at once; used later, somebody has stolen it. */
    previousHash: text(),
    rotatedAt: instant(),
    keepAlive: boolean().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastSeenAt: instant(),
    endedAt: instant(),
    /** Where it was begun from: address and browser, as the user recognises them. */
    address: text(),
    browser: text(),
    /** The specific profile that its user looks through; null: what it sees is its own. No reference: a profile that goes leaves a view that shows nothing. */
    seeAsProfileId: uuid(),
    seeAsSince: instant(),
  },
  (t) => [
    uniqueIndex("sessions_secret").on(t.secretHash),
    index("sessions_previous").on(t.previousHash),
    index("sessions_user").on(t.userId),
  ],
);

/** Failed attempts by what they were made with: an account, an address, a challenge. */
export const attempts = pgTable(
  "attempts",
  { key: text().notNull(), windowStart: instant().notNull(), count: integer().notNull() },
  (t) => [primaryKey({ columns: [t.key] }), index("attempts_window").on(t.windowStart)],
);

/** Between two steps of signing in: the password was right, a code or a new password is missing. */
export const challenges = pgTable(
  "challenges",
  {
    /** SHA-256 of what the browser holds. */
    secretHash: text().primaryKey(),
    userId: userId(),
    /** What it waits for; ENROLLING: the second factor's secret was shown, its first code is awaited. */
    step: text().$type<LoginStep | "ENROLLING">().notNull(),
    keepAlive: boolean().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index("challenges_user").on(t.userId)],
);

/** Links to choose a new password, or to come in with an account of the directory; each good once. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: userId(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** An invitation: it binds the account of the directory that signs in by it, and chooses no password. */
    invites: boolean().notNull().default(false),
  },
  (t) => [index("password_resets_user").on(t.userId, t.createdAt)],
);

/** A sign-in at the directory that has begun: what its answer must fit. */
export const directoryLogins = pgTable("directory_logins", {
  /** SHA-256 of the state. */
  stateHash: text().primaryKey(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  /** SHA-256 of the cookie of the browser that began. */
  browserHash: text().notNull(),
  keepAlive: boolean().notNull().default(false),
  expiresAt: instant().notNull(),
  /** SHA-256 of the invitation that it was begun with; null: without one. */
  invitationHash: text(),
});

/** The single-use code in `/login/aad?jwt=`, exchanged at once for a session. */
export const handoffs = pgTable("handoffs", {
  /** SHA-256 of the code. */
  codeHash: text().primaryKey(),
  userId: userId(),
  browserHash: text().notNull(),
  keepAlive: boolean().notNull().default(false),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});
