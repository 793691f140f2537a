import { actionOfMilestone, claimActions, type ConfirmedMilestone } from "../../../schema/rules/claims/actions";
import { record as audit } from "../../audit/record";
import type { Tx } from "../../db/connect";
import type { Instant } from "../../db/transaction";
import { enqueue, type NewCall } from "../../integrations/outbox";
import { systemActor } from "../../platform/actor";
import { unrestrictedScope } from "../../platform/viewer";
import { applyRecord } from "../intake/applyRecord";
import { lockClaims } from "../status/claimRows";
import { changeOf, type SnapshotChange } from "../status/snapshotChange";
import { commitClaimChanges } from "../status/commitClaimChanges";
import { EvaluationContext } from "../intake/evaluationContext";
import type { ProcessRunRow } from "./processes.queries";

export interface Confirmation {
  run: ProcessRunRow;
  /** When it happened. */
  at: Date;
  /** When the claim's automatic processes are looked at next; absent: as soon as its status asks for it. */
  processDueAt?: Date | null;
}

/**
 * Records arrivals, or completions, that an automatic process has found; their claims must be locked. Like the feed's they are facts: the
 * assistance system is notified of them, not asked. A person's pending action of the same intent is fulfilled, and its own call notifies the assistance system.
 */
export async function confirmAutomatically(
  tx: Tx,
  now: Instant,
  code: ConfirmedMilestone,
  confirmations: readonly Confirmation[],
): Promise<ReadonlySet<string>> {
  if (!confirmations.length) return new Set();
  const stored = await lockClaims(tx, confirmations.map(({ run }) => run.claimId).sort());
  const supplierIds = [...stored.values()].flatMap(({ row }) => row?.supplierId ?? []);
  const context = await EvaluationContext.read(tx, now, unrestrictedScope, supplierIds);
  const action = actionOfMilestone(code);
  const changes: SnapshotChange[] = [];
  const calls: NewCall[] = [];
  for (const { run, at, processDueAt } of confirmations) {
    const before = stored.get(run.claimId)!;
    const after = applyRecord(before, { id: run.claimId, milestones: [{ code, at }] }, context, "AUTOMATIC");
    if (Array.isArray(after)) continue;
    changes.push({ ...changeOf(before, after), ...(processDueAt !== undefined && { processDueAt }) });
    if (before.row!.pendingAction !== action) calls.push(notificationOf(run, code, at));
    const { process, episode, evidence } = run;
    const event = { action: `claim.${action}`, model: "claim", entityId: run.claimId, requestId: run.id };
    await audit(tx, now, systemActor, { ...event, after: { at, process, episode, evidence } });
  }
  await enqueue(tx, now, calls);
  await commitClaimChanges(tx, changes, { now, actor: systemActor, cause: "AUTOMATIC" });
  return new Set(changes.map(({ after }) => after.id));
}

const notificationOf = ({ id, claimId }: ProcessRunRow, code: ConfirmedMilestone, at: Date): NewCall => ({
  key: id,
  isAutomatic: true,
  integration: "ASSISTANCE",
  operation: claimActions[actionOfMilestone(code)].operation,
  claimId,
  actionId: null,
  body: { claimId, requestId: id, at: at.toISOString(), automatic: true },
});
