// Keys by which claims and suppliers are searched for (schema/rules/search). Narrow rows of their own, so that a change of status writes none,
// and beside each key who may find it, so that whoever may see little reads little. Personal data: a trigger removes them with their row.
// They have no primary key: each of them would be checked when it is written, and they are only ever written and removed with all of their row.
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { supplierAccess } from "./suppliers";

export const claimSearchKeys = pgTable(
  "claim_search_keys",
  {
    claimId: text().notNull(),
    key: text().notNull(),
    /** Open claims are found before finished ones. */
    open: boolean().notNull(),
    instanceId: text().notNull(),
    clientId: text(),
    contractId: text(),
  },
  (t) => [
    index("claim_search_claim").on(t.claimId),
    index("claim_search_instance").on(t.instanceId, t.open, t.key.op("text_pattern_ops")),
    index("claim_search_contract")
      .on(t.instanceId, t.clientId, t.contractId, t.open, t.key.op("text_pattern_ops"))
      .where(sql`contract_id is not null`),
  ],
);

/** The same keys for the supplier that a claim is assigned to, not for one that is proposed: so an assignment leaves all others as they are. */
export const claimSupplierSearchKeys = pgTable(
  "claim_supplier_search_keys",
  {
    claimId: text().notNull(),
    key: text().notNull(),
    open: boolean().notNull(),
    supplierId: text().notNull(),
    instanceId: text().notNull(),
    clientId: text(),
    contractId: text(),
  },
  (t) => [
    index("claim_supplier_search_claim").on(t.claimId),
    index("claim_supplier_search_supplier").on(t.supplierId, t.open, t.key.op("text_pattern_ops")),
  ],
);

export const supplierSearchKeys = pgTable(
  "supplier_search_keys",
  {
    supplierId: text().notNull(),
    key: text().notNull(),
    instanceId: text().notNull(),
    access: supplierAccess().notNull(),
  },
  (t) => [
    index("supplier_search_supplier").on(t.supplierId),
    index("supplier_search_instance").on(t.instanceId, t.access, t.key.op("text_pattern_ops")),
  ],
);
