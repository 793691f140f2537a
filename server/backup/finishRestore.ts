// Follow-up of a restore: invalidates sessions, keys and calls that may have changed after the backup.
import { randomUUID } from "node:crypto";
import { eq, isNull, sql } from "drizzle-orm";
import { record } from "../audit/record";
import type { Db } from "../db/connect";
import { RESTORED_AT_KEY } from "../db/installation";
import { outbox } from "../db/tables/claimActions";
import { apiKeys } from "../db/tables/keys";
import { installation } from "../db/tables/log";
import { challenges, directoryLogins, handoffs, passwordResets, sessions } from "../db/tables/sessions";
import { transaction, type Work } from "../db/transaction";
import { systemActor } from "../platform/actor";
import { holdDeliveries } from "../webhooks/review";

/** Key in `installation`, set while a restore is unfinished; its value is the time of the data. */
export const RESTORED_KEY = "restored";

export interface FinishedRestore {
  takenAt: string;
  endedSessions: number;
  unconfirmedKeys: number;
  callsInReview: number;
}

/**
 * Completes a pending restore; `null` if there is none. Ends sessions, suspends keys, and holds pending and automatic calls for review,
 * because they may have been made.
 */
export const finishRestore = (work: Work): Promise<FinishedRestore | null> =>
  transaction(work, async (tx, now) => {
    const [restoreMark] = await tx.select().from(installation).where(eq(installation.key, RESTORED_KEY)).for("update");
    if (!restoreMark) return null;
    await tx
      .update(installation)
      .set({ value: randomUUID().slice(0, 8) })
      .where(eq(installation.key, "epoch"));
    const ended = await tx.update(sessions).set({ endedAt: now }).where(isNull(sessions.endedAt));
    // Begun sign-ins and mailed links may have been used after the backup.
    for (const table of [challenges, directoryLogins, handoffs]) await tx.delete(table);
    await tx.update(passwordResets).set({ usedAt: now }).where(isNull(passwordResets.usedAt));
    const keys = await tx.update(apiKeys).set({ unconfirmedSince: now }).where(isNull(apiKeys.revokedAt));
    const calls = await tx
      .update(outbox)
      .set({ state: "REVIEW", attempts: sql`greatest(${outbox.attempts}, 1)`, attemptUntil: null })
      .where(eq(outbox.state, "WAITING"));
    const deliveries = await holdDeliveries(tx);
    const finished = {
      ...{ takenAt: restoreMark.value, endedSessions: ended.count, unconfirmedKeys: keys.count, callsInReview: calls.count + deliveries },
    };
    await record(tx, now, systemActor, { action: "installation.restore", model: "installation", after: finished });
    await tx.delete(installation).where(eq(installation.key, RESTORED_KEY));
    const restoredAt = { value: now.toISOString() };
    await tx
      .insert(installation)
      .values({ key: RESTORED_AT_KEY, ...restoredAt })
      .onConflictDoUpdate({ target: installation.key, set: restoredAt });
    return finished;
  });

/**
 * Marks a database that was restored by other tools, e.g. pg_restore. Returns the time of its data by the audit; `null` if it is not a
 * database of the product.
 */
export async function markRestored(owner: Db): Promise<string | null> {
  const [ours] = await owner.execute<{ ours: boolean }>(
    sql`select to_regclass('installation') is not null and to_regclass('audit') is not null as ours`,
  );
  if (!ours!.ours) return null;
  const [marked] = await owner.execute<{ value: string }>(sql`
    insert into installation (key, value)
    select ${RESTORED_KEY}, to_char(coalesce(max(at), now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from audit
    on conflict (key) do update set value = excluded.value returning value`);
  return marked!.value;
}
