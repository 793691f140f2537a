import { sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ProfileType } from "../../../schema/rules/profiles";
import { instant } from "./columns";
import { instances } from "./instances";

export const profileType = pgEnum("profile_type", ProfileType);

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    /** What the user signs in with; unique whatever the case. */
    user: text().notNull(),
    name: text().notNull(),
    email: text(),
    language: text().notNull(),
    profileType: profileType().notNull(),
    /** Signs in through the directory, not by password. */
    internal: boolean().notNull().default(false),
    /** Sees every AMA instance, also those to come; else those of `userInstances`. */
    allInstances: boolean().notNull().default(false),
    /** argon2id. */
    passwordHash: text(),
    defaultCentreInstanceId: text(),
    defaultCentreId: text(),
    disabledAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant(),
  },
  () => [uniqueIndex("users_user").on(sql`lower("user")`)],
);

/** The AMA instances a user sees. None means none. */
export const userInstances = pgTable(
  "user_instances",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.instanceId] })],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the cookie's secret. */
    secretHash: text().notNull(),
    keepAlive: boolean().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [uniqueIndex("sessions_secret").on(t.secretHash), index("sessions_user").on(t.userId)],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** SHA-256 of the key; the key itself is shown once. */
    keyHash: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [uniqueIndex("api_keys_hash").on(t.keyHash)],
);
