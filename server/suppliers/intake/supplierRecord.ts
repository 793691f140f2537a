import type { SupplierRow } from "../queries/suppliers.queries";

export interface VehicleRecord {
  code: string;
  name: string | null;
  plate: string | null;
}

type Clearable =
  | "supplierType"
  | "supplierState"
  | "feedState"
  | "connected"
  | "baseId"
  | "baseName"
  | "mobile"
  | "schedule"
  | "phone"
  | "basePhone"
  | "smartPhone"
  | "insuredPhone"
  | "rating"
  | "surveyCount"
  | "allocationCount"
  | "oldestActualMinutes"
  | "address"
  | "lastPositionAddress"
  | "networks"
  | "services"
  | "attributes"
  | "bands"
  | "exceedThreshold";

/** What the source says of one supplier. Absent: unchanged. Null: cleared. */
export interface SupplierRecord extends Partial<Pick<SupplierRow, Clearable | "instanceId" | "access">> {
  id: string;
  /** As a claim's: without one the record counts as newer than what is stored. */
  sourceVersion?: number | null;
  /** Null: its code is its name. */
  name?: string | null;
  /** Null: takes part. */
  networkState?: SupplierRow["networkState"] | null;
  /** Place of a base or an office; of a mobile resource its position at `lastPositionAt`. */
  position?: { lon: number; lat: number } | null;
  lastPositionAt?: Date | null;
  /** All vehicles there are. */
  fleet?: VehicleRecord[] | null;
}
export type SupplierField = keyof SupplierRecord;
