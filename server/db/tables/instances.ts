import { sql } from "drizzle-orm";
import { check, foreignKey, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const instances = pgTable(
  "instances",
  {
    id: text().primaryKey(),
    country: text().notNull(),
    name: text().notNull(),
    timeZone: text().notNull(),
    /** ISO 4217 currency of all amounts; the source sends amounts without currency. */
    currency: text().notNull().default("EUR"),
  },
  (t) => [check("instances_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`)],
);

/** Processing centre. `timeZone` is null unless it differs from the instance's. */
export const centres = pgTable(
  "centres",
  {
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    id: text().notNull(),
    name: text().notNull(),
    timeZone: text(),
  },
  (t) => [primaryKey({ columns: [t.instanceId, t.id] })],
);

export const clients = pgTable(
  "clients",
  {
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    id: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.instanceId, t.id] })],
);

export const contracts = pgTable(
  "contracts",
  { instanceId: text().notNull(), clientId: text().notNull(), id: text().notNull(), name: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.instanceId, t.clientId, t.id] }),
    foreignKey({ columns: [t.instanceId, t.clientId], foreignColumns: [clients.instanceId, clients.id] }),
  ],
);

/** The kind of a service is derived from its code (schema/rules/fields/sourceCodes.ts). */
export const services = pgTable(
  "services",
  {
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    id: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.instanceId, t.id] })],
);
