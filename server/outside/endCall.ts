import { and, eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ErrorCode } from "../../schema/rules/errors";
import type { Tx } from "../db/connect";
import { apiErrors, outbox } from "../db/tables/deeds";
import type { Outcome } from "./attempt";
import type { Call } from "./outbox";
import { nextAttempt } from "./outboxTimes";
import type { Outside, OutsidePortAdapter } from "./ports";
import { redacted } from "./redact";

/** How a call ended; null: it has not, or had before. DEAD: given up without an answer. */
export type Ended = { state: "DONE" } | { state: "REFUSED"; code: ErrorCode } | { state: "DEAD" } | null;

/**
 * Writes down what became of an attempt: the call's end or when it is made again, and a failed one in the log of failed calls. What ended
 * meanwhile stays as it ended. Locks the call; whoever needs the claim as well locks that first.
 */
export async function endCall(
  tx: Tx,
  now: Date,
  outside: Outside,
  call: Call,
  outcome: Outcome,
  instanceId: string | null,
): Promise<Ended> {
  if (!outcome.ok) await logFailure(tx, now, outside, call, outcome, instanceId);
  const [stored] = await tx.select().from(outbox).where(eq(outbox.id, call.id)).for("update");
  if (stored?.state !== "WAITING") return null;
  // What is personal, or somebody's words, is kept no longer than the call needs it.
  const body = { body: call.port === "MAIL" ? {} : (redacted(stored.body) as Call["body"]) };
  if (outcome.ok || "refused" in outcome) {
    const state = outcome.ok ? "DONE" : "REFUSED";
    const answer = outcome.ok ? { ok: true } : { refused: outcome.refused, moment: outcome.moment };
    await tx
      .update(outbox)
      .set({ state, answer, endedAt: now, ...body })
      .where(eq(outbox.id, call.id));
    return outcome.ok ? { state: "DONE" } : { state: "REFUSED", code: outcome.refused };
  }
  // Its time was over and somebody else has taken it up: theirs is the word.
  if (stored.attempts !== call.attempts) return null;
  const dueAt = nextAttempt(stored, now, outside.random(), await othersWaitSince(tx, stored));
  const next = dueAt ? { dueAt } : { state: "DEAD" as const, endedAt: now, ...body };
  await tx
    .update(outbox)
    .set({ ...next, lastError: outcome.failed })
    .where(eq(outbox.id, call.id));
  return dueAt ? null : { state: "DEAD" };
}

/** Since when others have waited for this one: the first was put in, and this one no longer waited for an earlier one itself. Null: none does. */
async function othersWaitSince(tx: Tx, { id, claimId, port, createdAt }: Call): Promise<Date | null> {
  if (claimId === null) return null;
  const place = sql`(${outbox.createdAt}, ${outbox.id})`;
  const own = sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const [row] = await tx
    .select({
      firstBehind: sql<Date | null>`min(${outbox.createdAt}) filter (where ${outbox.state} = 'WAITING' and ${place} > ${own})`.mapWith(
        outbox.createdAt,
      ),
      lastBefore: sql<Date | null>`max(${outbox.endedAt}) filter (where ${place} < ${own})`.mapWith(outbox.endedAt),
    })
    .from(outbox)
    .where(and(eq(outbox.claimId, claimId), eq(outbox.port, port)));
  const { firstBehind, lastBefore } = row!;
  return firstBehind && lastBefore && lastBefore > firstBehind ? lastBefore : firstBehind;
}

async function logFailure(
  tx: Tx,
  now: Date,
  { ports }: Outside,
  { port, operation, body, claimId, attempts }: Call,
  outcome: Exclude<Outcome, { ok: true }>,
  instanceId: string | null,
): Promise<void> {
  await tx.insert(apiErrors).values({
    id: uuidv7(),
    at: now,
    port,
    operation,
    path: pathOf(ports[port], operation, body),
    code: "refused" in outcome ? outcome.refused : outcome.failed,
    input: redacted(body),
    output: outcome.output === undefined ? null : redacted(outcome.output),
    claimId,
    instanceId,
    attempt: attempts,
  });
}

/** A body that its adapter cannot read has no path; that must not keep the call from coming to its end. */
function pathOf(adapter: OutsidePortAdapter | undefined, operation: Call["operation"], body: Call["body"]): string {
  try {
    return adapter?.pathOf(operation, body) ?? "";
  } catch {
    return "";
  }
}
