import { sql } from "drizzle-orm";
import { transactionNow, type Work } from "../../db/transaction";
import type { Log } from "../../platform/log";

/** Tolerated clock difference, in seconds: normal within a cluster. */
const TOLERANCE_S = 3;

/**
 * Makes open claims and waiting calls due that were written by a clock running ahead. Also moves the last evaluation back, since claims
 * are never evaluated before it.
 */
export async function reevaluateFutureRows(work: Work & { log: Log }): Promise<void> {
  const { db, log } = work;
  const now = transactionNow(work);
  const future = sql`${now} + ${TOLERANCE_S}::float8 * interval '1 second'`;
  const claims = await db.execute(sql`
    update claims set status_due_at = ${now}, evaluated_at = ${now}, status_at = least(status_at, ${now})
    where status <> 'FINISHED' and evaluated_at > ${future}`);
  const calls = await db.execute(sql`update outbox set due_at = ${now} where state = 'WAITING' and created_at > ${future}`);
  if (claims.count || calls.count)
    log.warn(
      { event: "clock.rows_reevaluated", claims: claims.count, calls: calls.count },
      "Re-evaluating rows that were written while the database clock was ahead",
    );
}
