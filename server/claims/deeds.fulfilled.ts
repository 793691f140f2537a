// A pending deed comes to its end also when something else brings about what it wants: the feed, the outside, the resource itself; or when
// that leaves no room for it.
import { and, eq } from "drizzle-orm";
import type { StatusCause } from "../../schema/rules/statusLog";
import type { ClaimRow } from "../changes/claimState";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { deeds } from "../db/tables/deeds";
import { cancelCalls } from "../outside/outbox";
import { assignedTo } from "./claims.assignment";
import type { JudgedRow } from "./claims.judged";

/** Whether the claim's pending action has come to its end: what it wants is so, or there is no room for it any more. */
export function isOver(claim: JudgedRow): boolean {
  switch (claim.pendingAction) {
    case "confirmArrival":
      return claim.arrivedAt !== null;
    case "confirmCompletion":
      return claim.finishedAt !== null;
    case "cancelService":
      return claim.cancelledAt !== null;
    case "cancelProvider":
      return assignedTo(claim) === null || claim.arrivedAt !== null || claim.finishedAt !== null || claim.cancelledAt !== null;
    default:
      return false;
  }
}

interface Moved {
  before: ClaimRow | null;
  after: ClaimRow;
}

/** A provider that was to be cancelled has come, or the service is over, and it is the claim's still. */
const isOvertaken = ({ before, after }: Moved): boolean =>
  before!.pendingAction === "cancelProvider" && assignedTo(before) === assignedTo(after);

/**
 * Ends the pending deeds of claims that wait for them no more, in the transaction that writes those claims. Nobody outside is asked again,
 * unless an automatic process found what a deed wants: its call then tells of it. A late answer finds the deed ended.
 */
export async function endDeeds(tx: Tx, now: Date, cause: StatusCause, moves: readonly Moved[]): Promise<void> {
  const ended = moves.filter(({ before, after }) => before?.pendingAction != null && after.pendingAction === null);
  const end = async (some: readonly Moved[], set: Pick<typeof deeds.$inferInsert, "state" | "code">, asked: boolean): Promise<void> => {
    if (!some.length) return;
    const ids = some.map(({ after }) => after.id);
    const settled = await tx
      .update(deeds)
      .set({ ...set, settledAt: now })
      .where(and(among(deeds.claimId, ids), eq(deeds.state, "PENDING")))
      .returning({ id: deeds.id });
    if (!asked && settled.length)
      await cancelCalls(
        tx,
        now,
        settled.map(({ id }) => id),
      );
  };
  await end(ended.filter(isOvertaken), { state: "REFUSED", code: "CLAIM_STATUS" }, false);
  await end(
    ended.filter((one) => !isOvertaken(one)),
    { state: "DONE" },
    cause === "AUTOMATIC",
  );
}
