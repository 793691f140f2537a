// Calls to integrations: written in the transaction of the change that they are about, made apart from it, repeated until answered, given up in the end.
import { and, eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { IntegrationOperation, Integration } from "../../schema/rules/claims/actionState";
import { inList, textArray } from "../db/inList";
import type { Tx } from "../db/connect";
import { insertRows } from "../db/rows";
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
   * True, of what is due at once: the caller makes the first attempt itself, after the commit, unless calls about the same claim wait before it (then `attempts` is 0);
   * the worker takes over when it does not end it in time.
   */
  isFirstAttemptByCaller?: boolean;
}

/**
 * Puts calls into the outbox, in this order; one whose key is there already changes nothing. The worker makes them, when they are due and their
 * turn has come. Calls about a claim are put in under the claim's lock; those that wait before a first attempt are hurried, so that it does not
 * wait for their pauses. Answers those that the caller attempts, as they are stored: every attempt at a call says the same, letter by letter.
 * Three statements at most, however many there are.
 */
export async function enqueue(tx: Tx, now: Date, calls: readonly NewCall[]): Promise<Call[]> {
  const attempted = calls.filter(({ isFirstAttemptByCaller }) => isFirstAttemptByCaller);
  const waiting = await bringEarlierCallsForward(tx, now, attempted);
  const rows = calls.map(({ isFirstAttemptByCaller = false, dueAt = now, ...call }): Call => {
    const begun = isFirstAttemptByCaller && !waiting.has(turnOf(call));
    return {
      id: uuidv7(),
      ...call,
      state: "WAITING",
      attempts: begun ? 1 : 0,
      dueAt: begun ? new Date(now.getTime() + retryTimes.leaseMs) : dueAt,
      attemptUntil: begun ? new Date(now.getTime() + retryTimes.leaseMs) : null,
      createdAt: now,
      endedAt: null,
      answer: null,
      lastError: null,
    };
  });
  await insertRows(tx, outbox, rows);
  const begunIds = rows.filter(({ attempts }) => attempts > 0).map(({ id }) => id);
  return begunIds.length ? tx.select().from(outbox).where(inList(outbox.id, begunIds)).orderBy(outbox.id) : [];
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

/** Calls about one claim to one system are made one after the other. */
const turnOf = ({ claimId, integration }: Pick<Call, "claimId" | "integration">): string => `${integration} ${claimId}`;

/**
 * Brings the calls that wait before these forward; answers whose turns have any. One that is being made keeps its time: it is near. What was
 * never tried is not being made: a delay that could still be undone is sent at once.
 */
async function bringEarlierCallsForward(tx: Tx, now: Date, calls: readonly NewCall[]): Promise<Set<string>> {
  const ofClaims = calls.filter(({ claimId }) => claimId !== null);
  if (!ofClaims.length) return new Set();
  const claimIds = textArray(ofClaims.map(({ claimId }) => claimId!));
  const integrations = textArray(ofClaims.map(({ integration }) => integration));
  const turns = sql`(${outbox.claimId}, ${outbox.integration}::text) in (select * from unnest(${claimIds}, ${integrations}))`;
  const soon = new Date(now.getTime() + retryTimes.leaseMs).toISOString();
  const untried = sql`${now.toISOString()}::timestamptz`;
  const dueAt = sql`least(${outbox.dueAt}, case when ${outbox.attempts} = 0 then ${untried} else ${soon}::timestamptz end)`;
  const hurried = await tx
    .update(outbox)
    .set({ dueAt })
    .where(
      and(
        inList(
          outbox.claimId,
          ofClaims.map(({ claimId }) => claimId!),
        ),
        turns,
        eq(outbox.state, "WAITING"),
      ),
    )
    .returning({ claimId: outbox.claimId, integration: outbox.integration });
  return new Set(hurried.map(turnOf));
}
