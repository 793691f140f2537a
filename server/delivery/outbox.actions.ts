// What an administrator does to calls that wait or were given up.
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

/** What the audit says of a call: which one, never what was sent. */
const facts = ({ integration, operation, claimId, state, attempts, lastError }: Call) => ({
  ...{ integration, operation, claimId, state, attempts, lastError },
});

async function callOf(ctx: Context, viewer: Administrator, id: string): Promise<Call> {
  const call = await outboxCallById(ctx.db, viewer, id);
  if (!call) throw new AppError("NOT_FOUND");
  return call;
}

/**
 * Gives a call up that waits, as if its time were over: the action that it belongs to is settled with its error, the claim says so, and somebody
 * is alarmed. One that was stopped already stays so. Throws NOT_FOUND, CALL_ENDED, CALL_UNDER_WAY.
 */
export async function stopCall(ctx: Context, id: string): Promise<Call> {
  const viewer = requireAdministrator(ctx, needs);
  const call = await callOf(ctx, viewer, id);
  if (call.state === "DEAD" && call.lastError === STOPPED) return call;
  if (call.state !== "WAITING" && call.state !== "REVIEW") throw new AppError("CALL_ENDED");
  await settleCall(ctx, call, { ok: false, failed: STOPPED }, (tx, now, ended) => {
    // Its answer came meanwhile, or somebody has begun to make it.
    if (!ended) throw new AppError("CALL_UNDER_WAY");
    return record(tx, now, viewer.actor, { action: "outbox.stop", model, entityId: id, before: facts(call) });
  });
  return callOf(ctx, viewer, id);
}

/**
 * Has a call that failed made at once; a mail that was given up, and what is in review, begins anew, with a day's time. One that is due already stays so. Throws
 * NOT_FOUND, CALL_NOT_RESENDABLE.
 */
export function resendCall(ctx: Context, id: string): Promise<Call> {
  const viewer = requireAdministrator(ctx, needs);
  return transaction(ctx, async (tx, now) => {
    if (!(await outboxCallById(tx, viewer, id))) throw new AppError("NOT_FOUND");
    const [call] = await tx.select().from(outbox).where(eq(outbox.id, id)).for("update");
    if (call!.state === "WAITING" && call!.dueAt <= now) return call!;
    if (!canResend(call!, now)) throw new AppError("CALL_NOT_RESENDABLE");
    const beginning = { state: "WAITING" as const, createdAt: now, endedAt: null, lastError: null };
    // One in review may have been made after the backup: it counts as made once, so that whoever takes it back has the other system undo it.
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
