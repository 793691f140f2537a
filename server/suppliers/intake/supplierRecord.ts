import type { supplierFields } from "../../../schema/rules/fields/supplierFields";
import type { RecordOf } from "../../../schema/rules/fields/record";

/**
 * Record of a supplier. Absent: unchanged. `null`: cleared; the name then defaults to the code, the network state to active. The fleet is
 * complete. Without a version the record counts as newer.
 */
export interface SupplierRecord extends RecordOf<typeof supplierFields> {
  id: string;
}
export type SupplierField = keyof SupplierRecord;
