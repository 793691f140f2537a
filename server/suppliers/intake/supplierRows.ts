import { isDeepStrictEqual } from "node:util";
import { and, isNotNull } from "drizzle-orm";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { insertNewRows, insertRows, replaceRows } from "../../db/bulk/rows";
import { fleetVehicles, suppliers } from "../../db/tables/suppliers";
import type { SupplierRow } from "../queries/suppliers.queries";
import type { VehicleRecord } from "../../../schema/rules/fields/record";

/** Supplier with its fleet; `row` is `null` before its creation. */
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

export const hasChanged = ({ before, after }: SupplierChange): boolean =>
  before.row === null ||
  !isDeepStrictEqual(before.row, { ...after.row, sourceVersion: before.row.sourceVersion }) ||
  !isDeepStrictEqual(before.fleet, after.fleet);

/** Locks suppliers in order of id until the transaction ends; missing ones have no row. */
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

/** Supplier ids by device. Device codes are unique within an AMA instance. */
export class DeviceOwners {
  private constructor(private readonly ids: Map<string, string>) {}

  static async read(tx: Tx, devices: readonly string[]): Promise<DeviceOwners> {
    if (!devices.length) return new DeviceOwners(new Map());
    const rows = await tx
      .select({ id: suppliers.id, instanceId: suppliers.instanceId, mobile: suppliers.mobile })
      .from(suppliers)
      .where(and(isNotNull(suppliers.mobile), inList(suppliers.mobile, devices)));
    return new DeviceOwners(new Map(rows.map((row) => [deviceKey(row), row.id])));
  }

  ownerOf(row: DeviceUser): string | undefined {
    return this.ids.get(deviceKey(row));
  }

  move(id: string, before: DeviceUser | null, after: DeviceUser): void {
    if (before && this.ownerOf(before) === id) this.ids.delete(deviceKey(before));
    if (after.mobile !== null) this.ids.set(deviceKey(after), id);
  }
}

type DeviceUser = Pick<SupplierRow, "instanceId" | "mobile">;
const deviceKey = ({ instanceId, mobile }: DeviceUser): string => JSON.stringify([instanceId, mobile]);
const hasDevice = (row: DeviceUser | null): row is DeviceUser => row !== null && row.mobile !== null;

/** Existing suppliers must be locked. Throws ConcurrentInsertError. */
export async function writeSuppliers(tx: Tx, written: readonly SupplierChange[]): Promise<void> {
  const inOrder = [...written].sort((a, b) => (a.after.row.id < b.after.row.id ? -1 : 1));
  // A device may move between suppliers of the batch, so it is released first.
  const releasedDevices = inOrder
    .filter(({ before, after }) => hasDevice(before.row) && deviceKey(before.row) !== deviceKey(after.row))
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
  const fleetChanges = written.filter(({ before, after }) => !isDeepStrictEqual(before.fleet, after.fleet));
  const cleared = fleetChanges.filter(({ before }) => before.fleet.length).map(({ after }) => after.row.id);
  if (cleared.length) await tx.delete(fleetVehicles).where(inList(fleetVehicles.supplierId, cleared));
  await insertRows(
    tx,
    fleetVehicles,
    fleetChanges.flatMap(({ after }) => after.fleet.map((vehicle) => ({ supplierId: after.row.id, ...vehicle }))),
  );
}
