// Calls to integrations: written in the transaction of the change that they are about, made apart from it, repeated until answered, given up in the end.
import { and, eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { IntegrationOperation, Integration } from "../../schema/rules/claims/actionState";
import { inList } from "../db/inList";
import type { Tx } from "../db/connect";
import { outbox } from "../db/tables/claimActions";
import { retryTimes } from "./retryTimes";
import type { CallBody } from "./adapter";

export type Call = typeof outbox.$inferSelect;

export interface NewCall {
  /** The integration does a call of one key once; so does the outbox. */
  key: string;
  integration: Integration;
  operation: IntegrationOperation;
  claimId: string | null;
  actionId: string | null;
  body: CallBody;
  /** Not before. Absent: at once. */
  dueAt?: Date;
  /**
   * True: the caller makes the first attempt itself, after the commit, unless calls about the same claim wait before it (then `attempts` is 0);
   * the worker takes over when it does not end it in time.
   */
  isFirstAttemptByCaller?: boolean;
}

/**
 * Puts a call into the outbox; undefined when one of this key is there already. The worker makes it, when it is due and its turn has come. A
 * call about a claim is put in under the claim's lock; those that wait before it are hurried, so that it does not wait for their pauses.
 */
export async function enqueue(
  tx: Tx,
  now: Date,
  { isFirstAttemptByCaller: wanted = false, dueAt = now, ...call }: NewCall,
): Promise<Call | undefined> {
  const begun = wanted && !(await bringEarlierCallsForward(tx, now, call, dueAt));
  const [row] = await tx
    .insert(outbox)
    .values({
      id: uuidv7(),
      ...call,
      state: "WAITING",
      attempts: begun ? 1 : 0,
      dueAt: begun ? new Date(now.getTime() + retryTimes.leaseMs) : dueAt,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.key })
    .returning();
  return row;
}

/**
 * Takes a call back that has no answer yet; it is not made again. UNSENT: it has never been made. PERHAPS_SENT: an attempt was begun, or
 * is under way: what it may have done must be undone by another call. ENDED: it had its answer, was given up, or is not there.
 */
export async function cancelCall(tx: Tx, now: Date, key: string): Promise<"UNSENT" | "PERHAPS_SENT" | "ENDED"> {
  const [row] = await cancelCalls(tx, now, [key]);
  return !row ? "ENDED" : row.attempts === 0 ? "UNSENT" : "PERHAPS_SENT";
}

/** Takes calls back likewise; answers those that had no answer yet. */
export const cancelCalls = (tx: Tx, now: Date, keys: readonly string[]): Promise<Pick<Call, "key" | "attempts">[]> =>
  tx
    .update(outbox)
    .set({ state: "CANCELLED", endedAt: now, body: {} })
    .where(and(inList(outbox.key, keys), eq(outbox.state, "WAITING")))
    .returning({ key: outbox.key, attempts: outbox.attempts });

/**
 * What was put in before, about the same claim and for the same system, and has no answer yet. The integration hears of a claim in the order in
 * which things happened to it. Calls to several people that began at one instant have no order.
 */
export const isEarlierWaitingCall = sql`earlier.claim_id = ${outbox.claimId} and earlier.integration = ${outbox.integration} and earlier.state = 'WAITING'
  and (earlier.created_at < ${outbox.createdAt}
    or earlier.created_at = ${outbox.createdAt} and earlier.id < ${outbox.id} and ${outbox.integration} = 'ASSISTANCE')`;

/** Brings the waiting calls about a claim forward; answers whether there are any. One that is being made keeps its time: it is near. */
async function bringEarlierCallsForward(
  tx: Tx,
  now: Date,
  { claimId, integration }: Pick<NewCall, "claimId" | "integration">,
  until: Date,
): Promise<boolean> {
  if (claimId === null) return false;
  const waiting = and(eq(outbox.claimId, claimId), eq(outbox.integration, integration), eq(outbox.state, "WAITING"));
  const soon = new Date(now.getTime() + retryTimes.leaseMs).toISOString();
  // What was never tried is not being made: a delay that could still be undone is sent when the new call is due, which may be now.
  const untried = sql`${until.toISOString()}::timestamptz`;
  const dueAt = sql`least(${outbox.dueAt}, case when ${outbox.attempts} = 0 then ${untried} else ${soon}::timestamptz end)`;
  return (await tx.update(outbox).set({ dueAt }).where(waiting).returning({ id: outbox.id })).length > 0;
}
