import { and, eq, isNotNull, lte, or } from "drizzle-orm";
import type { Tx } from "../db/connect";
import { webhookDeliveries } from "../db/tables/webhooks";

const review = { state: "REVIEW" as const, attemptUntil: null };

export const holdDeliveries = async (tx: Tx): Promise<number> =>
  (await tx.update(webhookDeliveries).set(review).where(eq(webhookDeliveries.state, "WAITING"))).count;

/** Holds deliveries that may have been made in history that the database lost; returns their number. */
export async function holdDeliveriesBefore(tx: Tx, latest: Date): Promise<number> {
  const { createdAt, dueAt, attemptUntil, state } = webhookDeliveries;
  const wasDue = or(lte(dueAt, latest), isNotNull(attemptUntil));
  return (
    await tx
      .update(webhookDeliveries)
      .set(review)
      .where(and(eq(state, "WAITING"), lte(createdAt, latest), wasDue))
  ).count;
}
