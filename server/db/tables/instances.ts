import { sql } from "drizzle-orm";
import { check, foreignKey, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** AMA instance: one country operation, the natural shard. */
export const instances = pgTable(
  "instances",
  {
    id: text().primaryKey(),
    country: text().notNull(),
    name: text().notNull(),
    timeZone: text().notNull(),
    /** ISO 4217. Amounts come without a currency: they are in this one. */
    currency: text().notNull().default("EUR"),
  },
  (t) => [check("instances_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`)],
);

/** Processing centre of an instance; its own zone only where it differs. */
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

/** What can be served; the kind follows from the code (schema/rules/fields/sourceCodes.ts). */
export const services = pgTable("services", { id: text().primaryKey(), name: text().notNull() });
