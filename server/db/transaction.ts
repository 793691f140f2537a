import { sql, type SQL } from "drizzle-orm";
import type { Origin } from "../platform/origin";
import type { Clock } from "../platform/time";
import type { Db, Tx } from "./connect";
import { insertAppended, keepAppended } from "./bulk/rows";
import { type DatabaseClock, EVER, type TimeBounds } from "./health/databaseClock";

/** What everything that writes needs: the database and the clock. */
export interface Work {
  db: Db;
  clock: Clock;
  /** Notifies all nodes that the change log has grown, after a transaction that appended to it. */
  announcer?: { announce(): void };
  /** Forgets what this node knows of who may do what, after a transaction that changed it. */
  accessCache?: { forgetAll(): void };
  /** Forgets what this node knows of clients, services and other references, after a transaction that named one of them. */
  references?: { forgetAll(): void };
  /** Knows whether the database's time can be true. */
  databaseClock?: Pick<DatabaseClock, "isPlausible" | "plausibleMs">;
  /** Where the request came from that it is done for; absent where the server does something by itself. */
  origin?: Origin | undefined;
}

/** SQLSTATEs after which the same transaction may simply be done again: it changed nothing. */
const RETRYABLE_STATES = new Set(["40001", "40P01"]);
/** So also when a migration has changed what a prepared statement answers: the next time it is prepared again. */
const planChanged = (error: unknown): boolean => (causeOf(error) as { routine?: string } | undefined)?.routine === "RevalidateCachedQuery";

declare const afterLocks: unique symbol;
/** An instant that was read after the rows were locked which it evaluates: nobody has evaluated them at a later one. */
export type Instant = Date & { readonly [afterLocks]: true };

/**
 * One transaction that evaluates no claims. `now` is the time at which it began: whoever locks rows that have a past, and may wait for them,
 * takes `lockedTransaction`. A deadlock, a serialization failure or a plan of a table that has changed is tried again, three times;
 * everything else is thrown as it is.
 */
export const transaction = <T>(work: Work, run: (tx: Tx, now: Date) => Promise<T>): Promise<T> =>
  withRetries(work, async (tx) => run(tx, await instant(tx)));

/**
 * One transaction on rows that `lock` locks and answers. `now` is read once it has them: whoever waited for a row evaluates it by the time at
 * which it got it, so that no evaluation lies before the one it waited for.
 */
export const lockedTransaction = <L, T>(
  work: Work,
  lock: (tx: Tx) => Promise<L>,
  run: (tx: Tx, now: Instant, locked: L) => Promise<T>,
): Promise<T> =>
  withRetries(work, async (tx) => {
    const locked = await lock(tx);
    return run(tx, await instant(tx), locked);
  });

const works = new WeakMap<Tx, Work>();
const announced = new WeakSet<Tx>();
const outdated = new WeakMap<Tx, Set<Known>>();

/** What a node keeps in memory for a second. */
type Known = "accessCache" | "references";

/** Where the request came from that a transaction is done for. */
export const originOf = (tx: Tx): Origin | undefined => works.get(tx)?.origin;

/** All nodes are notified that the change log has grown once this transaction is committed. */
export const announceAfterCommit = (tx: Tx): void => void announced.add(tx);

/** What this node knows of it is read again once this transaction is committed. */
export const forgetAfterCommit = (tx: Tx, known: Known): void => void outdated.set(tx, new Set(outdated.get(tx)).add(known));

const withRetries = <T>(work: Work, run: (tx: Tx) => Promise<T>): Promise<T> =>
  repeated(async () => {
    let committed: Tx;
    const result = await work.db.transaction(async (tx) => {
      committed = tx;
      works.set(tx, work);
      keepAppended(tx);
      const result = await run(tx);
      await insertAppended(tx);
      return result;
    });
    if (announced.has(committed!)) work.announcer?.announce();
    for (const known of outdated.get(committed!) ?? []) work[known]?.forgetAll();
    return result;
  });

/**
 * One statement that is a transaction by itself: nothing is asked before it and after it, and it is committed when it is answered. Whoever
 * appends to the change log with it says so. Tried again as `transaction`.
 */
export const singleStatement = <T>({ db, announcer }: Work, run: (db: Db, changeLogGrew: () => void) => Promise<T>): Promise<T> =>
  repeated(async () => {
    let hasGrown = false;
    const result = await run(db, () => (hasGrown = true));
    if (hasGrown) announcer?.announce();
    return result;
  });

async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts >= 4 || !(RETRYABLE_STATES.has(sqlState(error) ?? "") || planChanged(error))) throw error;
    }
  }
}

/** The database's time plus the offset of the transaction's clock, as it is now: for rows that were locked since the transaction has its own. */
export async function instant(tx: Tx): Promise<Instant> {
  const [row] = await tx.execute<{ now: string }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
  return new Date(Math.floor(Number(row!.now)) + works.get(tx)!.clock.offset) as Instant;
}

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

/** Whether the instant of a transaction is to be believed. Whoever would evaluate by another one waits. */
export const isTrueInstant = ({ clock, databaseClock }: Work, now: Date): boolean =>
  databaseClock?.isPlausible(now.getTime() - clock.offset) ?? true;

/** The same of the database's own time, as bounds for a statement that reads it: it may wait a while until it is begun. */
export const plausibleDatabaseMs = ({ databaseClock }: Work): TimeBounds => databaseClock?.plausibleMs() ?? EVER;

/** When the transaction began, in the clock's time, for statements that find what is due: an index can be used for it. */
export const transactionNow = ({ clock }: Work): SQL => sql`(now() + ${clock.offset}::float8 * interval '1 millisecond')`;

/** The SQLSTATE or the driver's code of an error, also inside drizzle's wrapping. */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}

/** SQLSTATEs of classes 22, 23 and 54: what was to be stored is at fault, not the database. */
const DATA_ERROR_STATES = /^(22|23|54)/;
export const isDataError = (error: unknown): boolean => DATA_ERROR_STATES.test(sqlState(error) ?? "");
