// What a restored database needs before anybody uses it: it knows of sessions, keys and calls that may be over since.
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

/** In `installation`: until when the data go of a restore that is not finished. */
export const RESTORED_KEY = "restored";

export interface FinishedRestore {
  /** Everything that was stored until then is there, and nothing later. */
  takenAt: string;
  endedSessions: number;
  /** API keys that are good for nothing until they are confirmed. */
  unconfirmedKeys: number;
  /** Calls to other systems that are not made until somebody says so. */
  callsInReview: number;
}

/**
 * Finishes a restore where one was begun; null where none was. The holders of cursors of the log that was start afresh, everybody signs in again,
 * keys wait for being confirmed, and what the outbox had waiting is reviewed: after the backup it may have been made, or revoked. So is what the
 * product would call for by itself about claims that are there by now (`enqueue`).
 */
export const finishRestore = (work: Work): Promise<FinishedRestore | null> =>
  transaction(work, async (tx, now) => {
    const [begun] = await tx.select().from(installation).where(eq(installation.key, RESTORED_KEY)).for("update");
    if (!begun) return null;
    await tx
      .update(installation)
      .set({ value: randomUUID().slice(0, 8) })
      .where(eq(installation.key, "epoch"));
    const ended = await tx.update(sessions).set({ endedAt: now }).where(isNull(sessions.endedAt));
    // Sign-ins that had begun, and links in mails: they may have been used since.
    for (const table of [challenges, directoryLogins, handoffs]) await tx.delete(table);
    await tx.update(passwordResets).set({ usedAt: now }).where(isNull(passwordResets.usedAt));
    const keys = await tx.update(apiKeys).set({ unconfirmedSince: now }).where(isNull(apiKeys.revokedAt));
    const calls = await tx
      .update(outbox)
      .set({ state: "REVIEW", attempts: sql`greatest(${outbox.attempts}, 1)`, attemptUntil: null })
      .where(eq(outbox.state, "WAITING"));
    const finished = {
      ...{ takenAt: begun.value, endedSessions: ended.count, unconfirmedKeys: keys.count, callsInReview: calls.count },
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
 * Marks a database as restored that was put back by other means than ours: by PostgreSQL's own tools, or as a copy of its folder. Answers until
 * when its data go, by the audit; null where it is no database of ours.
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
