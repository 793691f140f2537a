import { eq } from "drizzle-orm";
import { isHeldAction } from "../../../schema/rules/claims/actions";
import type { ErrorCode } from "../../../schema/rules/errors";
import { raiseCallAlarm } from "../../alarms/claimAlarms";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import { claimActions } from "../../db/tables/claimActions";
import { lockedTransaction, type Instant, type Work } from "../../db/transaction";
import type { AttemptResult } from "../../integrations/attempt";
import { endCall, type CallEnd } from "../../integrations/endCall";
import type { Call } from "../../integrations/outbox";
import type { Integrations } from "../../integrations/adapter";
import { actorOf } from "../../platform/actor";
import { unrestrictedScope } from "../../platform/viewer";
import type { ClaimSnapshot } from "../status/claimSnapshot";
import { changeOf } from "../status/evaluation";
import { lockClaims } from "../status/claimRows";
import { EvaluationContext } from "../intake/evaluationContext";
import { awaitedActions, heldActions } from "./actionDefinitions";
import type { ClaimActionRow } from "./claimActions.queries";
import { commitClaimChanges } from "../status/commitClaimChanges";

export interface SettlementWork extends Work {
  integrations: Integrations;
}

export async function settleCall(
  work: SettlementWork,
  call: Call,
  outcome: AttemptResult,
  beside?: (tx: Tx, now: Date, ended: CallEnd) => Promise<unknown>,
): Promise<void> {
  const lock = async (tx: Tx) => (call.claimId === null ? undefined : (await lockClaims(tx, [call.claimId])).get(call.claimId));
  await lockedTransaction(work, lock, async (tx, now, stored) => {
    const ended = await endCall(tx, now, work.integrations, call, outcome, stored?.row?.instanceId ?? null);
    const isNeeded = call.claimId === null || (stored?.row && stored.row.status !== "FINISHED");
    if (ended?.state === "DEAD" && isNeeded) await raiseCallAlarm(tx, now, call);
    if (ended && call.actionId && stored?.row) await settleAction(tx, now, stored as ExistingClaim, call.actionId, ended);
    await beside?.(tx, now, ended);
  });
}

type ExistingClaim = ClaimSnapshot & { row: ClaimRow };

async function settleAction(tx: Tx, now: Instant, before: ExistingClaim, actionId: string, ended: NonNullable<CallEnd>): Promise<void> {
  const [action] = await tx.select().from(claimActions).where(eq(claimActions.id, actionId)).for("update");
  if (!action) return;
  const { name } = action;
  const unansweredCode = isHeldAction(name) ? heldActions[name].unansweredCode : awaitedActions[name].failureCode;
  const code = ended.state === "DONE" ? null : ended.state === "DEAD" ? unansweredCode : ended.code;
  // A held action stays valid whatever the assistance system answers; only the failed notification is recorded.
  if (isHeldAction(name)) return code ? noteNotificationFailure(tx, now, before.row, action, code) : undefined;
  if (action.state !== "PENDING") return;

  // The actor is the user who requested the action, even if the answer arrives much later.
  const actor = actorOf(action);
  const context = await EvaluationContext.read(tx, now, unrestrictedScope, before.row.supplierId === null ? [] : [before.row.supplierId]);
  const after = code ? null : awaitedActions[name].apply(before, action, context);
  const rejectionCode = after ? null : (code ?? "CLAIM_STATUS");
  await tx
    .update(claimActions)
    .set({ state: rejectionCode ? "REJECTED" : "DONE", code: rejectionCode, settledAt: now })
    .where(eq(claimActions.id, action.id));
  const settled = { ...(after ?? before), row: { ...(after ?? before).row, pendingAction: null, pendingSince: null } };
  await commitClaimChanges(tx, [changeOf(before, settled)], {
    now,
    actor,
    cause: actor.kind === "SYSTEM" ? "AUTOMATIC" : "ACTION",
    audit: () => [
      {
        action: `claim.${name}.${rejectionCode ? "refused" : "done"}`,
        model: "claim",
        entityId: before.row.id,
        requestId: action.requestId,
        ...(rejectionCode && { after: { code: rejectionCode } }),
      },
    ],
  });
}

async function noteNotificationFailure(tx: Tx, now: Instant, claim: ClaimRow, action: ClaimActionRow, code: ErrorCode): Promise<void> {
  await tx.update(claimActions).set({ code }).where(eq(claimActions.id, action.id));
  await commitClaimChanges(tx, [{ before: claim, after: claim, isVisible: true }], { now, actor: actorOf(action), cause: "ACTION" });
}
