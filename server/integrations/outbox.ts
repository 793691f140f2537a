// Calls to integrations: written in the transaction of the change that they are about, made apart from it, repeated until answered, given up in the end.
import { and, eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { type IntegrationOperation, type Integration, openCallStates } from "../../schema/rules/claims/actionState";
import { inList, textArray } from "../db/inList";
import type { Tx } from "../db/connect";
import { insertRows } from "../db/bulk/rows";
import { RESTORED_AT_KEY } from "../db/installation";
import { outbox } from "../db/tables/claimActions";
import { claims } from "../db/tables/claims";
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
  /** True where the product makes it by itself: about a claim that a restore has brought back it waits for its review. */
  isAutomatic?: boolean;
}

/**
 * Puts calls into the outbox, in this order; one whose key is there already changes nothing. The worker makes them, when they are due and their
 * turn has come. Calls about a claim are put in under the claim's lock; those that wait before a first attempt are hurried, so that it does not
 * wait for their pauses. Answers those that the caller attempts, as they are stored: every attempt at a call says the same, letter by letter.
 * Four statements at most, however many there are.
 */
export async function enqueue(tx: Tx, now: Date, calls: readonly NewCall[]): Promise<Call[]> {
  const attempted = calls.filter(({ isFirstAttemptByCaller }) => isFirstAttemptByCaller);
  const waiting = await bringEarlierCallsForward(tx, now, attempted);
  const restoredClaims = await restoredClaimsOf(tx, calls);
  const rows = calls.map(({ isFirstAttemptByCaller = false, isAutomatic = false, dueAt = now, ...call }): Call => {
    const begun = isFirstAttemptByCaller && !waiting.has(turnOf(call));
    return {
      id: uuidv7(),
      ...call,
      state: isAutomatic && restoredClaims.has(call.claimId) ? "REVIEW" : "WAITING",
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

/** Claims of automatic calls that were there when the database was restored: what has become of them since the backup only people know. */
async function restoredClaimsOf(tx: Tx, calls: readonly NewCall[]): Promise<ReadonlySet<string | null>> {
  const ids = calls.flatMap(({ isAutomatic, claimId }) => (isAutomatic && claimId !== null ? [claimId] : []));
  if (!ids.length) return new Set();
  const restoredAt = sql`(select value::timestamptz from installation where key = ${RESTORED_AT_KEY})`;
  const rows = await tx
    .select({ id: claims.id })
    .from(claims)
    .where(and(inList(claims.id, ids), sql`${claims.createdAt} < ${restoredAt}`));
  return new Set(rows.map(({ id }) => id));
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
    .where(and(inList(outbox.key, keys), inList(outbox.state, openCallStates)))
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
