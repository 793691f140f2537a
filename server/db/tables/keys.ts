import { type AnyPgColumn, boolean, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FigureGrouping } from "../../../schema/rules/indicators/groupings";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import { instant } from "./columns";
import { specificProfiles } from "./profiles";
import { profileType } from "./profileType";
import { users } from "./users";

/** API keys. Their access is limited like a user's: generic profile, specific profile, AMA instances. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    foldedName: text().notNull(),
    keyHash: text().notNull(),
    scopes: text().array().notNull(),
    profileType: profileType().notNull().default("SUPERVISOR"),
    specificProfileId: uuid().references((): AnyPgColumn => specificProfiles.id),
    /** Null means all instances, including future ones. */
    instanceIds: text().array(),
    /** For widget keys: allowed indicators, and origins of embedding pages. Null for other keys. */
    indicators: text().array().$type<IndicatorKey[]>(),
    origins: text().array(),
    groupings: text().array().$type<FigureGrouping[]>(),
    arrivalProof: boolean().notNull().default(false),
    devices: text().array(),
    /** Supplier that a key of scope `positions` is bound to, instead of `devices`. */
    supplierId: text(),
    ownerId: uuid().references((): AnyPgColumn => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    /** Set by a database restore: the key is rejected until it is confirmed. Null otherwise. */
    unconfirmedSince: instant(),
  },
  (t) => [uniqueIndex("api_keys_hash").on(t.keyHash)],
);
