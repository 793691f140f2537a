import { possibleSupplierIds, supplierCode } from "../../../schema/rules/suppliers/suppliers";
import type { AuditEvent } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { isNewer, isOutOfScope, writeSourceVersions } from "../../db/sourceRecords";
import { inList } from "../../db/inList";
import { claims } from "../../db/tables/claims";
import { erasedClaims } from "../../db/tables/erasures";
import { lockedTransaction, type Work } from "../../db/transaction";
import { OutOfTurnError, type RecordOutcome } from "../../platform/recordOutcome";
import type { Sender } from "../../platform/viewer";
import { lockClaims } from "../status/claimRows";
import { hasChanged, NO_CLAIM, type ClaimSnapshot, type ExistingClaimSnapshot } from "../status/claimSnapshot";
import { changeOf, type SnapshotChange } from "../status/snapshotChange";
import { commitClaimChanges } from "../status/commitClaimChanges";
import { applyRecord } from "./applyRecord";
import type { ClaimField, ClaimRecord } from "./claimRecord";
import { EvaluationContext, type MentionedSupplier } from "./evaluationContext";
import { ClaimReferences } from "./references";

/** What taking claims needs. Suppliers are another domain: whoever calls brings the action that adds those that only a claim has named. */
export interface ClaimIntakeWork extends Work {
  addSuppliers(tx: Tx, now: Date, suppliers: readonly MentionedSupplier[]): Promise<void>;
}

/**
 * Takes a batch of records in one transaction: claims locked in the order of their ids, then suppliers; records of one claim in the order
 * given; one change row per claim that changed, one audit row. Answers what became of each, after the commit. Safe to repeat. `isFirst`: no
 * earlier batch of the sender is under way; else one that names whom nobody has named before throws OutOfTurnError: the first name counts.
 */
export async function takeClaimRecords(
  work: ClaimIntakeWork,
  { actor, scope }: Sender,
  records: readonly ClaimRecord[],
  isFirst = true,
): Promise<RecordOutcome<ClaimField>[]> {
  const lock = (tx: Tx) => lockClaims(tx, [...new Set(records.map(({ id }) => id))].sort());
  return lockedTransaction(work, lock, async (tx, now, stored) => {
    const context = await EvaluationContext.read(tx, now, scope, supplierIdsToRead(records, stored));
    const references = new ClaimReferences();
    const erased = await erasedOf(tx, stored);
    const { outcomes, after, contradictions } = applyRecords(records, stored, context, references, erased);
    const touched = [...after.values()].map((claim) => changeOf(stored.get(claim.row.id)!, claim));
    const [changes, unchanged] = [touched.filter(hasDifference), touched.filter((change) => !hasDifference(change))];
    if (!changes.length) {
      await writeSourceVersions(tx, claims, unchanged);
      return outcomes;
    }
    const unknownSuppliers = context.unknownSuppliers(changes.map((change) => change.after));
    if (!isFirst && (unknownSuppliers.length || (await references.areMissing(tx)))) throw new OutOfTurnError();
    await writeSourceVersions(tx, claims, unchanged);
    await references.insertMissing(tx);
    const withSuppliers = changes.map((change) => ({ ...change, supplier: context.supplierOf(change.after) }));
    await commitClaimChanges(tx, withSuppliers, {
      now,
      actor,
      cause: "FEED",
      insertReferences: () => work.addSuppliers(tx, now, unknownSuppliers),
      audit: (ids) => [...contradictions.map(contradictionOf), { action: "ingest.claims", model: "claim", after: { claims: ids } }],
    });
    return outcomes;
  });
}

const hasDifference = ({ details: { before, after } }: SnapshotChange): boolean => hasChanged(before, after);

function applyRecords(
  records: readonly ClaimRecord[],
  stored: ReadonlyMap<string, ClaimSnapshot>,
  context: EvaluationContext,
  references: ClaimReferences,
  erased: ReadonlySet<string>,
) {
  const after = new Map<string, ExistingClaimSnapshot>();
  const contradictions: ExistingClaimSnapshot[] = [];
  const outcomes = records.map((record): RecordOutcome<ClaimField> => {
    const known = after.get(record.id) ?? stored.get(record.id)!;
    // The same faults in the same words as for an id that nobody has; ids are unique everywhere, so that it cannot be added.
    const outOfScope = isOutOfScope(known, context.instances);
    const before = outOfScope ? NO_CLAIM : known;
    if (erased.has(record.id)) return [{ field: "id", code: "ERASED" }];
    if (!isNewer(before, record)) return "unchanged";
    const next = applyRecord(before, record, context);
    if (Array.isArray(next)) return next;
    if (outOfScope) return [{ field: "instanceId", code: "INSTANCE_UNKNOWN" }];
    references.add(next.row, record);
    context.noteSupplier(next.row, record);
    after.set(record.id, next);
    if (next.row.contradictedState && next.row.contradictedState !== before.row?.contradictedState) contradictions.push(next);
    return hasChanged(before, next) ? "accepted" : "unchanged";
  });
  return { outcomes, after, contradictions };
}

/** Claims of these that were erased for good: none of those that are there. */
async function erasedOf(tx: Tx, stored: ReadonlyMap<string, ClaimSnapshot>): Promise<ReadonlySet<string>> {
  const absent = [...stored].flatMap(([id, { row }]) => (row ? [] : [id]));
  if (!absent.length) return new Set();
  const rows = await tx.select({ id: erasedClaims.claimId }).from(erasedClaims).where(inList(erasedClaims.claimId, absent));
  return new Set(rows.map(({ id }) => id));
}

/** The feed says something else of a claim that somebody else has ended: once for each state that it says. */
const contradictionOf = ({
  row: { id, contradictedState: serviceState, closedBy, finishedAt, cancelledAt },
}: ExistingClaimSnapshot): AuditEvent => ({
  action: "claim.contradicted",
  model: "claim",
  entityId: id,
  after: { serviceState, closedBy, finishedAt, cancelledAt },
});

/** Suppliers to be read: those that claims have, and all that what their records name can mean in the AMA instances that the records give. */
function supplierIdsToRead(records: readonly ClaimRecord[], stored: ReadonlyMap<string, ClaimSnapshot>): string[] {
  const [ids, instancesOf, codesOf] = [new Set<string>(), new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (id: string, instanceId?: string, code?: string | null): void => {
    if (instanceId !== undefined) instancesOf.set(id, (instancesOf.get(id) ?? new Set()).add(instanceId));
    if (code != null) codesOf.set(id, (codesOf.get(id) ?? new Set()).add(code));
  };
  for (const [id, { row }] of stored) {
    if (row?.supplierId != null) ids.add(row.supplierId);
    if (row) note(id, row.instanceId, row.supplierId && supplierCode({ id: row.supplierId, instanceId: row.instanceId }));
  }
  for (const { id, instanceId, supplierId } of records) note(id, instanceId, supplierId);
  for (const [id, codes] of codesOf)
    for (const code of codes)
      for (const instance of instancesOf.get(id) ?? []) for (const one of possibleSupplierIds(code, instance)) ids.add(one);
  return [...ids];
}
