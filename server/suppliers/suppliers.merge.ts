// What a record makes of a supplier. Pure: the supplier as it stands and the record give the supplier as it will stand, or what is wrong.
import { getTableColumns } from "drizzle-orm";
import { supplierCode } from "../../schema/rules/suppliers";
import { suppliers } from "../db/tables/suppliers";
import type { FieldFault } from "../platform/outcome";
import type { SupplierRow } from "./suppliers.queries";
import type { SupplierField, SupplierRecord } from "./suppliers.records";
import type { DeviceOwner, Standing, StandingSupplier } from "./suppliers.store";

/** Version of a supplier that no record with a version has told of yet: any version is newer. */
export const unversioned = -1;

/** Whether the record has the say; as for claims. */
export const isNews = ({ row }: Standing, { sourceVersion }: SupplierRecord): boolean =>
  row === null || sourceVersion == null || sourceVersion > row.sourceVersion;

/** As for claims. */
export const isForeign = ({ row }: Standing, instances: ReadonlySet<string>): boolean => row !== null && !instances.has(row.instanceId);

export const blank = {
  ...Object.fromEntries(Object.keys(getTableColumns(suppliers)).map((column) => [column, null])),
  settingsVersion: 0,
} as unknown as SupplierRow;
const needed = ["instanceId", "access"] as const;

/** Of a supplier that is not foreign. `instances`: those that the sender may write to. `ownerOf`: who has a device, this batch counted. */
export function merged(
  before: Standing,
  record: SupplierRecord,
  instances: ReadonlySet<string>,
  ownerOf: (device: string) => DeviceOwner | undefined,
): StandingSupplier | FieldFault<SupplierField>[] {
  const faults: FieldFault<SupplierField>[] = before.row
    ? []
    : needed.filter((field) => record[field] === undefined).map((field) => ({ field, code: "REQUIRED" }));
  if (faults.length) return faults;
  const row = {
    ...(before.row ?? blank),
    ...columnsOf(record),
    sourceVersion: record.sourceVersion ?? before.row?.sourceVersion ?? unversioned,
  };
  row.name ??= supplierCode(row);
  row.networkState ??= "ACTIVE";
  if (!instances.has(row.instanceId)) faults.push({ field: "instanceId", code: "INSTANCE_UNKNOWN" });
  const owner = row.mobile === null ? undefined : ownerOf(row.mobile);
  if (owner !== undefined && owner.id !== row.id)
    faults.push({ field: "mobile", code: "DEVICE_TAKEN", ...(instances.has(owner.instanceId) && { values: { supplier: owner.id } }) });
  if (faults.length) return faults;
  // Where a mobile resource is, its positions say.
  if (record.position !== undefined && row.access !== "MOBILE")
    Object.assign(row, { lon: record.position?.lon ?? null, lat: record.position?.lat ?? null });
  if (row.access !== "MOBILE") Object.assign(row, { status: null, statusDueAt: null });
  return { row, fleet: fleetAfter(before, record) };
}

const columnsOf = (record: SupplierRecord): Partial<SupplierRow> =>
  Object.fromEntries(Object.entries(record).filter(([field, value]) => field in blank && value !== undefined)) as Partial<SupplierRow>;

/** In the order of their codes, as they are read; of two with one code the last counts. */
function fleetAfter(before: Standing, { fleet }: SupplierRecord): Standing["fleet"] {
  if (fleet === undefined) return before.fleet;
  return [...new Map(fleet?.map((vehicle) => [vehicle.code, vehicle])).values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
