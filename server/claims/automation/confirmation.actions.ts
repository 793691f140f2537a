import { actionOfMilestone, claimActions, type ConfirmedMilestone } from "../../../schema/rules/claims/actions";
import { record as audit } from "../../audit/record";
import type { Tx } from "../../db/connect";
import type { Instant } from "../../db/transaction";
import type { ClaimRow } from "../../changes/claimState";
import { claimOfCall } from "../../integrations/assistance/claimOfCall";
import { enqueue, type NewCall } from "../../integrations/outbox";
import { systemActor } from "../../platform/actor";
import { unrestrictedScope } from "../../platform/viewer";
import { applyRecord } from "../intake/applyRecord";
import { lockClaims } from "../status/claimRows";
import { changeOf, type SnapshotChange } from "../status/evaluation";
import { commitClaimChanges } from "../status/commitClaimChanges";
import { EvaluationContext } from "../intake/evaluationContext";
import type { ProcessRunRow } from "./processes.queries";

export interface Confirmation {
  run: ProcessRunRow;
  at: Date;
  /** Next check of the claim's automatic processes. Derived from the status if absent. */
  processDueAt?: Date | null;
}

/**
 * Records arrivals or completions found automatically; the claims must be locked. The assistance system is notified, not asked. A
 * matching pending action is fulfilled; its own call notifies.
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
    if (before.row!.pendingAction !== action) calls.push(notificationOf(before.row!, run, code, at));
    const { process, episode, evidence } = run;
    const event = { action: `claim.${action}`, model: "claim" as const, entityId: run.claimId, requestId: run.id };
    await audit(tx, now, systemActor, { ...event, after: { at, process, episode, evidence } });
  }
  await enqueue(tx, now, calls);
  await commitClaimChanges(tx, changes, { now, actor: systemActor, cause: "AUTOMATIC" });
  return new Set(changes.map(({ after }) => after.id));
}

const notificationOf = (claim: ClaimRow, { id }: ProcessRunRow, code: ConfirmedMilestone, at: Date): NewCall => ({
  key: id,
  isAutomatic: true,
  integration: "ASSISTANCE",
  operation: claimActions[actionOfMilestone(code)].operation,
  claimId: claim.id,
  actionId: null,
  body: { ...claimOfCall(claim), requestId: id, at: at.toISOString(), automatic: true },
});
