// A pending action also ends when another source fulfils it (feed, assistance system, device) or makes it impossible.
import { and, eq } from "drizzle-orm";
import { endingOf } from "../../../schema/rules/claims/actions";
import type { StatusCause } from "../../../schema/rules/claims/statusLog";
import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { claimActions } from "../../db/tables/claimActions";
import { cancelCalls } from "../../integrations/outbox";
import { assignedSupplierId } from "./assignment";
import type { EvaluatedRow } from "./evaluatedClaim";

/** How the pending action ends with the new state, or `null` if it stays pending or none exists. */
export function pendingActionEnding(before: EvaluatedRow, after: EvaluatedRow): ReturnType<typeof endingOf> {
  if (before.pendingAction === null) return null;
  return endingOf(before.pendingAction, {
    hasSupplierLeft: assignedSupplierId(before) !== assignedSupplierId(after),
    hasArrived: after.arrivedAt !== null,
    isFinished: after.finishedAt !== null,
    isCancelled: after.cancelledAt !== null,
  });
}

interface PendingActionChange {
  before: ClaimRow | null;
  after: ClaimRow;
}

const isConflicting = ({ before, after }: PendingActionChange): boolean => pendingActionEnding(before!, after) === "OBSOLETE";

/**
 * Ends pending actions together with the claims' new state and cancels their calls. For AUTOMATIC causes the call stays, since it reports
 * the result. A late answer finds the action ended.
 */
export async function endPendingActions(tx: Tx, now: Date, cause: StatusCause, moves: readonly PendingActionChange[]): Promise<void> {
  const ended = moves.filter(({ before, after }) => before?.pendingAction != null && after.pendingAction === null);
  const end = async (
    changes: readonly PendingActionChange[],
    set: Pick<typeof claimActions.$inferInsert, "state" | "code">,
    wasNotified: boolean,
  ): Promise<void> => {
    if (!changes.length) return;
    const ids = changes.map(({ after }) => after.id);
    const settled = await tx
      .update(claimActions)
      .set({ ...set, settledAt: now })
      .where(and(inList(claimActions.claimId, ids), eq(claimActions.state, "PENDING")))
      .returning({ id: claimActions.id });
    if (!wasNotified && settled.length)
      await cancelCalls(
        tx,
        now,
        settled.map(({ id }) => id),
      );
  };
  await end(ended.filter(isConflicting), { state: "REJECTED", code: "CLAIM_STATUS" }, false);
  await end(
    ended.filter((change) => !isConflicting(change)),
    { state: "DONE" },
    cause === "AUTOMATIC",
  );
}
