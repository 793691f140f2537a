import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { MapPanel, MapTab } from "../../../schema/rules/map/configurations";
import { instant } from "./columns";
import { instances } from "./instances";
import { specificProfiles } from "./profiles";
import { users } from "./users";

/** Favourites of the map. They go with their owner. */
export const mapConfigurations = pgTable(
  "map_configurations",
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The name as it is compared: unique among the owner's however it is written. */
    foldedName: text().notNull(),
    /** What the map's address says after "?", but for what is open. */
    address: text().notNull(),
    tab: text().$type<MapTab>().notNull(),
    foldedPanels: text().array().$type<MapPanel[]>().notNull(),
    traffic: boolean().notNull(),
    /** The AMA instance whose users see it; null: it is shared with none. */
    sharedInstanceId: text().references(() => instances.id),
    /** The specific profile whose users see it; null: it is shared with none. */
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

/** What the map of a user opens with. No row, or one that the user does not see any more: the product's own. */
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
