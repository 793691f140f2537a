import { and, eq } from "drizzle-orm";
import { record } from "../audit/record";
import { requireAdministrator, type Administrator } from "../admin/permissions/administrator";
import type { Context } from "../auth/context";
import { settleCall } from "../claims/actions/settlement.actions";
import { outbox } from "../db/tables/claimActions";
import { transaction } from "../db/transaction";
import { STOPPED } from "../integrations/endCall";
import type { Call } from "../integrations/outbox";
import { AppError } from "../platform/errors";
import { canResend, outboxCallById } from "./outbox.queries";

const model = "outboxCall";
const needs = "admin.outboxes";

const facts = ({ integration, operation, claimId, state, attempts, lastError }: Call) => ({
  ...{ integration, operation, claimId, state, attempts, lastError },
});

async function callOf(ctx: Context, viewer: Administrator, id: string): Promise<Call> {
  const call = await outboxCallById(ctx.db, viewer, id);
  if (!call) throw new AppError("NOT_FOUND");
  return call;
}

/**
 * Gives up a pending call as if it had timed out: its action fails, and an alarm is raised. Idempotent. Throws NOT_FOUND, CALL_ENDED,
 * CALL_UNDER_WAY.
 */
export async function stopCall(ctx: Context, id: string): Promise<Call> {
  const viewer = requireAdministrator(ctx, needs);
  const call = await callOf(ctx, viewer, id);
  if (call.state === "DEAD" && call.lastError === STOPPED) return call;
  if (call.state !== "WAITING" && call.state !== "REVIEW") throw new AppError("CALL_ENDED");
  await settleCall(ctx, call, { ok: false, failed: STOPPED }, (tx, now, ended) => {
    // The response arrived, or a worker started the call.
    if (!ended) throw new AppError("CALL_UNDER_WAY");
    return record(tx, now, viewer.actor, { action: "outbox.stop", model, entityId: id, before: facts(call) });
  });
  return callOf(ctx, viewer, id);
}

/**
 * Repeats a failed call immediately. Failed mails and calls in review restart with a new deadline. Idempotent. Throws NOT_FOUND,
 * CALL_NOT_RESENDABLE.
 */
export function resendCall(ctx: Context, id: string): Promise<Call> {
  const viewer = requireAdministrator(ctx, needs);
  return transaction(ctx, async (tx, now) => {
    if (!(await outboxCallById(tx, viewer, id))) throw new AppError("NOT_FOUND");
    const [call] = await tx.select().from(outbox).where(eq(outbox.id, id)).for("update");
    if (call!.state === "WAITING" && call!.dueAt <= now) return call!;
    if (!canResend(call!, now)) throw new AppError("CALL_NOT_RESENDABLE");
    const beginning = { state: "WAITING" as const, createdAt: now, endedAt: null, lastError: null };
    // A call in review may have been made after the backup, so it counts as one attempt: withdrawing it then also notifies the other
    // system.
    const anew = call!.state === "DEAD" ? { ...beginning, attempts: 0 } : call!.state === "REVIEW" ? { ...beginning, attempts: 1 } : {};
    const [sent] = await tx
      .update(outbox)
      .set({ ...anew, dueAt: now })
      .where(and(eq(outbox.id, id)))
      .returning();
    await record(tx, now, viewer.actor, { action: "outbox.resend", model, entityId: id, before: facts(call!) });
    return sent!;
  });
}
