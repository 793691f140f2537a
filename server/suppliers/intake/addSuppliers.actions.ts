import type { Tx } from "../../db/connect";
import { UNVERSIONED } from "../../db/sourceRecords";
import type { SupplierRow } from "../queries/suppliers.queries";
import { EMPTY_ROW } from "./applyRecord";
import { commitSupplierChanges } from "./commitSupplierChanges";
import { emptySnapshot } from "./supplierRows";

/** Adds suppliers that a claim names, in the claim's transaction. Locks on other suppliers must already be held. */
export async function addSuppliers(
  tx: Tx,
  now: Date,
  mentioned: readonly Pick<SupplierRow, "id" | "instanceId" | "name" | "access">[],
): Promise<void> {
  const rows = mentioned.map((mention): SupplierRow => ({ ...EMPTY_ROW, ...mention, networkState: "ACTIVE", sourceVersion: UNVERSIONED }));
  await commitSupplierChanges(
    tx,
    rows.map((row) => ({ before: emptySnapshot, after: { row, fleet: [] } })),
    { now },
  );
}
