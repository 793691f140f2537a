// Search keys of claims and suppliers, with their scope columns. Separate rows, so that status changes do not write them. Deleted by a
// trigger. No primary key: its check would slow down inserts.
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { supplierAccess } from "./suppliers";

export const claimSearchKeys = pgTable(
  "claim_search_keys",
  {
    claimId: text().notNull(),
    key: text().notNull(),
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

/** Keys for searches restricted to the assigned supplier. Separate, so that an assignment rewrites only these. Proposals are excluded. */
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
