// The only way in which a supplier's facts are written: its row, its fleet, and everything that follows from them, in one transaction.
import type { Actor } from "../../platform/actor";
import { record as audit } from "../../audit/record";
import { appendChanges } from "../../changes/appendChanges";
import { supplierState } from "../../changes/supplierState";
import { type SupplierAccessChanges, storeSupplierAccessChanges } from "../../db/supplierAccessChanges";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { ConcurrentInsertError } from "../../db/bulk/rows";
import { writeSupplierSearchKeys } from "../../db/text/searchKeys";
import { writeSourceVersions } from "../../db/sourceRecords";
import { suppliers } from "../../db/tables/suppliers";
import { sqlState } from "../../db/transaction";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import type { SupplierRow } from "../queries/suppliers.queries";
import { hasChanged, type SupplierChange, writeSuppliers } from "./supplierRows";

export interface SupplierCommitOptions {
  /** Read after the suppliers were locked. */
  now: Date;
  /** Who the audit names for it; absent: another row of the audit tells of it, that of the claims that name the suppliers. */
  actor?: Actor;
}

/**
 * Writes suppliers in the caller's transaction: rows with their next version, fleets, what they are searched for by, the status of mobile ones, the change log, one row of
 * the audit, and the note that claims must follow where a supplier is reached in another way now, which is the answer. Of an unchanged supplier only the
 * source's version is kept. Stored suppliers must be locked. Throws ConcurrentInsertError when a supplier or a device was taken meanwhile.
 */
export async function commitSupplierChanges(
  tx: Tx,
  changes: readonly SupplierChange[],
  { now, actor }: SupplierCommitOptions,
): Promise<SupplierAccessChanges | null> {
  const unchanged = changes.filter((change) => !hasChanged(change));
  await writeSourceVersions(
    tx,
    suppliers,
    unchanged.map(({ before, after }) => ({ before: before.row, after: after.row })),
  );
  const written = changes.filter(hasChanged).map((change) => withNextVersion(change, now));
  if (!written.length) return null;
  await writeSuppliers(tx, written).catch((error: unknown) => {
    // Only a device is unique beside the key, and who had it was looked up without a lock.
    throw sqlState(error) === "23505" ? new ConcurrentInsertError() : error;
  });
  await writeSupplierSearchKeys(
    tx,
    written.map(({ before, after }) => ({ before: before.row, after: after.row })),
  );
  const rows = written.map(({ after }) => after.row);
  await appendStates(tx, rows);
  if (actor) await audit(tx, now, actor, { action: "ingest.suppliers", model: "supplier", after: { suppliers: rows.map(({ id }) => id) } });
  const accessChanges = written.flatMap(accessChangesOf);
  return accessChanges.length ? storeSupplierAccessChanges(tx, now, accessChanges) : null;
}

const withNextVersion = ({ before, after }: SupplierChange, now: Date): SupplierChange => ({
  before,
  after: {
    ...after,
    row: { ...after.row, version: (before.row?.version ?? 0) + 1, createdAt: before.row?.createdAt ?? now, updatedAt: now },
  },
});

/** One change row each. A mobile resource whose status moves is reported by the evaluation, with the version after it. */
async function appendStates(tx: Tx, rows: readonly SupplierRow[]): Promise<void> {
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

const accessChangesOf = ({ before, after }: SupplierChange): SupplierAccessChanges["moves"] =>
  before.row && before.row.access !== after.row.access ? [{ id: after.row.id, was: before.row.access }] : [];
