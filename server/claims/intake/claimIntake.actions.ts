import { sql } from "drizzle-orm";
import { possibleIds, sourceCode } from "../../../schema/rules/instanceIds";
import { type AuditEvent, record as audit } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { outcomeIfOld, isOutOfScope, writeSourceVersions } from "../../db/sourceRecords";
import { inList } from "../../db/inList";
import { claims } from "../../db/tables/claims";
import { erasedClaims } from "../../db/tables/erasures";
import { withStoredIds } from "../../db/storedIds";
import { lockedTransaction, type Work } from "../../db/transaction";
import { OutOfTurnError, type RecordOutcome } from "../../platform/recordOutcome";
import type { Sender } from "../../platform/viewer";
import { lockClaims } from "../status/claimRows";
import { hasChanged, NO_CLAIM, type ClaimSnapshot, type ExistingClaimSnapshot } from "../status/claimSnapshot";
import { changeOf, type SnapshotChange } from "../status/evaluation";
import { commitClaimChanges } from "../status/commitClaimChanges";
import { applyRecord } from "./applyRecord";
import type { ClaimField, ClaimRecord } from "./claimRecord";
import { EvaluationContext, type MentionedSupplier } from "./evaluationContext";
import { ClaimReferences } from "./references";

/** Dependencies of claim intake. The caller supplies `addSuppliers`, because suppliers belong to another domain. */
export interface ClaimIntakeWork extends Work {
  addSuppliers(tx: Tx, now: Date, suppliers: readonly MentionedSupplier[]): Promise<void>;
}

/**
 * Applies records in one transaction, in the given order. Locks claims by ID, then suppliers. Throws OutOfTurnError for an unknown or
 * renamed reference unless `isFirst` (no earlier batch pending).
 */
export async function takeClaimRecords(
  work: ClaimIntakeWork,
  { actor, scope }: Sender,
  received: readonly ClaimRecord[],
  isFirst = true,
): Promise<RecordOutcome<ClaimField>[]> {
  const lock = async (tx: Tx) => {
    const records = await withStoredIds(scope.instances, received, (ids) => instancesOfClaims(tx, ids));
    return { records, stored: await lockClaims(tx, [...new Set(records.map(({ id }) => id))].sort()) };
  };
  return lockedTransaction(work, lock, async (tx, now, { records, stored }) => {
    const context = await EvaluationContext.read(tx, now, scope, supplierIdsToRead(records, stored));
    const references = new ClaimReferences();
    const erased = await erasedOf(tx, stored, context);
    const { outcomes, after, contradictions } = applyRecords(records, stored, context, references, erased);
    const touched = [...after.values()].map((claim) => changeOf(stored.get(claim.row.id)!, claim));
    const [changes, unchanged] = [touched.filter(hasDifference), touched.filter((change) => !hasDifference(change))];
    const unknownSuppliers = context.unknownSuppliers(changes.map((change) => change.after));
    if (!isFirst && (unknownSuppliers.length || (await references.haveChanged(tx)))) throw new OutOfTurnError();
    await writeSourceVersions(tx, claims, unchanged);
    await references.write(tx);
    for (const i of await references.renamingRecords(tx)) outcomes[i] = "accepted";
    const newNames = await references.newNames(tx);
    if (Object.keys(newNames).length) await audit(tx, now, actor, { action: "ingest.names", model: "claim", after: newNames });
    if (!changes.length) return outcomes;
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
  const outcomes = records.map((record, i): RecordOutcome<ClaimField> => {
    const current = after.get(record.id) ?? stored.get(record.id)!;
    // The same errors as for an unknown ID, so that the sender cannot detect claims outside its scope.
    const outOfScope = isOutOfScope(current, context.instances);
    const before = outOfScope ? NO_CLAIM : current;
    if (erased.has(record.id)) return [{ field: "id", code: "ERASED" }];
    const old = outcomeIfOld(before, record);
    if (old) return old;
    const next = applyRecord(before, record, context);
    if (Array.isArray(next)) return next;
    if (outOfScope) return [{ field: "instanceId", code: "INSTANCE_UNKNOWN" }];
    references.add(next.row, record, i);
    context.noteSupplier(next.row, record);
    after.set(record.id, next);
    if (next.row.contradictedState && next.row.contradictedState !== before.row?.contradictedState) contradictions.push(next);
    return hasChanged(before, next) ? "accepted" : "unchanged";
  });
  return { outcomes, after, contradictions };
}

/** Instances of stored and of erased claims: an erased id stays taken. */
const instancesOfClaims = (tx: Tx, ids: readonly string[]): Promise<{ id: string; instanceId: string | null }[]> =>
  tx
    .select({ id: claims.id, instanceId: sql<string | null>`${claims.instanceId}` })
    .from(claims)
    .where(inList(claims.id, ids))
    .unionAll(
      tx
        .select({ id: erasedClaims.claimId, instanceId: sql<string | null>`${erasedClaims.instanceId}` })
        .from(erasedClaims)
        .where(inList(erasedClaims.claimId, ids)),
    );

async function erasedOf(
  tx: Tx,
  stored: ReadonlyMap<string, ClaimSnapshot>,
  { instances }: EvaluationContext,
): Promise<ReadonlySet<string>> {
  const absent = [...stored].flatMap(([id, { row }]) => (row ? [] : [id]));
  if (!absent.length) return new Set();
  const rows = await tx.select().from(erasedClaims).where(inList(erasedClaims.claimId, absent));
  return new Set(rows.flatMap(({ claimId, instanceId }) => (instanceId === null || instances.has(instanceId) ? [claimId] : [])));
}

/** Audited once per contradicting service state, when the feed disagrees with an end recorded by another source. */
const contradictionOf = ({
  row: { id, contradictedState: serviceState, closedBy, finishedAt, cancelledAt },
}: ExistingClaimSnapshot): AuditEvent => ({
  action: "claim.contradicted",
  model: "claim",
  entityId: id,
  after: { serviceState, closedBy, finishedAt, cancelledAt },
});

/** IDs of current suppliers, and all IDs that a record's supplier code can mean in the named instances. */
function supplierIdsToRead(records: readonly ClaimRecord[], stored: ReadonlyMap<string, ClaimSnapshot>): string[] {
  const [ids, instancesOf, codesOf] = [new Set<string>(), new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (id: string, instanceId?: string, code?: string | null): void => {
    if (instanceId !== undefined) instancesOf.set(id, (instancesOf.get(id) ?? new Set()).add(instanceId));
    if (code != null) codesOf.set(id, (codesOf.get(id) ?? new Set()).add(code));
  };
  for (const [id, { row }] of stored) {
    if (row?.supplierId != null) ids.add(row.supplierId);
    if (row) note(id, row.instanceId, row.supplierId && sourceCode({ id: row.supplierId, instanceId: row.instanceId }));
  }
  for (const { id, instanceId, supplierId } of records) note(id, instanceId, supplierId);
  for (const [id, codes] of codesOf)
    for (const code of codes)
      for (const instance of instancesOf.get(id) ?? []) for (const supplierId of possibleIds(code, instance)) ids.add(supplierId);
  return [...ids];
}
