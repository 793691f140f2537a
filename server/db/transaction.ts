import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Origin } from "../platform/origin";
import { AppError } from "../platform/errors";
import type { Clock } from "../platform/time";
import type { Db, Tx } from "./connect";
import { type DatabaseClock, EVER, type TimeBounds } from "./health/databaseClock";

export type WriteKind = "heartbeat" | "request" | "worker";

export interface Work {
  db: Db;
  clock: Clock;
  announcer?: { announce(): void };
  accessCache?: { forgetAll(): void };
  references?: { forgetAll(): void };
  /** Checks database times. Absent for writes that do not depend on time, such as presence and heartbeats. */
  databaseClock?: Pick<DatabaseClock, "isPlausible" | "plausibleMs">;
  databaseTrouble?: { note(error: unknown, write: WriteKind): void; clear(write: WriteKind): void };
  origin?: Origin | undefined;
  /** Request of a mutation with `requestId`; its first transaction is performed once. */
  request?: { take(): Repeatable | undefined } | undefined;
}

interface Repeatable {
  once<T>(tx: Tx, at: SQL, run: () => Promise<T>): Promise<T>;
}

/** SQLSTATEs after which the transaction is retried; it had no effect. */
const RETRYABLE_STATES = new Set(["40001", "40P01"]);
/** A migration invalidated a prepared statement; it is prepared again on retry. */
const planChanged = (error: unknown): boolean => (causeOf(error) as { routine?: string } | undefined)?.routine === "RevalidateCachedQuery";

declare const afterLocks: unique symbol;
/** Time read after locking the evaluated rows, so that it is not before their previous evaluation. */
export type Instant = Date & { readonly [afterLocks]: true };

/**
 * Runs a transaction that evaluates no claims; `now` is its start. Retries deadlocks, serialization failures and changed plans three
 * times. Use `lockedTransaction` for rows with a history.
 */
export const transaction = <T>(work: Work, run: (tx: Tx, now: Date) => Promise<T>): Promise<T> =>
  withRetries(work, async (tx) => run(tx, await instant(tx)));

/**
 * Runs a transaction on rows locked by `lock`. `now` is read after locking, so that evaluations after a wait are never earlier than those
 * waited for.
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

type Known = "accessCache" | "references";

export const originOf = (tx: Tx): Origin | undefined => works.get(tx)?.origin;

export const announceAfterCommit = (tx: Tx): void => void announced.add(tx);

export const forgetAfterCommit = (tx: Tx, cache: Known): void => void outdated.set(tx, new Set(outdated.get(tx)).add(cache));

const writeKind = ({ origin }: Work): WriteKind => (origin ? "request" : "worker");

function withRetries<T>(work: Work, run: (tx: Tx) => Promise<T>): Promise<T> {
  const request = work.request?.take();
  return repeated(work, async () => {
    let committed: Tx;
    const result = await work.db.transaction(async (tx) => {
      committed = tx;
      works.set(tx, work);
      return request ? request.once(tx, transactionNow(work), () => run(tx)) : run(tx);
    });
    if (announced.has(committed!)) {
      work.announcer?.announce();
      work.databaseTrouble?.clear(writeKind(work));
    }
    for (const cache of outdated.get(committed!) ?? []) work[cache]?.forgetAll();
    return result;
  });
}

/** Runs one autocommitted statement with the same retries. `run` calls `changeLogGrew` if it appended to the change log. */
export const singleStatement = <T>(work: Work, run: (db: Db, changeLogGrew: () => void) => Promise<T>): Promise<T> =>
  repeated(work, async () => {
    let hasGrown = false;
    const result = await run(work.db, () => (hasGrown = true));
    if (hasGrown) {
      work.announcer?.announce();
      work.databaseTrouble?.clear(writeKind(work));
    }
    return result;
  });

export const hasRow = (work: Work, table: PgTable, condition: SQL): Promise<boolean> =>
  singleStatement(
    work,
    async (db) =>
      (
        await db
          .select({ found: sql`1` })
          .from(table)
          .where(condition)
          .limit(1)
      ).length > 0,
  );

async function repeated<T>(work: Work, attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      work.databaseTrouble?.note(error, writeKind(work));
      if (attempts >= 4 || !(RETRYABLE_STATES.has(sqlState(error) ?? "") || planChanged(error))) throw error;
    }
  }
}

/** Current database time plus the clock's offset. Throws UNAVAILABLE if the time is implausible, so that nothing is stored with it. */
export async function instant(tx: Tx): Promise<Instant> {
  const { clock, databaseClock } = works.get(tx)!;
  const askedAtMs = performance.now();
  const [row] = await tx.execute<{ now: string }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
  const databaseMs = Math.floor(Number(row!.now));
  if (databaseClock?.isPlausible(databaseMs, askedAtMs) === false) throw new AppError("UNAVAILABLE");
  return new Date(databaseMs + clock.offset) as Instant;
}

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

export const isTrueInstant = ({ clock, databaseClock }: Work, now: Date): boolean =>
  databaseClock?.isPlausible(now.getTime() - clock.offset) ?? true;

/** Plausible bounds of the database's time, for a statement that reads it and may start late. */
export const plausibleDatabaseMs = ({ databaseClock }: Work): TimeBounds => databaseClock?.plausibleMs() ?? EVER;

/** Start of the transaction in the clock's time, as SQL that can use an index. */
export const transactionNow = ({ clock }: Work): SQL => sql`(now() + ${clock.offset}::float8 * interval '1 millisecond')`;

export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}

/** Classes 22, 23 and 54: the data is invalid, not the database. */
const DATA_ERROR_STATES = /^(22|23|54)/;
export const isDataError = (error: unknown): boolean => DATA_ERROR_STATES.test(sqlState(error) ?? "");
