// Calls to outside systems: written in the transaction of what they tell of, made apart from it, repeated until answered, given up in the end.
import { and, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { OutsideOperation, OutsidePort } from "../../schema/rules/deeds";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { outbox } from "../db/tables/deeds";
import { outboxTimes } from "./outboxTimes";
import type { CallBody } from "./ports";

export type Call = typeof outbox.$inferSelect;

export interface NewCall {
  /** The outside does a call of one key once; so does the outbox. */
  key: string;
  port: OutsidePort;
  operation: OutsideOperation;
  claimId: string | null;
  deedId: string | null;
  body: CallBody;
  /** Not before. Absent: at once. */
  dueAt?: Date;
  /** True: the caller makes the first attempt itself, after the commit; the worker takes over when it does not end it in time. */
  begun?: boolean;
}

/** Puts a call into the outbox; undefined when one of this key is there already. The worker makes it, when it is due. */
export async function enqueue(tx: Tx, now: Date, { begun = false, dueAt = now, ...call }: NewCall): Promise<Call | undefined> {
  const [row] = await tx
    .insert(outbox)
    .values({
      id: uuidv7(),
      ...call,
      state: "WAITING",
      attempts: begun ? 1 : 0,
      dueAt: begun ? new Date(now.getTime() + outboxTimes.lease) : dueAt,
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
    .where(and(among(outbox.key, keys), eq(outbox.state, "WAITING")))
    .returning({ key: outbox.key, attempts: outbox.attempts });
