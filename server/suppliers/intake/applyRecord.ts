// What a record makes of a supplier. Pure: the supplier as it stands and the record give the supplier as it will stand, or what is wrong.
import { instantsOf } from "../../../schema/rules/language/localTimes";
import { supplierCode } from "../../../schema/rules/suppliers/suppliers";
import { columnsFrom, emptyRow, UNVERSIONED } from "../../db/sourceRecords";
import { suppliers } from "../../db/tables/suppliers";
import type { FieldError } from "../../platform/recordOutcome";
import type { SupplierRow } from "../queries/suppliers.queries";
import type { SupplierField, SupplierRecord } from "./supplierRecord";
import type { DeviceOwner, SupplierSnapshot, ExistingSupplierSnapshot } from "./supplierRows";

export const EMPTY_ROW: SupplierRow = { ...emptyRow(suppliers), settingsVersion: 0 };
const requiredFields = ["instanceId", "access"] as const;

/** The time zone of each AMA instance that the sender may write to, by its id. */
export type InstanceZones = ReadonlyMap<string, string>;

/** Of a supplier that is not foreign. `instances`: those that the sender may write to. `ownerOf`: who has a device, this batch counted. */
export function applyRecord(
  before: SupplierSnapshot,
  record: SupplierRecord,
  instances: InstanceZones,
  ownerOf: (device: string) => DeviceOwner | undefined,
): ExistingSupplierSnapshot | FieldError<SupplierField>[] {
  const errors: FieldError<SupplierField>[] = before.row
    ? []
    : requiredFields.filter((field) => record[field] === undefined).map((field) => ({ field, code: "REQUIRED" }));
  if (errors.length) return errors;
  const { feedPositionAt: _local, ...plain } = record;
  const row = {
    ...(before.row ?? EMPTY_ROW),
    ...columnsFrom(plain, EMPTY_ROW),
    sourceVersion: record.sourceVersion ?? before.row?.sourceVersion ?? UNVERSIONED,
  };
  row.name ??= supplierCode(row);
  row.networkState ??= "ACTIVE";
  if (!instances.has(row.instanceId)) errors.push({ field: "instanceId", code: "INSTANCE_UNKNOWN" });
  const owner = row.mobile === null ? undefined : ownerOf(row.mobile);
  if (owner !== undefined && owner.id !== row.id)
    errors.push({ field: "mobile", code: "DEVICE_TAKEN", ...(instances.has(owner.instanceId) && { values: { supplier: owner.id } }) });
  if (errors.length) return errors;
  const positionAt = positionTimeOf(record, instances.get(row.instanceId)!);
  // A record can be newer and its position older.
  if (positionAt !== undefined) row.feedPositionAt = laterOf(positionAt, row.feedPositionAt);
  // Where a mobile resource is, its positions say.
  if (record.position !== undefined && row.access !== "MOBILE")
    Object.assign(row, { lon: record.position?.lon ?? null, lat: record.position?.lat ?? null });
  if (row.access !== "MOBILE") Object.assign(row, { status: null, statusDueAt: null });
  return { row, fleet: fleetAfter(before, record) };
}

/**
 * When the record's position was measured: the time that is in UTC, else the local one, on the clocks of the supplier's instance. Of a local
 * time that comes twice the earlier: a position is rather called too old than too new. Undefined: it does not say; null: it says that nobody
 * knows, or a time that no clock shows.
 */
export function positionTimeOf({ lastPositionAt, feedPositionAt: local }: SupplierRecord, timeZone: string): Date | null | undefined {
  if (lastPositionAt != null) return lastPositionAt;
  if (local == null) return lastPositionAt === undefined && local === undefined ? undefined : null;
  return local instanceof Date ? local : (instantsOf(local.local, timeZone)[0] ?? null);
}

/** Null clears. */
const laterOf = (next: Date | null, before: Date | null): Date | null => (next && before && before > next ? before : next);

/** In the order of their codes, as they are read; of two with one code the last counts. */
function fleetAfter(before: SupplierSnapshot, { fleet }: SupplierRecord): SupplierSnapshot["fleet"] {
  if (fleet === undefined) return before.fleet;
  return [...new Map(fleet?.map((vehicle) => [vehicle.code, vehicle])).values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
