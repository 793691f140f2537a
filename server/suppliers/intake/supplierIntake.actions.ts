import type { SupplierAccessChanges } from "../../db/supplierAccessChanges";
import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { outcomeIfOld, isOutOfScope } from "../../db/sourceRecords";
import { withStoredIds } from "../../db/storedIds";
import { instances } from "../../db/tables/instances";
import { suppliers } from "../../db/tables/suppliers";
import { lockedTransaction, type Work } from "../../db/transaction";
import type { RecordErrors, RecordOutcome } from "../../platform/recordOutcome";
import type { Scope, Sender } from "../../platform/viewer";
import type { Fix } from "../../positions/fixes";
import { takeFixes } from "../../positions/positions.actions";
import { fixRejectionTexts } from "../../positions/rejectionTexts";
import { applyRecord, type InstanceZones, positionTimeOf } from "./applyRecord";
import { commitSupplierChanges } from "./commitSupplierChanges";
import type { SupplierField, SupplierRecord } from "./supplierRecord";
import {
  hasChanged,
  lockSuppliers,
  emptySnapshot,
  DeviceOwners,
  type SupplierSnapshot,
  type ExistingSupplierSnapshot,
  type SupplierChange,
} from "./supplierRows";

export interface TakenSuppliers {
  outcomes: RecordOutcome<SupplierField>[];
  /** Suppliers with a changed access type, whose claims must be updated; stored until that is done. */
  accessChanges: SupplierAccessChanges | null;
}

/**
 * Applies records in one transaction, locking rows in order of id; one change row per changed supplier, one audit row. Positions are
 * stored afterwards. Returns results after the commit. Idempotent.
 */
export async function takeSuppliers(work: Work, { actor, scope }: Sender, received: readonly SupplierRecord[]): Promise<TakenSuppliers> {
  const lock = async (tx: Tx) => {
    const records = await withStoredIds(scope.instances, received, (ids) =>
      tx.select({ id: suppliers.id, instanceId: suppliers.instanceId }).from(suppliers).where(inList(suppliers.id, ids)),
    );
    return { records, stored: await lockSuppliers(tx, [...new Set(records.map(({ id }) => id))].sort()) };
  };
  const { records, outcomes, touched, zones, accessChanges } = await lockedTransaction(work, lock, async (tx, now, { records, stored }) => {
    const owners = await DeviceOwners.read(tx, devicesOf(records, stored));
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
  owners: DeviceOwners,
): { outcomes: RecordOutcome<SupplierField>[]; after: Map<string, ExistingSupplierSnapshot> } {
  const after = new Map<string, ExistingSupplierSnapshot>();
  const outcomes = records.map((record): RecordOutcome<SupplierField> => {
    const current = after.get(record.id) ?? stored.get(record.id)!;
    const outOfScope = isOutOfScope(current, instanceIds);
    const before = outOfScope ? emptySnapshot : current;
    const old = outcomeIfOld(before, record);
    if (old) return old;
    const next = applyRecord(before, record, instanceIds, owners);
    if (Array.isArray(next)) return next;
    if (outOfScope) return [{ field: "instanceId", code: "INSTANCE_UNKNOWN" }];
    after.set(record.id, next);
    owners.move(record.id, before.row, next.row);
    return hasChanged({ before, after: next }) ? "accepted" : "unchanged";
  });
  return { outcomes, after };
}

/** Device codes that the records name, and those of stored suppliers: a supplier may move to an instance where its code is taken. */
const devicesOf = (records: readonly SupplierRecord[], stored: ReadonlyMap<string, SupplierSnapshot>): string[] => [
  ...new Set([...records.flatMap(({ mobile }) => mobile ?? []), ...[...stored.values()].flatMap(({ row }) => row?.mobile ?? [])]),
];

const instancesOf = async (tx: Tx, { instances: allowed }: Scope): Promise<InstanceZones> => {
  const all = await tx.select({ id: instances.id, timeZone: instances.timeZone }).from(instances);
  return new Map(all.filter(({ id }) => allowed === "all" || allowed.has(id)).map(({ id, timeZone }) => [id, timeZone]));
};

/** Stores positions of mobile suppliers as fixes; rejected ones add a warning to the record's result. */
async function takePositions(
  work: Work,
  records: readonly SupplierRecord[],
  outcomes: RecordOutcome<SupplierField>[],
  touched: readonly SupplierChange[],
  zones: InstanceZones,
): Promise<void> {
  const rows = new Map(touched.map(({ after }) => [after.row.id, after.row]));
  const warn = (i: number, warning: RecordErrors<SupplierField>[number]): void => {
    const outcome = outcomes[i];
    if (typeof outcome === "string") outcomes[i] = { outcome, warnings: [warning] };
  };
  const sentFixes = records.flatMap((record, i): { i: number; fix: Fix }[] => {
    const { id, position } = record;
    const row = rows.get(id);
    if (Array.isArray(outcomes[i]) || !position || row?.access !== "MOBILE") return [];
    const fixAt = positionTimeOf(record, zones.get(row.instanceId)!);
    if (row.mobile === null) warn(i, { field: "mobile", code: "POSITION_WITHOUT_DEVICE" });
    else if (!fixAt) warn(i, { field: "lastPositionAt", code: "POSITION_WITHOUT_TIME" });
    if (row.mobile === null || !fixAt) return [];
    const unknown = { speed: null, course: null, accuracy: null, altitude: null, attributes: null };
    const sender = { device: `${row.mobile}@${row.instanceId}`, instances: new Set([row.instanceId]) };
    return [{ i, fix: { ...sender, ...position, fixAt: fixAt.getTime(), ...unknown } }];
  });
  if (!sentFixes.length) return;
  const fixOutcomes = await takeFixes(
    work,
    sentFixes.map(({ fix }) => fix),
  );
  for (const [n, { i }] of sentFixes.entries()) {
    const rejection = fixOutcomes[n]!;
    if (rejection === null) outcomes[i] = "accepted";
    else if (rejection !== "STALE") warn(i, { field: "position", code: rejection, message: fixRejectionTexts[rejection] });
  }
}
