import type { SupplierAccessChanges } from "../../db/supplierAccessChanges";
import type { Tx } from "../../db/connect";
import { isNewer, isOutOfScope } from "../../db/sourceRecords";
import { instances } from "../../db/tables/instances";
import { lockedTransaction, type Work } from "../../db/transaction";
import type { RecordOutcome } from "../../platform/recordOutcome";
import type { Scope, Sender } from "../../platform/viewer";
import type { Fix } from "../../positions/fixes";
import { takeFixes } from "../../positions/positions.actions";
import { applyRecord, type InstanceZones, positionTimeOf } from "./applyRecord";
import { commitSupplierChanges } from "./commitSupplierChanges";
import { withStoredIds } from "./supplierIds.queries";
import type { SupplierField, SupplierRecord } from "./supplierRecord";
import {
  hasChanged,
  lockSuppliers,
  emptySnapshot,
  ownersOfDevices,
  type DeviceOwner,
  type SupplierSnapshot,
  type ExistingSupplierSnapshot,
  type SupplierChange,
} from "./supplierRows";

export interface TakenSuppliers {
  outcomes: RecordOutcome<SupplierField>[];
  /** Suppliers that are reached in another way now: their claims must follow. It is noted until they have. */
  accessChanges: SupplierAccessChanges | null;
}

/**
 * Takes a batch of records in one transaction: rows locked in the order of their ids; records of one supplier in the order given; one
 * change row per supplier that changed, one audit row. Positions of mobile resources are taken as fixes after it. Answers what became of
 * each, after the commit. Safe to repeat.
 */
export async function takeSuppliers(work: Work, { actor, scope }: Sender, received: readonly SupplierRecord[]): Promise<TakenSuppliers> {
  const lock = async (tx: Tx) => {
    const records = await withStoredIds(tx, scope, received);
    return { records, stored: await lockSuppliers(tx, [...new Set(records.map(({ id }) => id))].sort()) };
  };
  const { records, outcomes, touched, zones, accessChanges } = await lockedTransaction(work, lock, async (tx, now, { records, stored }) => {
    const owners = await ownersOfDevices(tx, [...new Set(records.flatMap(({ mobile }) => mobile ?? []))]);
    const zones = await instancesOf(tx, scope);
    const { outcomes, after } = applyRecords(records, stored, zones, owners);
    const touched = [...after.values()].map((supplier): SupplierChange => ({ before: stored.get(supplier.row.id)!, after: supplier }));
    return { records, outcomes, touched, zones, accessChanges: await commitSupplierChanges(tx, touched, { now, actor }) };
  });
  await takePositions(work, records, outcomes, touched, zones);
  return { outcomes, accessChanges };
}

function applyRecords(
  records: readonly SupplierRecord[],
  stored: ReadonlyMap<string, SupplierSnapshot>,
  instanceIds: InstanceZones,
  owners: Map<string, DeviceOwner>,
): { outcomes: RecordOutcome<SupplierField>[]; after: Map<string, ExistingSupplierSnapshot> } {
  const after = new Map<string, ExistingSupplierSnapshot>();
  const outcomes = records.map((record): RecordOutcome<SupplierField> => {
    const current = after.get(record.id) ?? stored.get(record.id)!;
    // As for claims: the same faults as for an id that nobody has.
    const outOfScope = isOutOfScope(current, instanceIds);
    const before = outOfScope ? emptySnapshot : current;
    if (!isNewer(before, record)) return "unchanged";
    const next = applyRecord(before, record, instanceIds, (device) => owners.get(device));
    if (Array.isArray(next)) return next;
    if (outOfScope) return [{ field: "instanceId", code: "INSTANCE_UNKNOWN" }];
    after.set(record.id, next);
    if (before.row?.mobile != null && owners.get(before.row.mobile)?.id === record.id) owners.delete(before.row.mobile);
    if (next.row.mobile !== null) owners.set(next.row.mobile, next.row);
    return hasChanged({ before, after: next }) ? "accepted" : "unchanged";
  });
  return { outcomes, after };
}

const instancesOf = async (tx: Tx, { instances: allowed }: Scope): Promise<InstanceZones> => {
  const all = await tx.select({ id: instances.id, timeZone: instances.timeZone }).from(instances);
  return new Map(all.filter(({ id }) => allowed === "all" || allowed.has(id)).map(({ id, timeZone }) => [id, timeZone]));
};

/** Takes the positions that records bring with their time; one without is no fix: it would look fresh for ever. */
async function takePositions(
  work: Work,
  records: readonly SupplierRecord[],
  outcomes: RecordOutcome<SupplierField>[],
  touched: readonly SupplierChange[],
  zones: InstanceZones,
): Promise<void> {
  const rows = new Map(touched.map(({ after }) => [after.row.id, after.row]));
  const sentFixes = records.flatMap((record, i): { i: number; fix: Fix }[] => {
    const { id, position } = record;
    const row = rows.get(id);
    if (Array.isArray(outcomes[i]) || !position || row?.access !== "MOBILE" || row.mobile === null) return [];
    const fixAt = positionTimeOf(record, zones.get(row.instanceId)!);
    if (!fixAt) return [];
    const unknown = { speed: null, course: null, accuracy: null, altitude: null, attributes: null };
    return [{ i, fix: { device: row.mobile, ...position, fixAt: fixAt.getTime(), ...unknown } }];
  });
  if (!sentFixes.length) return;
  const taken = await takeFixes(
    work,
    sentFixes.map(({ fix }) => fix),
  );
  for (const [n, { i }] of sentFixes.entries()) if (taken[n] === null) outcomes[i] = "accepted";
}
