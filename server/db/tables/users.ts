import { type AnyPgColumn, bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Preferences } from "../../../schema/rules/access/preferences";
import type { RoleKept } from "../../../schema/rules/access/profiles";
import { instant } from "./columns";
import { instances } from "./instances";
import { specificProfiles } from "./profiles";
import { profileType } from "./profileType";

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey(),
    user: text().notNull(),
    foldedUser: text().notNull(),
    name: text().notNull(),
    email: text(),
    foldedEmail: text(),
    language: text().notNull(),
    /** True if chosen by the user; otherwise the browser's language at sign-in applies. */
    languageChosen: boolean().notNull().default(false),
    profileType: profileType().notNull(),
    internal: boolean().notNull().default(false),
    /** True for all AMA instances, including future ones; otherwise `userInstances` applies. */
    allInstances: boolean().notNull().default(false),
    specificProfileId: uuid().references((): AnyPgColumn => specificProfiles.id),
    /** Managing local administrator; null if managed by the installation's administrators. */
    ownerId: uuid().references((): AnyPgColumn => users.id),
    creatorId: uuid(),
    passwordHash: text(),
    passwordChangedAt: instant(),
    mustChangePassword: boolean().notNull().default(false),
    /** TOTP seed, encrypted; active once `totpConfirmedAt` is set. */
    totpSecret: text(),
    totpConfirmedAt: instant(),
    /** Last accepted 30 s step; each code is accepted once. */
    totpLastStep: bigint({ mode: "number" }),
    /** Identity in the directory; never matched by e-mail. */
    directoryIssuer: text(),
    directoryTenant: text(),
    directoryObject: text(),
    /** Why the directory's role was not applied at the last sign-in; null if it was. */
    roleKept: text().$type<RoleKept>(),
    defaultCentreInstanceId: text(),
    defaultCentreId: text(),
    preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
    disabledAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    /** Last change by an administrator, for optimistic locking. */
    updatedAt: instant().notNull().defaultNow(),
    lastSeenAt: instant(),
  },
  (t) => [
    uniqueIndex("users_folded_user").on(t.foldedUser),
    index("users_folded_email").on(t.foldedEmail),
    uniqueIndex("users_directory").on(t.directoryIssuer, t.directoryTenant, t.directoryObject),
    index("users_owner").on(t.ownerId),
    index("users_specific_profile").on(t.specificProfileId),
  ],
);

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
