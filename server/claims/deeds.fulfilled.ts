// A pending deed comes to its end also when something else brings about what it wants: the feed, the outside, the resource itself.
import { and, eq } from "drizzle-orm";
import type { ClaimRow } from "../changes/claimState";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { deeds } from "../db/tables/deeds";
import { assignedTo } from "./claims.assignment";
import type { JudgedRow } from "./claims.judged";

/** Whether what the claim's pending action wants is so. */
export function isFulfilled(claim: JudgedRow): boolean {
  switch (claim.pendingAction) {
    case "confirmArrival":
      return claim.arrivedAt !== null;
    case "confirmCompletion":
      return claim.finishedAt !== null;
    case "cancelService":
      return claim.cancelledAt !== null;
    case "cancelProvider":
      return assignedTo(claim) === null;
    default:
      return false;
  }
}

/**
 * Ends the pending deeds of claims that wait for them no more, in the transaction that writes those claims. The outside's late answer then
 * finds them ended.
 */
export async function endFulfilled(tx: Tx, now: Date, moves: readonly { before: ClaimRow | null; after: ClaimRow }[]): Promise<void> {
  const ended = moves.filter(({ before, after }) => before?.pendingAction != null && after.pendingAction === null);
  if (!ended.length) return;
  const ids = ended.map(({ after }) => after.id);
  await tx
    .update(deeds)
    .set({ state: "DONE", settledAt: now })
    .where(and(among(deeds.claimId, ids), eq(deeds.state, "PENDING")));
}
