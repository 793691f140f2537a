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
    /** What the user signs in with. */
    user: text().notNull(),
    /** The same as it is compared: unique however it is written. */
    foldedUser: text().notNull(),
    name: text().notNull(),
    email: text(),
    foldedEmail: text(),
    /** What its mails are in. */
    language: text().notNull(),
    /** The user chose the language itself; else it is that of the browser that it signs in with. */
    languageChosen: boolean().notNull().default(false),
    profileType: profileType().notNull(),
    /** Signs in through the directory, not by password. */
    internal: boolean().notNull().default(false),
    /** Sees every AMA instance, also those to come; else those of `userInstances`. */
    allInstances: boolean().notNull().default(false),
    /** Narrows what the user sees beside its generic profile; null: nothing more. */
    specificProfileId: uuid().references((): AnyPgColumn => specificProfiles.id),
    /** The local administrator who manages it; null: the installation's own. */
    ownerId: uuid().references((): AnyPgColumn => users.id),
    /** Who made it. */
    creatorId: uuid(),
    /** argon2id. */
    passwordHash: text(),
    passwordChangedAt: instant(),
    /** A new password is to be chosen at the next sign-in. */
    mustChangePassword: boolean().notNull().default(false),
    /** TOTP seed, encrypted; in force once `totpConfirmedAt` is set. */
    totpSecret: text(),
    totpConfirmedAt: instant(),
    /** The last step of 30 s whose code was taken: each is good once. */
    totpLastStep: bigint({ mode: "number" }),
    /** Who the directory says it is: issuer, tenant and object; never the e-mail. */
    directoryIssuer: text(),
    directoryTenant: text(),
    directoryObject: text(),
    /** Why the directory's role did not become this user's at the last sign-in; null: it did. */
    roleKept: text().$type<RoleKept>(),
    defaultCentreInstanceId: text(),
    defaultCentreId: text(),
    /** What the user prefers on its screens; what is not there it never chose. */
    preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
    disabledAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    /** When somebody changed what is said of it here: who changes it says which state it knew. */
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
