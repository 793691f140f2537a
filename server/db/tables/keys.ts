import { type AnyPgColumn, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import { instant } from "./columns";
import { specificProfiles } from "./profiles";
import { profileType } from "./profileType";
import { users } from "./users";

/** Keys of programs. What one sees is narrowed like a user: a generic profile, a specific one, AMA instances. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The name as it is compared. */
    foldedName: text().notNull(),
    /** SHA-256 of the key; the key itself is shown once. */
    keyHash: text().notNull(),
    scopes: text().array().notNull(),
    profileType: profileType().notNull().default("SUPERVISOR"),
    specificProfileId: uuid().references((): AnyPgColumn => specificProfiles.id),
    /** AMA instances; null: all of them, also those to come. */
    instanceIds: text().array(),
    /** Of a key for widgets, the indicators that it shows and the origins of the pages that may show them; of others null. */
    indicators: text().array().$type<IndicatorKey[]>(),
    origins: text().array(),
    /** Who manages it; null: made on the machine itself. */
    ownerId: uuid().references((): AnyPgColumn => users.id),
    createdAt: instant().notNull(),
    /** Null: until it is revoked. */
    expiresAt: instant(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    /** Since the database was restored: it is good for nothing until somebody confirms it; null: nobody has to. */
    unconfirmedSince: instant(),
  },
  (t) => [uniqueIndex("api_keys_hash").on(t.keyHash)],
);
