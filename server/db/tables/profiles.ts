import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { contracts, instances } from "./instances";
import { profileType } from "./profileType";

/** What a generic profile may do where it is no longer the installation's default. */
export const genericProfiles = pgTable("generic_profiles", {
  profileType: profileType().primaryKey(),
  functionalities: text().array().notNull(),
  /** Whether its users sign in with a second factor. */
  requiresTwoFactor: boolean().notNull().default(false),
  updatedAt: instant().notNull(),
});

/** Narrows a user: to contracts, instances, suppliers, layers, fields, indicators. What is not narrowed has no row. */
export const specificProfiles = pgTable(
  "specific_profiles",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The name as it is compared: unique however it is written. */
    foldedName: text().notNull(),
    /** Parent: the generic profile of its users. */
    profileType: profileType().notNull(),
    /** References users: by hand in the migration, since users refer to profiles. */
    ownerId: uuid(),
    /** Layers of the map that are not shown. */
    hiddenLayers: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Fields that are not shown, by layer. */
    hiddenFields: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    /** Indicators of the dashboard that are not shown. */
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

/** The contracts to view, never all of a client that has two or more. None: no narrowing, but for a client, who then sees nothing. */
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

/** The AMA instances of the profile; none: those of its user. */
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

/** A provider's own suppliers and bases, by their codes, also of those not known yet: it sees them and the claims assigned to them. */
export const specificProfileSuppliers = pgTable(
  "specific_profile_suppliers",
  { profileId: profileId(), supplierId: text().notNull() },
  (t) => [primaryKey({ columns: [t.profileId, t.supplierId] })],
);
