import { record as audit } from "../../audit/record";
import { appendChanges } from "../../changes/appendChanges";
import { supplierState } from "../../changes/supplierState";
import { type SupplierAccessChanges, storeSupplierAccessChanges } from "../../db/supplierAccessChanges";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { ConcurrentInsertError, insertNewRows } from "../../db/rows";
import { instances } from "../../db/tables/instances";
import { suppliers } from "../../db/tables/suppliers";
import { lockedTransaction, sqlState, type Work } from "../../db/transaction";
import type { RecordOutcome } from "../../platform/recordOutcome";
import type { Scope, Sender } from "../../platform/viewer";
import type { Fix } from "../../positions/fixes";
import { takeFixes } from "../../positions/positions.actions";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import { withStoredIds } from "./supplierIds.queries";
import { isNewer, isOutOfScope, UNVERSIONED, writeSourceVersions } from "../../db/sourceRecords";
import { applyRecord, EMPTY_ROW } from "./applyRecord";
import type { SupplierRow } from "../queries/suppliers.queries";
import type { SupplierField, SupplierRecord } from "./supplierRecord";
import {
  hasChanged,
  lockSuppliers,
  emptySnapshot,
  ownersOfDevices,
  writeSuppliers,
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
  const {
    records,
    outcomes,
    touched,
    accessChanges: moves,
  } = await lockedTransaction(work, lock, async (tx, now, { records, stored }) => {
    const owners = await ownersOfDevices(tx, [...new Set(records.flatMap(({ mobile }) => mobile ?? []))]);
    const { outcomes, after } = applyRecords(records, stored, await instancesOf(tx, scope), owners);
    const touched = [...after.values()].map((supplier): SupplierChange => ({ before: stored.get(supplier.row.id)!, after: supplier }));
    const written = touched.filter(hasChanged).map((one) => withNextVersion(one, now));
    const unchanged = touched.filter((one) => !hasChanged(one));
    await writeSourceVersions(
      tx,
      suppliers,
      unchanged.map(({ before, after }) => ({ before: before.row, after: after.row })),
    );
    if (!written.length) return { records, outcomes, touched, accessChanges: null };

    await writeSuppliers(tx, written).catch((error: unknown) => {
      // Only a device is unique beside the key, and who had it was looked up without a lock.
      throw sqlState(error) === "23505" ? new ConcurrentInsertError() : error;
    });
    await appendSupplierChanges(
      tx,
      written.map(({ after }) => after.row),
    );
    await audit(tx, now, actor, {
      action: "ingest.suppliers",
      model: "supplier",
      after: { suppliers: written.map(({ after }) => after.row.id) },
    });
    const moves = written.flatMap(accessChangesOf);
    return {
      records,
      outcomes,
      touched,
      accessChanges: moves.length ? await storeSupplierAccessChanges(tx, now, moves) : null,
    };
  });
  await takePositions(work, records, outcomes, touched);
  return { outcomes, accessChanges: moves };
}

function applyRecords(
  records: readonly SupplierRecord[],
  stored: ReadonlyMap<string, SupplierSnapshot>,
  instanceIds: ReadonlySet<string>,
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

const instancesOf = async (tx: Tx, { instances: allowed }: Scope): Promise<ReadonlySet<string>> =>
  new Set((await tx.select({ id: instances.id }).from(instances)).map(({ id }) => id).filter((id) => allowed === "all" || allowed.has(id)));

const withNextVersion = ({ before, after }: SupplierChange, now: Date): SupplierChange => ({
  before,
  after: {
    ...after,
    row: { ...after.row, version: (before.row?.version ?? 0) + 1, createdAt: before.row?.createdAt ?? now, updatedAt: now },
  },
});

/** One change row each. A mobile resource whose status moves is reported by the evaluation, with the version after it. */
async function appendSupplierChanges(tx: Tx, rows: readonly SupplierRow[]): Promise<void> {
  const mobile = rows.filter(({ access }) => access === "MOBILE").map(({ id }) => id);
  await evaluateResources(tx, [...mobile].sort());
  const evaluated = mobile.length ? await tx.select().from(suppliers).where(inList(suppliers.id, mobile)) : [];
  const after = new Map(evaluated.map((row) => [row.id, row]));
  const notYetAppended = rows.map((row) => after.get(row.id) ?? row).filter((row, i) => row.version === rows[i]!.version);
  await appendChanges(
    tx,
    notYetAppended.map((row) => ({ kind: "supplier" as const, state: supplierState(row) })),
  );
}

/** Takes the positions that records bring with their time; one without is no fix: it would look fresh for ever. */
async function takePositions(
  work: Work,
  records: readonly SupplierRecord[],
  outcomes: RecordOutcome<SupplierField>[],
  touched: readonly SupplierChange[],
): Promise<void> {
  const rows = new Map(touched.map(({ after }) => [after.row.id, after.row]));
  const sentFixes = records.flatMap(({ id, position, lastPositionAt }, i): { i: number; fix: Fix }[] => {
    const row = rows.get(id);
    if (Array.isArray(outcomes[i]) || !position || !lastPositionAt || row?.access !== "MOBILE" || row.mobile === null) return [];
    const unknown = { speed: null, course: null, accuracy: null, altitude: null, attributes: null };
    return [{ i, fix: { device: row.mobile, ...position, fixAt: lastPositionAt.getTime(), ...unknown } }];
  });
  if (!sentFixes.length) return;
  const taken = await takeFixes(
    work,
    sentFixes.map(({ fix }) => fix),
  );
  for (const [n, { i }] of sentFixes.entries()) if (taken[n] === null) outcomes[i] = "accepted";
}

const accessChangesOf = ({ before, after }: SupplierChange): SupplierAccessChanges["moves"] =>
  before.row && before.row.access !== after.row.access ? [{ id: after.row.id, was: before.row.access }] : [];

/** Adds suppliers that only a claim has named, within the claim's transaction, which already holds the suppliers it will change. */
export async function addSuppliers(
  tx: Tx,
  now: Date,
  mentioned: readonly Pick<SupplierRow, "id" | "instanceId" | "name" | "access">[],
): Promise<void> {
  if (!mentioned.length) return;
  const rows = [...mentioned]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((one): SupplierRow => ({
      ...EMPTY_ROW,
      ...one,
      networkState: "ACTIVE",
      sourceVersion: UNVERSIONED,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }));
  await insertNewRows(tx, suppliers, rows);
  await appendChanges(
    tx,
    rows.map((row) => ({ kind: "supplier" as const, state: supplierState(row) })),
  );
}
