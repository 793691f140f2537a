import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { MapPanel, MapTab } from "../../../schema/rules/map/configurations";
import { instant } from "./columns";
import { instances } from "./instances";
import { specificProfiles } from "./profiles";
import { users } from "./users";

export const mapConfigurations = pgTable(
  "map_configurations",
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    foldedName: text().notNull(),
    /** Query string of the map's URL, without open panels. */
    address: text().notNull(),
    tab: text().$type<MapTab>().notNull(),
    foldedPanels: text().array().$type<MapPanel[]>().notNull(),
    traffic: boolean().notNull(),
    sharedInstanceId: text().references(() => instances.id),
    sharedProfileId: uuid().references(() => specificProfiles.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("map_configurations_name").on(t.ownerId, t.foldedName),
    index("map_configurations_instance").on(t.sharedInstanceId),
    index("map_configurations_profile").on(t.sharedProfileId),
    check("map_configurations_audience", sql`${t.sharedInstanceId} is null or ${t.sharedProfileId} is null`),
  ],
);

export const defaultMapConfigurations = pgTable(
  "default_map_configurations",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    configurationId: uuid().notNull(),
  },
  (t) => [
    foreignKey({
      name: "default_map_configurations_configuration_fk",
      columns: [t.configurationId],
      foreignColumns: [mapConfigurations.id],
    }).onDelete("cascade"),
    index("default_map_configurations_configuration").on(t.configurationId),
  ],
);
