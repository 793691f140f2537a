import { sql } from "drizzle-orm";
import type { Clock } from "../platform/time";
import type { Db, Tx } from "./connect";

/** What every deed has: the database and the clock. */
export interface Work {
  db: Db;
  clock: Clock;
}

/** SQLSTATEs after which the same transaction may simply be done again: it changed nothing. */
const again = new Set(["40001", "40P01"]);
/** So also when a migration has changed what a prepared statement answers: the next time it is prepared anew. */
const planChanged = (error: unknown): boolean => (causeOf(error) as { routine?: string } | undefined)?.routine === "RevalidateCachedQuery";

/**
 * One transaction. `now` is the database's time plus the clock's offset, read once, so that all it writes agrees. A deadlock, a
 * serialization failure or a plan of a table that has changed is tried again, three times; everything else is thrown as it is.
 */
export async function transaction<T>(work: Work, deed: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work.db.transaction(async (tx) => deed(tx, await databaseNow(tx, work)));
    } catch (error) {
      if (attempt >= 4 || !(again.has(sqlState(error) ?? "") || planChanged(error))) throw error;
    }
  }
}

async function databaseNow(tx: Tx, { clock }: Work): Promise<Date> {
  const [row] = await tx.execute<{ now: string }>(sql`select (extract(epoch from now()) * 1000)::float8 as now`);
  return new Date(Math.floor(Number(row!.now)) + clock.offset);
}

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

/** The SQLSTATE or the driver's code of an error, also inside drizzle's wrapping. */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}

/** Codes of a database that cannot be reached just now: the caller may try again. */
const unreachable = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOENT|08|57P0)/;
export const isUnreachable = (error: unknown): boolean => unreachable.test(sqlState(error) ?? "");

/** SQLSTATEs of classes 22, 23 and 54: what was to be stored is at fault, not the database. */
const unstorable = /^(22|23|54)/;
export const isUnstorable = (error: unknown): boolean => !isUnreachable(error) && unstorable.test(sqlState(error) ?? "");
