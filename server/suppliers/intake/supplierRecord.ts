import type { supplierFields } from "../../../schema/rules/fields/supplierFields";
import type { RecordOf } from "../../../schema/rules/fields/record";

/**
 * What the source says of one supplier. Absent: unchanged. Null: cleared; without a name its code is its name, without a network state it
 * takes part. The position of a base or an office is its place, that of a mobile resource is where it was at `lastPositionAt`, else at
 * `feedPositionAt`. The fleet is
 * all vehicles that there are. Without a version the record counts as newer than what is stored.
 */
export interface SupplierRecord extends RecordOf<typeof supplierFields> {
  id: string;
}
export type SupplierField = keyof SupplierRecord;
