// A row that somebody holds, and those that wait for it: what a busy installation does by chance, done on purpose.
import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Databases } from "./app";

/** Locks a claim, as a transaction does that is not done with it; answers what lets it go. */
export const holdClaim = (databases: Databases, id: string): Promise<() => Promise<void>> =>
  hold(databases, sql`select 1 from claims where id = ${id} for no key update`);

/** The same of a user: nobody is made meanwhile whom it owns. */
export const holdUser = (databases: Databases, id: string): Promise<() => Promise<void>> =>
  hold(databases, sql`select 1 from users where id = ${id} for update`);

async function hold({ owner }: Databases, lock: SQL): Promise<() => Promise<void>> {
  let release!: () => void;
  const released = new Promise<void>((done) => (release = done));
  let held!: () => void;
  const isHeld = new Promise<void>((done) => (held = done));
  const ended = owner.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(lock);
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
export const isWaitedFor = async (databases: Databases): Promise<boolean> => (await waitersOf(databases)) > 0;

/** How many of them wait. */
export async function waitersOf({ owner }: Databases): Promise<number> {
  const [row] = await owner.execute<{ waiters: number }>(
    sql`select count(*)::int as waiters from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row!.waiters;
}

/** Resolves once one does. */
export const waiting = (app: Databases): Promise<void> => expect.poll(() => isWaitedFor(app)).toBe(true);
