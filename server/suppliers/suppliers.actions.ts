import { record as audit } from "../audit/record";
import type { Announcer } from "../changes/announcer";
import { changed } from "../changes/append";
import { supplierState } from "../changes/supplierState";
import { type AccessMoves, noteAccessMoves } from "../db/accessMoves";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { InsertedMeanwhile, insertNewRows } from "../db/rows";
import { instances } from "../db/tables/instances";
import { suppliers } from "../db/tables/suppliers";
import { lockedTransaction, sqlState, type Work } from "../db/transaction";
import type { Outcome } from "../platform/outcome";
import type { Scope, Sender } from "../platform/viewer";
import type { Fix } from "../positions/fixes";
import { takeFixes } from "../positions/positions.actions";
import { evaluateResources } from "../positions/resources.actions";
import { withStoredIds } from "./suppliers.ids.queries";
import { blank, isForeign, isNews, merged, unversioned } from "./suppliers.merge";
import type { SupplierRow } from "./suppliers.queries";
import type { SupplierField, SupplierRecord } from "./suppliers.records";
import {
  differs,
  lockedSuppliers,
  nothing,
  ownersOfDevices,
  writeSourceVersions,
  writeSuppliers,
  type DeviceOwner,
  type Standing,
  type StandingSupplier,
  type Written,
} from "./suppliers.store";

export interface TakenSuppliers {
  outcomes: Outcome<SupplierField>[];
  /** Suppliers that are reached in another way now: their claims must follow. It is noted until they have. */
  moves: AccessMoves | null;
}

/**
 * Takes a batch of records in one transaction: rows locked in the order of their ids; records of one supplier in the order given; one
 * change row per supplier that changed, one audit row. Positions of mobile resources are taken as fixes after it. Answers what became of
 * each, after the commit. Safe to repeat.
 */
export async function takeSuppliers(
  work: Work & { announcer: Announcer },
  { actor, scope }: Sender,
  given: readonly SupplierRecord[],
): Promise<TakenSuppliers> {
  const lock = async (tx: Tx) => {
    const records = await withStoredIds(tx, scope, given);
    return { records, stored: await lockedSuppliers(tx, [...new Set(records.map(({ id }) => id))].sort()) };
  };
  const { records, outcomes, touched, grown, moves } = await lockedTransaction(work, lock, async (tx, now, { records, stored }) => {
    const owners = await ownersOfDevices(tx, [...new Set(records.flatMap(({ mobile }) => mobile ?? []))]);
    const { outcomes, after } = mergeAll(records, stored, await instancesOf(tx, scope), owners);
    const touched = [...after.values()].map((supplier): Written => ({ before: stored.get(supplier.row.id)!, after: supplier }));
    const written = touched.filter(differs).map((one) => settled(one, now));
    await writeSourceVersions(
      tx,
      touched.filter((one) => !differs(one)),
    );
    if (!written.length) return { records, outcomes, touched, grown: false, moves: null };

    await writeSuppliers(tx, written).catch((error: unknown) => {
      // Only a device is unique beside the key, and who had it was looked up without a lock.
      throw sqlState(error) === "23505" ? new InsertedMeanwhile() : error;
    });
    await tellChanges(
      tx,
      written.map(({ after }) => after.row),
    );
    await audit(tx, now, actor, {
      action: "ingest.suppliers",
      model: "supplier",
      after: { suppliers: written.map(({ after }) => after.row.id) },
    });
    const moves = written.flatMap(movesOf);
    return { records, outcomes, touched, grown: true, moves: moves.length ? await noteAccessMoves(tx, now, moves) : null };
  });
  if (grown) work.announcer.grown();
  await takePositions(work, records, outcomes, touched);
  return { outcomes, moves };
}

function mergeAll(
  records: readonly SupplierRecord[],
  stored: ReadonlyMap<string, Standing>,
  known: ReadonlySet<string>,
  owners: Map<string, DeviceOwner>,
): { outcomes: Outcome<SupplierField>[]; after: Map<string, StandingSupplier> } {
  const after = new Map<string, StandingSupplier>();
  const outcomes = records.map((record): Outcome<SupplierField> => {
    const told = after.get(record.id) ?? stored.get(record.id)!;
    // As for claims: the same faults as for an id that nobody has.
    const foreign = isForeign(told, known);
    const before = foreign ? nothing : told;
    if (!isNews(before, record)) return "unchanged";
    const next = merged(before, record, known, (device) => owners.get(device));
    if (Array.isArray(next)) return next;
    if (foreign) return [{ field: "instanceId", code: "INSTANCE_UNKNOWN" }];
    after.set(record.id, next);
    if (before.row?.mobile != null && owners.get(before.row.mobile)?.id === record.id) owners.delete(before.row.mobile);
    if (next.row.mobile !== null) owners.set(next.row.mobile, next.row);
    return differs({ before, after: next }) ? "accepted" : "unchanged";
  });
  return { outcomes, after };
}

const instancesOf = async (tx: Tx, { instances: allowed }: Scope): Promise<ReadonlySet<string>> =>
  new Set((await tx.select({ id: instances.id }).from(instances)).map(({ id }) => id).filter((id) => allowed === "all" || allowed.has(id)));

const settled = ({ before, after }: Written, now: Date): Written => ({
  before,
  after: {
    ...after,
    row: { ...after.row, version: (before.row?.version ?? 0) + 1, createdAt: before.row?.createdAt ?? now, updatedAt: now },
  },
});

/** One change row each. A mobile resource whose status moves is told by the evaluation, with the version after it. */
async function tellChanges(tx: Tx, rows: readonly SupplierRow[]): Promise<void> {
  const mobile = rows.filter(({ access }) => access === "MOBILE").map(({ id }) => id);
  await evaluateResources(tx, [...mobile].sort());
  const evaluated = mobile.length ? await tx.select().from(suppliers).where(among(suppliers.id, mobile)) : [];
  const after = new Map(evaluated.map((row) => [row.id, row]));
  const untold = rows.map((row) => after.get(row.id) ?? row).filter((row, i) => row.version === rows[i]!.version);
  await changed(
    tx,
    untold.map((row) => ({ kind: "supplier" as const, state: supplierState(row) })),
  );
}

/** Takes the positions that records bring with their time; one without is no fix: it would look fresh for ever. */
async function takePositions(
  work: Work & { announcer: Announcer },
  records: readonly SupplierRecord[],
  outcomes: Outcome<SupplierField>[],
  touched: readonly Written[],
): Promise<void> {
  const rows = new Map(touched.map(({ after }) => [after.row.id, after.row]));
  const brought = records.flatMap(({ id, position, lastPositionAt }, i): { i: number; fix: Fix }[] => {
    const row = rows.get(id);
    if (Array.isArray(outcomes[i]) || !position || !lastPositionAt || row?.access !== "MOBILE" || row.mobile === null) return [];
    const unknown = { speed: null, course: null, accuracy: null, altitude: null, attributes: null };
    return [{ i, fix: { device: row.mobile, ...position, fixAt: lastPositionAt.getTime(), ...unknown } }];
  });
  if (!brought.length) return;
  const taken = await takeFixes(
    work,
    brought.map(({ fix }) => fix),
  );
  for (const [n, { i }] of brought.entries()) if (taken[n] === null) outcomes[i] = "accepted";
}

const movesOf = ({ before, after }: Written): AccessMoves["moves"] =>
  before.row && before.row.access !== after.row.access ? [{ id: after.row.id, was: before.row.access }] : [];

/** Adds suppliers that only a claim has told of, within the claim's transaction, which already holds the suppliers it will change. */
export async function addSuppliers(
  tx: Tx,
  now: Date,
  mentioned: readonly Pick<SupplierRow, "id" | "instanceId" | "name" | "access">[],
): Promise<void> {
  if (!mentioned.length) return;
  const rows = [...mentioned]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((one): SupplierRow => ({
      ...blank,
      ...one,
      networkState: "ACTIVE",
      sourceVersion: unversioned,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }));
  await insertNewRows(tx, suppliers, rows);
  await changed(
    tx,
    rows.map((row) => ({ kind: "supplier" as const, state: supplierState(row) })),
  );
}
