import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { FeedState, NetworkState, ResourceStatus, SupplierAccess } from "../../../schema/rules/lists/suppliers";
import { double, instant, integersOrNulls } from "./columns";
import { instances } from "./instances";

export const supplierAccess = pgEnum("supplier_access", SupplierAccess);
export const resourceStatus = pgEnum("resource_status", ResourceStatus);
export const feedState = pgEnum("feed_state", FeedState);
export const networkState = pgEnum("network_state", NetworkState);

/** Suppliers: mobile resources, bases, collaborators and offices. Property names equal the field names of the schema. */
export const suppliers = pgTable(
  "suppliers",
  {
    id: text().primaryKey(),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    name: text().notNull(),
    access: supplierAccess().notNull(),
    supplierType: text(),
    supplierState: text(),
    networkState: networkState().notNull().default("ACTIVE"),
    feedState: feedState(),
    connected: boolean(),
    baseId: text(),
    baseName: text(),
    /** Device code, unique within the instance. */
    mobile: text(),
    schedule: text(),
    phone: text(),
    basePhone: text(),
    smartPhone: text(),
    insuredPhone: text(),
    rating: double(),
    surveyCount: integer(),
    allocationCount: integer(),
    oldestActualMinutes: double(),
    address: text(),
    lastPositionAddress: text(),
    /** Time of the last position according to the source, and whether the source considers it outdated. */
    feedPositionAt: instant(),
    feedOutdated: boolean(),
    networks: text().array(),
    services: text().array(),
    attributes: jsonb().$type<Record<string, string>>(),
    /** Capacity or load per hour of the day, from midnight. */
    bands: integer().array(),
    /** Load limit per hour; null elements if the source gives none. */
    bandThresholds: integersOrNulls(),
    exceedThreshold: boolean(),
    lon: double(),
    lat: double(),
    /** Stored result of schema/rules/suppliers/resourceStatus.ts, only for mobile resources. */
    status: resourceStatus(),
    statusDueAt: instant(),
    settingsVersion: bigint({ mode: "number" }).notNull().default(0),
    sourceVersion: bigint({ mode: "number" }).notNull(),
    version: bigint({ mode: "number" }).notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index("suppliers_instance").on(t.instanceId, t.access, t.id),
    index("suppliers_name").on(t.name, t.id),
    index("suppliers_status_due")
      .on(t.statusDueAt)
      .where(sql`status_due_at is not null`),
    index("suppliers_off")
      .on(t.instanceId)
      .where(sql`network_state <> 'ACTIVE'`),
    index("suppliers_settings")
      .on(t.instanceId, t.settingsVersion)
      .where(sql`access = 'MOBILE'`),
    uniqueIndex("suppliers_mobile")
      .on(t.mobile, t.instanceId)
      .where(sql`mobile is not null`),
    check("suppliers_place", sql`(lon is null) = (lat is null) and lon between -180 and 180 and lat between -90 and 90`),
    check("suppliers_bands", sql`bands is null or cardinality(bands) = 24`),
    check("suppliers_band_thresholds", sql`band_thresholds is null or cardinality(band_thresholds) = 24`),
  ],
);

export const fleetVehicles = pgTable(
  "fleet_vehicles",
  {
    supplierId: text()
      .notNull()
      .references(() => suppliers.id, { onDelete: "cascade" }),
    code: text().notNull(),
    name: text(),
    plate: text(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.code] })],
);
