// A pending action comes to its end also when something else brings about what it wants: the feed, the assistance system, the resource itself; or when
// that leaves no room for it.
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

/** How the action that is pending for a claim ends by what it has become; null: it does not, or none is pending. */
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

/** Nothing is left of what the action wanted, and it was not brought about. */
const isConflicting = ({ before, after }: PendingActionChange): boolean => pendingActionEnding(before!, after) === "OBSOLETE";

/**
 * Ends the pending actions of claims that wait for them no more, in the transaction that writes those claims. Nobody outside is asked again,
 * unless an automatic process found what an action wants: its call then reports it. A late answer finds the action ended.
 */
export async function endPendingActions(tx: Tx, now: Date, cause: StatusCause, moves: readonly PendingActionChange[]): Promise<void> {
  const ended = moves.filter(({ before, after }) => before?.pendingAction != null && after.pendingAction === null);
  const end = async (
    some: readonly PendingActionChange[],
    set: Pick<typeof claimActions.$inferInsert, "state" | "code">,
    wasNotified: boolean,
  ): Promise<void> => {
    if (!some.length) return;
    const ids = some.map(({ after }) => after.id);
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
    ended.filter((one) => !isConflicting(one)),
    { state: "DONE" },
    cause === "AUTOMATIC",
  );
}
