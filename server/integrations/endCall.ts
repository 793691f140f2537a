import { and, eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { openCallStates } from "../../schema/rules/claims/actionState";
import type { ErrorCode } from "../../schema/rules/errors";
import type { Tx } from "../db/connect";
import { apiErrors, outbox } from "../db/tables/claimActions";
import { AppError } from "../platform/errors";
import type { AttemptResult } from "./attempt";
import type { Call } from "./outbox";
import { nextAttempt } from "./retryTimes";
import type { Integrations, IntegrationAdapter } from "./adapter";
import { keptOfMail } from "./mail/keptOfMail";
import { redactCall } from "./redactCall";

/** End of a call; `null` if it has not ended now. DEAD: given up without a response. */
export type CallEnd = { state: "DONE" } | { state: "REJECTED"; code: ErrorCode } | { state: "DEAD" } | null;

export const STOPPED = "STOPPED";

/**
 * Stores the result of an attempt: end or next attempt, and a log entry for failures. Ended calls stay unchanged. Locks the call; a
 * caller that needs the claim must lock it first.
 */
export async function endCall(
  tx: Tx,
  now: Date,
  outside: Integrations,
  call: Call,
  outcome: AttemptResult,
  instanceId: string | null,
): Promise<CallEnd> {
  if (!outcome.ok) await logFailure(tx, now, outside, call, outcome, instanceId);
  const [stored] = await tx.select().from(outbox).where(eq(outbox.id, call.id)).for("update");
  if (!stored || !openCallStates.some((state) => state === stored.state)) return null;
  // Personal data and free text are deleted when the call ends.
  const body = {
    body: call.integration === "MAIL" ? keptOfMail(stored.body) : (redactCall(stored.body) as Call["body"]),
    attemptUntil: null,
  };
  if (outcome.ok || "refused" in outcome) {
    const state = outcome.ok ? "DONE" : "REJECTED";
    const answer = outcome.ok ? { ok: true } : { refused: outcome.refused, moment: outcome.moment };
    await tx
      .update(outbox)
      .set({ state, answer, endedAt: now, ...body })
      .where(eq(outbox.id, call.id));
    return outcome.ok ? { state: "DONE" } : { state: "REJECTED", code: outcome.refused };
  }
  // The lease expired and another worker took over; its result counts.
  if (stored.attempts !== call.attempts) return null;
  const isStopped = outcome.failed === STOPPED;
  // The response of an attempt in progress must not be lost.
  if (isStopped && isUnderWay(stored, now)) throw new AppError("CALL_UNDER_WAY");
  const dueAt = isStopped ? null : nextAttempt(stored, now, outside.random(), await blockedCallsSince(tx, stored));
  const next = dueAt ? { dueAt, attemptUntil: null } : { state: "DEAD" as const, endedAt: now, ...body };
  await tx
    .update(outbox)
    .set({ ...next, lastError: outcome.failed })
    .where(eq(outbox.id, call.id));
  return dueAt ? null : { state: "DEAD" };
}

export const isUnderWay = ({ attemptUntil }: Pick<Call, "attemptUntil">, now: Date): boolean => attemptUntil !== null && attemptUntil > now;

/** Since when later calls wait for this one; `null` if none does. Counted from when this call itself no longer waited. */
async function blockedCallsSince(tx: Tx, { id, claimId, integration, createdAt }: Call): Promise<Date | null> {
  if (claimId === null) return null;
  const place = sql`(${outbox.createdAt}, ${outbox.id})`;
  const ownPosition = sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const [row] = await tx
    .select({
      firstBehind:
        sql<Date | null>`min(${outbox.createdAt}) filter (where ${outbox.state} = 'WAITING' and ${place} > ${ownPosition})`.mapWith(
          outbox.createdAt,
        ),
      lastBefore: sql<Date | null>`max(${outbox.endedAt}) filter (where ${place} < ${ownPosition})`.mapWith(outbox.endedAt),
    })
    .from(outbox)
    .where(and(eq(outbox.claimId, claimId), eq(outbox.integration, integration)));
  const { firstBehind, lastBefore } = row!;
  return firstBehind && lastBefore && lastBefore > firstBehind ? lastBefore : firstBehind;
}

async function logFailure(
  tx: Tx,
  now: Date,
  { adapters: ports }: Integrations,
  { integration, operation, body, claimId, attempts }: Call,
  outcome: Exclude<AttemptResult, { ok: true }>,
  instanceId: string | null,
): Promise<void> {
  await tx.insert(apiErrors).values({
    id: uuidv7(),
    at: now,
    integration,
    operation,
    path: pathOf(ports[integration], operation, body),
    code: "refused" in outcome ? outcome.refused : outcome.failed,
    input: redactCall(body),
    output: outcome.output === undefined ? null : redactCall(outcome.output),
    claimId,
    instanceId,
    attempt: attempts,
  });
}

/** An invalid body has no path, but must not prevent the call from ending. */
function pathOf(adapter: IntegrationAdapter | undefined, operation: Call["operation"], body: Call["body"]): string {
  try {
    return adapter?.pathOf(operation, body) ?? "";
  } catch {
    return "";
  }
}
