import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { contracts, instances } from "./instances";
import { profileType } from "./profileType";

/** Functionalities of generic profiles that differ from the installation's default. */
export const genericProfiles = pgTable("generic_profiles", {
  profileType: profileType().primaryKey(),
  functionalities: text().array().notNull(),
  requiresTwoFactor: boolean().notNull().default(false),
  updatedAt: instant().notNull(),
});

/** Restrictions of users by contract, instance, supplier, layer, field and indicator. No rows for a dimension means no restriction. */
export const specificProfiles = pgTable(
  "specific_profiles",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    foldedName: text().notNull(),
    profileType: profileType().notNull(),
    /** References users. The foreign key is in the migration because of the circular reference. */
    ownerId: uuid(),
    hiddenLayers: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    hiddenFields: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    hiddenIndicators: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    requiresTwoFactor: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex("specific_profiles_folded_name").on(t.foldedName), index("specific_profiles_owner").on(t.ownerId)],
);

const profileId = () =>
  uuid()
    .notNull()
    .references((): AnyPgColumn => specificProfiles.id, { onDelete: "cascade" });

/**
 * Visible contracts, never all contracts of a client with several. Without rows: no restriction, except for client profiles, which then
 * see nothing.
 */
export const specificProfileContracts = pgTable(
  "specific_profile_contracts",
  { profileId: profileId(), instanceId: text().notNull(), clientId: text().notNull(), contractId: text().notNull() },
  (t) => [
    primaryKey({ name: "specific_profile_contracts_pk", columns: [t.profileId, t.instanceId, t.clientId, t.contractId] }),
    foreignKey({
      name: "specific_profile_contracts_contract",
      columns: [t.instanceId, t.clientId, t.contractId],
      foreignColumns: [contracts.instanceId, contracts.clientId, contracts.id],
    }),
  ],
);

/** AMA instances of the profile; without rows those of the user. */
export const specificProfileInstances = pgTable(
  "specific_profile_instances",
  {
    profileId: profileId(),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.instanceId] })],
);

/** Suppliers and bases of a provider by code, possibly not yet known. Limits the visible suppliers and claims. */
export const specificProfileSuppliers = pgTable(
  "specific_profile_suppliers",
  { profileId: profileId(), supplierId: text().notNull() },
  (t) => [primaryKey({ columns: [t.profileId, t.supplierId] })],
);
