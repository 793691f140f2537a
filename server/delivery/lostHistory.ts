import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import { SECOND_MS } from "../../schema/rules/durations";
import type { LostHistory } from "../changes/follower";
import { outbox } from "../db/tables/claimActions";
import { transaction, type Work } from "../db/transaction";
import type { Log } from "../platform/log";
import { holdDeliveriesBefore } from "../webhooks/review";

/** Tolerance between the clocks of a node and of the database. */
const TOLERANCE_MS = 3 * SECOND_MS;

/**
 * Holds calls for review that may have been made in history the database lost: those due or in progress at the last read. Later calls are
 * made as usual.
 */
export async function holdCallsOfLostHistory(work: Work & { log: Log }, { lastReadAt }: Pick<LostHistory, "lastReadAt">): Promise<void> {
  const latest = new Date(lastReadAt + work.clock.offset + TOLERANCE_MS);
  const calls = await transaction(work, async (tx) => {
    const heldCalls = await tx
      .update(outbox)
      .set({ state: "REVIEW", attempts: sql`greatest(${outbox.attempts}, 1)`, attemptUntil: null })
      .where(
        and(eq(outbox.state, "WAITING"), lte(outbox.createdAt, latest), or(lte(outbox.dueAt, latest), isNotNull(outbox.attemptUntil))),
      );
    return heldCalls.count + (await holdDeliveriesBefore(tx, latest));
  });
  if (calls)
    work.log.warn(
      { event: "outbox.review_needed", calls },
      "Calls that may have been made before the failover wait for review in the outbox",
    );
}
