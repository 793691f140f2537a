import { instantsOf } from "../../../schema/rules/language/localTimes";
import { sourceCode } from "../../../schema/rules/instanceIds";
import { columnsFrom, emptyRow, UNVERSIONED } from "../../db/sourceRecords";
import { suppliers } from "../../db/tables/suppliers";
import type { FieldError } from "../../platform/recordOutcome";
import type { SupplierRow } from "../queries/suppliers.queries";
import type { SupplierField, SupplierRecord } from "./supplierRecord";
import type { DeviceOwners, SupplierSnapshot, ExistingSupplierSnapshot } from "./supplierRows";

export const EMPTY_ROW: SupplierRow = { ...emptyRow(suppliers), settingsVersion: 0 };
const requiredFields = ["instanceId", "access"] as const;

export type InstanceZones = ReadonlyMap<string, string>;

/** The supplier must be in scope. `instances`: writable instances. `devices`: owners of devices, including this batch. */
export function applyRecord(
  before: SupplierSnapshot,
  record: SupplierRecord,
  instances: InstanceZones,
  devices: Pick<DeviceOwners, "ownerOf">,
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
  row.name ??= sourceCode(row);
  row.networkState ??= "ACTIVE";
  if (!instances.has(row.instanceId)) errors.push({ field: "instanceId", code: "INSTANCE_UNKNOWN" });
  const owner = row.mobile !== null && instances.has(row.instanceId) ? devices.ownerOf(row) : undefined;
  if (owner !== undefined && owner !== row.id) errors.push({ field: "mobile", code: "DEVICE_TAKEN", values: { supplier: owner } });
  if (errors.length) return errors;
  const positionAt = positionTimeOf(record, instances.get(row.instanceId)!);
  if (positionAt !== undefined) row.feedPositionAt = laterOf(positionAt, row.feedPositionAt);
  // The location of a mobile resource comes from its positions.
  if (record.position !== undefined && row.access !== "MOBILE")
    Object.assign(row, { lon: record.position?.lon ?? null, lat: record.position?.lat ?? null });
  if (row.access !== "MOBILE") Object.assign(row, { status: null, statusDueAt: null });
  return { row, fleet: fleetAfter(before, record) };
}

/**
 * Time of the position: UTC, otherwise local time in the instance's zone (the earlier if ambiguous). `undefined` if absent; `null` if
 * unknown or invalid.
 */
export function positionTimeOf({ lastPositionAt, feedPositionAt: local }: SupplierRecord, timeZone: string): Date | null | undefined {
  if (lastPositionAt != null) return lastPositionAt;
  if (local == null) return lastPositionAt === undefined && local === undefined ? undefined : null;
  return local instanceof Date ? local : (instantsOf(local.local, timeZone)[0] ?? null);
}

const laterOf = (next: Date | null, before: Date | null): Date | null => (next && before && before > next ? before : next);

/** Ordered by code; of duplicates the last wins. */
function fleetAfter(before: SupplierSnapshot, { fleet }: SupplierRecord): SupplierSnapshot["fleet"] {
  if (fleet === undefined) return before.fleet;
  return [...new Map(fleet?.map((vehicle) => [vehicle.code, vehicle])).values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}
