// The statements behind a batch of suppliers: what is read before it, under lock, and what is written after it. None is per supplier.
import { isDeepStrictEqual } from "node:util";
import { and, isNotNull, sql } from "drizzle-orm";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { insertNewRows, insertRows, replaceRows } from "../db/rows";
import { fleetVehicles, suppliers } from "../db/tables/suppliers";
import type { SupplierRow } from "./suppliers.queries";
import type { VehicleRecord } from "./suppliers.records";

/** A supplier with its fleet, as stored or as it will be. `row` is null while there is none. */
export interface Standing {
  row: SupplierRow | null;
  fleet: readonly VehicleRecord[];
}
export const nothing: Standing = { row: null, fleet: [] };
export type StandingSupplier = Standing & { row: SupplierRow };

export interface Written {
  before: Standing;
  after: StandingSupplier;
}

/** Whether anything but the source's version number differs. */
export const differs = ({ before, after }: Written): boolean =>
  before.row === null ||
  !isDeepStrictEqual(before.row, { ...after.row, sourceVersion: before.row.sourceVersion }) ||
  !isDeepStrictEqual(before.fleet, after.fleet);

/** The suppliers of these ids, locked in the order of their ids until the transaction ends; those that are not there have no row. */
export async function lockedSuppliers(tx: Tx, ids: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await tx.select().from(suppliers).where(among(suppliers.id, ids)).orderBy(suppliers.id).for("no key update");
  const standings = new Map<string, Standing>(ids.map((id) => [id, nothing]));
  for (const row of rows) standings.set(row.id, { row, fleet: [] });
  if (!rows.length) return standings;
  const vehicles = await tx
    .select()
    .from(fleetVehicles)
    .where(
      among(
        fleetVehicles.supplierId,
        rows.map(({ id }) => id),
      ),
    );
  vehicles.sort((a, b) => (a.code < b.code ? -1 : 1));
  const fleets = new Map<string, VehicleRecord[]>();
  for (const { supplierId, ...vehicle } of vehicles) fleets.set(supplierId, [...(fleets.get(supplierId) ?? []), vehicle]);
  for (const [id, fleet] of fleets) standings.set(id, { row: standings.get(id)!.row, fleet });
  return standings;
}

export type DeviceOwner = Pick<SupplierRow, "id" | "instanceId">;

/** Who has each of these devices now. */
export async function ownersOfDevices(tx: Tx, devices: readonly string[]): Promise<Map<string, DeviceOwner>> {
  if (!devices.length) return new Map();
  const rows = await tx
    .select({ id: suppliers.id, instanceId: suppliers.instanceId, mobile: suppliers.mobile })
    .from(suppliers)
    .where(and(isNotNull(suppliers.mobile), among(suppliers.mobile, devices)));
  return new Map(rows.map(({ mobile, ...owner }) => [mobile!, owner]));
}

/** Writes whole suppliers; those that were there must be locked. Throws InsertedMeanwhile. */
export async function writeSuppliers(tx: Tx, written: readonly Written[]): Promise<void> {
  const inOrder = [...written].sort((a, b) => (a.after.row.id < b.after.row.id ? -1 : 1));
  // A device may pass from one supplier of the batch to another: it is let go before it is taken.
  const letGo = inOrder
    .filter(({ before, after }) => before.row?.mobile != null && before.row.mobile !== after.row.mobile)
    .map(({ after }) => after.row.id);
  if (letGo.length) await tx.update(suppliers).set({ mobile: null }).where(among(suppliers.id, letGo));
  await replaceRows(
    tx,
    suppliers,
    inOrder.filter(({ before }) => before.row !== null).map(({ after }) => after.row),
  );
  const added = inOrder.filter(({ before }) => before.row === null).map(({ after }) => after.row);
  await insertNewRows(tx, suppliers, added);
  await writeFleets(tx, inOrder);
}

/** Where the source counted on though nothing changed, its version alone is kept, and nobody is told. */
export async function writeSourceVersions(tx: Tx, same: readonly Written[]): Promise<void> {
  const counted = same.filter(({ before, after }) => before.row?.sourceVersion !== after.row.sourceVersion);
  if (!counted.length) return;
  const records = JSON.stringify(counted.map(({ after: { row } }) => ({ id: row.id, version: row.sourceVersion })));
  await tx.execute(sql`
    update suppliers set source_version = r.version from jsonb_to_recordset(${records}::text::jsonb) as r(id text, version bigint) where suppliers.id = r.id`);
}

async function writeFleets(tx: Tx, written: readonly Written[]): Promise<void> {
  const moved = written.filter(({ before, after }) => !isDeepStrictEqual(before.fleet, after.fleet));
  const cleared = moved.filter(({ before }) => before.fleet.length).map(({ after }) => after.row.id);
  if (cleared.length) await tx.delete(fleetVehicles).where(among(fleetVehicles.supplierId, cleared));
  await insertRows(
    tx,
    fleetVehicles,
    moved.flatMap(({ after }) => after.fleet.map((vehicle) => ({ supplierId: after.row.id, ...vehicle }))),
  );
}
