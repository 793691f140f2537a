// The statements behind a batch of suppliers: what is read before it, under lock, and what is written after it. None is per supplier.
import { isDeepStrictEqual } from "node:util";
import { and, isNotNull } from "drizzle-orm";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { insertNewRows, insertRows, replaceRows } from "../../db/bulk/rows";
import { fleetVehicles, suppliers } from "../../db/tables/suppliers";
import type { SupplierRow } from "../queries/suppliers.queries";
import type { VehicleRecord } from "../../../schema/rules/fields/record";

/** A supplier with its fleet, as stored or as it will be. `row` is null while there is none. */
export interface SupplierSnapshot {
  row: SupplierRow | null;
  fleet: readonly VehicleRecord[];
}
export const emptySnapshot: SupplierSnapshot = { row: null, fleet: [] };
export type ExistingSupplierSnapshot = SupplierSnapshot & { row: SupplierRow };

export interface SupplierChange {
  before: SupplierSnapshot;
  after: ExistingSupplierSnapshot;
}

/** Whether anything but the source's version number differs. */
export const hasChanged = ({ before, after }: SupplierChange): boolean =>
  before.row === null ||
  !isDeepStrictEqual(before.row, { ...after.row, sourceVersion: before.row.sourceVersion }) ||
  !isDeepStrictEqual(before.fleet, after.fleet);

/** The suppliers of these ids, locked in the order of their ids until the transaction ends; those that are not there have no row. */
export async function lockSuppliers(tx: Tx, ids: readonly string[]): Promise<Map<string, SupplierSnapshot>> {
  const rows = await tx.select().from(suppliers).where(inList(suppliers.id, ids)).orderBy(suppliers.id).for("no key update");
  const snapshots = new Map<string, SupplierSnapshot>(ids.map((id) => [id, emptySnapshot]));
  for (const row of rows) snapshots.set(row.id, { row, fleet: [] });
  if (!rows.length) return snapshots;
  const vehicles = await tx
    .select()
    .from(fleetVehicles)
    .where(
      inList(
        fleetVehicles.supplierId,
        rows.map(({ id }) => id),
      ),
    );
  vehicles.sort((a, b) => (a.code < b.code ? -1 : 1));
  const fleets = new Map<string, VehicleRecord[]>();
  for (const { supplierId, ...vehicle } of vehicles) fleets.set(supplierId, [...(fleets.get(supplierId) ?? []), vehicle]);
  for (const [id, fleet] of fleets) snapshots.set(id, { row: snapshots.get(id)!.row, fleet });
  return snapshots;
}

export type DeviceOwner = Pick<SupplierRow, "id" | "instanceId">;

/** Who has each of these devices now. */
export async function ownersOfDevices(tx: Tx, devices: readonly string[]): Promise<Map<string, DeviceOwner>> {
  if (!devices.length) return new Map();
  const rows = await tx
    .select({ id: suppliers.id, instanceId: suppliers.instanceId, mobile: suppliers.mobile })
    .from(suppliers)
    .where(and(isNotNull(suppliers.mobile), inList(suppliers.mobile, devices)));
  return new Map(rows.map(({ mobile, ...owner }) => [mobile!, owner]));
}

/** Writes whole suppliers; those that were there must be locked. Throws ConcurrentInsertError. */
export async function writeSuppliers(tx: Tx, written: readonly SupplierChange[]): Promise<void> {
  const inOrder = [...written].sort((a, b) => (a.after.row.id < b.after.row.id ? -1 : 1));
  // A device may pass from one supplier of the batch to another: it is let go before it is taken.
  const releasedDevices = inOrder
    .filter(({ before, after }) => before.row?.mobile != null && before.row.mobile !== after.row.mobile)
    .map(({ after }) => after.row.id);
  if (releasedDevices.length) await tx.update(suppliers).set({ mobile: null }).where(inList(suppliers.id, releasedDevices));
  await replaceRows(
    tx,
    suppliers,
    inOrder.filter(({ before }) => before.row !== null).map(({ after }) => after.row),
  );
  const added = inOrder.filter(({ before }) => before.row === null).map(({ after }) => after.row);
  await insertNewRows(tx, suppliers, added);
  await writeFleets(tx, inOrder);
}

async function writeFleets(tx: Tx, written: readonly SupplierChange[]): Promise<void> {
  const moved = written.filter(({ before, after }) => !isDeepStrictEqual(before.fleet, after.fleet));
  const cleared = moved.filter(({ before }) => before.fleet.length).map(({ after }) => after.row.id);
  if (cleared.length) await tx.delete(fleetVehicles).where(inList(fleetVehicles.supplierId, cleared));
  await insertRows(
    tx,
    fleetVehicles,
    moved.flatMap(({ after }) => after.fleet.map((vehicle) => ({ supplierId: after.row.id, ...vehicle }))),
  );
}
