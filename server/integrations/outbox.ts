// Outbox of calls to integrations: written in the transaction of their cause, made afterwards, retried until answered or given up.
import { and, eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { openCallStates } from "../../schema/rules/claims/actionState";
import type { IntegrationOperation, Integration } from "../../schema/rules/claims/integrations";
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
  key: string;
  integration: Integration;
  operation: IntegrationOperation;
  claimId: string | null;
  actionId: string | null;
  body: CallBody;
  dueAt?: Date;
  /**
   * The caller makes the first attempt after the commit, unless calls about the claim are pending (`attempts` is then 0). The worker
   * takes over if it does not end in time.
   */
  isFirstAttemptByCaller?: boolean;
  /** Automatic calls about a claim from a restored backup wait for a review. */
  isAutomatic?: boolean;
}

/**
 * Enqueues calls in order, under the claim's lock; existing keys are ignored. Earlier pending calls of the claim become due immediately.
 * Returns the calls that the caller attempts.
 */
export async function enqueue(tx: Tx, now: Date, calls: readonly NewCall[]): Promise<Call[]> {
  const attempted = calls.filter(({ isFirstAttemptByCaller }) => isFirstAttemptByCaller);
  const waiting = await bringEarlierCallsForward(tx, now, attempted);
  const restoredClaims = await restoredClaimsOf(tx, calls);
  const rows = calls.map(({ isFirstAttemptByCaller = false, isAutomatic = false, dueAt = now, ...call }): Call => {
    const canStart = isFirstAttemptByCaller && !waiting.has(turnOf(call));
    return {
      id: uuidv7(),
      ...call,
      state: isAutomatic && restoredClaims.has(call.claimId) ? "REVIEW" : "WAITING",
      attempts: canStart ? 1 : 0,
      dueAt: canStart ? new Date(now.getTime() + retryTimes.leaseMs) : dueAt,
      attemptUntil: canStart ? new Date(now.getTime() + retryTimes.leaseMs) : null,
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

/** Claims of automatic calls that existed at the restore, because calls made after the backup are unknown. */
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
 * Withdraws a pending call. UNSENT: never attempted. PERHAPS_SENT: attempted, so another call must undo it. ENDED: answered, given up or
 * missing.
 */
export async function cancelCall(tx: Tx, now: Date, key: string): Promise<"UNSENT" | "PERHAPS_SENT" | "ENDED"> {
  const [row] = await cancelCalls(tx, now, [key]);
  return !row ? "ENDED" : row.attempts === 0 ? "UNSENT" : "PERHAPS_SENT";
}

export const cancelCalls = (tx: Tx, now: Date, keys: readonly string[]): Promise<Pick<Call, "key" | "attempts">[]> =>
  tx
    .update(outbox)
    .set({ state: "CANCELLED", endedAt: now, body: {} })
    .where(and(inList(outbox.key, keys), inList(outbox.state, openCallStates)))
    .returning({ key: outbox.key, attempts: outbox.attempts });

/**
 * Earlier pending calls about the same claim and system, because order matters to the integration. Simultaneous calls to the contact
 * centre have no order.
 */
export const isEarlierWaitingCall = sql`earlier.claim_id = ${outbox.claimId} and earlier.integration = ${outbox.integration} and earlier.state = 'WAITING'
  and (earlier.created_at < ${outbox.createdAt}
    or earlier.created_at = ${outbox.createdAt} and earlier.id < ${outbox.id} and ${outbox.integration} = 'ASSISTANCE')`;

const turnOf = ({ claimId, integration }: Pick<Call, "claimId" | "integration">): string => `${integration} ${claimId}`;

/**
 * Makes earlier pending calls of these claims due immediately, also a delay that could still be undone, and returns the claims that have
 * such calls. Calls in progress are unchanged.
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
