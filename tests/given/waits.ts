// A row that somebody holds, and those that wait for it: what a busy installation does by chance, done on purpose.
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Databases } from "./app";

/** Locks a claim, as a transaction does that is not done with it; answers what lets it go. */
export async function holdClaim({ owner }: Databases, id: string): Promise<() => Promise<void>> {
  let release!: () => void;
  const released = new Promise<void>((done) => (release = done));
  let held!: () => void;
  const isHeld = new Promise<void>((done) => (held = done));
  const ended = owner.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select 1 from claims where id = ${id} for no key update`);
    held();
    await released;
  });
  await Promise.race([isHeld, ended]);
  return async () => {
    release();
    await ended;
  };
}

/** Whether a transaction waits for somebody's rows. */
export async function isWaitedFor({ owner }: Databases): Promise<boolean> {
  const [row] = await owner.execute<{ waits: boolean }>(
    sql`select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
  );
  return row!.waits;
}

/** Resolves once one does. */
export const waiting = (app: Databases): Promise<void> => expect.poll(() => isWaitedFor(app)).toBe(true);
