// The second half of a deed that the outside has a say in: its answer is written down, the claim follows or stays as it was.
import { eq } from "drizzle-orm";
import type { ClaimAction } from "../../schema/rules/actions";
import type { ErrorCode } from "../../schema/rules/errors";
import { record } from "../audit/record";
import type { Announcer } from "../changes/announcer";
import type { ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { deeds } from "../db/tables/deeds";
import { lockedTransaction, type Instant, type Work } from "../db/transaction";
import type { Outcome } from "../outside/attempt";
import { endCall, type Ended } from "../outside/endCall";
import type { Call } from "../outside/outbox";
import type { Outside } from "../outside/ports";
import { actorOf } from "../platform/actor";
import { wholeScope } from "../platform/viewer";
import type { Standing } from "./claims.standing";
import { lockedClaims, writeMilestones } from "./claims.store";
import { Surroundings } from "./claims.surroundings";
import { done } from "./deeds.facts";
import type { DeedRow } from "./deeds.queries";
import { judge } from "./judge.actions";

export interface DeedWork extends Work {
  announcer: Announcer;
  outside: Outside;
}

/** What a deed says when the outside never answered. */
const givenUp: Record<ClaimAction, ErrorCode> = {
  manageDelay: "DELAY_NOTIFICATION_FAILED",
  confirmArrival: "ARRIVAL_NOTIFICATION_FAILED",
  confirmCompletion: "COMPLETION_NOTIFICATION_FAILED",
  cancelService: "SERVICE_CANCELLATION_FAILED",
  cancelProvider: "PROVIDER_CANCELLATION_FAILED",
};

/** Writes down what became of an attempt, and, when that ended the call, what follows for the deed it belongs to and for its claim. */
export async function settleCall(work: DeedWork, call: Call, outcome: Outcome): Promise<void> {
  const lock = async (tx: Tx) => (call.claimId === null ? undefined : (await lockedClaims(tx, [call.claimId])).get(call.claimId));
  await lockedTransaction(work, lock, async (tx, now, standing) => {
    const ended = await endCall(tx, now, work.outside, call, outcome, standing?.row?.instanceId ?? null);
    if (ended && call.deedId && standing?.row) await settleDeed(tx, now, standing as Stored, call.deedId, ended);
  });
  work.announcer.grown();
}

type Stored = Standing & { row: ClaimRow };

async function settleDeed(tx: Tx, now: Instant, before: Stored, deedId: string, ended: NonNullable<Ended>): Promise<void> {
  const [deed] = await tx.select().from(deeds).where(eq(deeds.id, deedId)).for("update");
  if (!deed) return;
  const code = ended.state === "DONE" ? null : ended.state === "DEAD" ? givenUp[deed.action] : ended.code;
  // What is ours stands, whatever the outside thinks of it; the deed says that the outside could not be told.
  if (deed.action === "manageDelay") return code ? noteUntold(tx, now, before.row, deed, code) : undefined;
  if (deed.state !== "PENDING") return;

  // Whoever asked for it is who did it, also when the answer comes long after.
  const actor = actorOf(deed);
  const around = await Surroundings.read(tx, now, wholeScope, before.row.supplierId === null ? [] : [before.row.supplierId]);
  const after = code ? null : done(before, deed, around);
  // Nothing against it and yet no room for it: something newer was recorded meanwhile.
  const refused = after ? null : (code ?? "CLAIM_STATUS");
  await tx
    .update(deeds)
    .set({ state: refused ? "REFUSED" : "DONE", code: refused, settledAt: now })
    .where(eq(deeds.id, deed.id));
  await record(tx, now, actor, {
    action: `claim.${deed.action}.${refused ? "refused" : "done"}`,
    model: "claim",
    entityId: before.row.id,
    requestId: deed.requestId,
    ...(refused && { after: { code: refused } }),
  });
  if (after) await writeMilestones(tx, [{ before, after }]);
  const settled = { ...(after ?? before).row, pendingAction: null, pendingSince: null };
  await judge({ tx, now, actor, cause: actor.kind === "SYSTEM" ? "AUTOMATIC" : "ACTION" }, [{ before: before.row, after: settled }]);
}

async function noteUntold(tx: Tx, now: Instant, claim: ClaimRow, deed: DeedRow, code: ErrorCode): Promise<void> {
  await tx.update(deeds).set({ code }).where(eq(deeds.id, deed.id));
  await judge({ tx, now, actor: actorOf(deed), cause: "ACTION" }, [{ before: claim, after: { ...claim } }]);
}
