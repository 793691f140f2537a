// The only write path for suppliers: row, fleet and all consequences in one transaction.
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
import { appendEvents, type NewEvent } from "../../integrations/webhooks/appendEvents";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import type { SupplierRow } from "../queries/suppliers.queries";
import { hasChanged, type SupplierChange, writeSuppliers } from "./supplierRows";

export interface SupplierCommitOptions {
  now: Date;
  /** Actor of the audit row; absent if the claims' audit row covers the change. */
  actor?: Actor;
}

/**
 * Writes locked suppliers with versions, fleets, search keys, status, change log and audit; returns access changes that claims must
 * follow. Throws ConcurrentInsertError if an id or device was taken.
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
    // Besides the key, only devices are unique; their owner was read without a lock.
    throw sqlState(error) === "23505" ? new ConcurrentInsertError() : error;
  });
  await writeSupplierSearchKeys(
    tx,
    written.map(({ before, after }) => ({ before: before.row, after: after.row })),
  );
  const rows = written.map(({ after }) => after.row);
  await appendStates(tx, rows);
  await appendEvents(tx, now, written.flatMap(exclusionEvents));
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

/** One change row per supplier. If the status of a mobile resource changes, the evaluation reports it with the next version. */
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

/** A supplier that was active leaves the network, for a time or for good. */
const exclusionEvents = ({ before, after }: SupplierChange): NewEvent[] =>
  before.row?.networkState === "ACTIVE" && after.row.networkState !== "ACTIVE"
    ? [{ type: "SUPPLIER_EXCLUDED", supplierId: after.row.id, facts: { instanceId: after.row.instanceId } }]
    : [];

const accessChangesOf = ({ before, after }: SupplierChange): SupplierAccessChanges["moves"] =>
  before.row && before.row.access !== after.row.access ? [{ id: after.row.id, was: before.row.access }] : [];
