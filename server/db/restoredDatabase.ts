import { sql } from "drizzle-orm";
import type { Log } from "../platform/log";
import type { Db } from "./connect";

/** As many transactions as a start passes: a few minutes; PostgreSQL ends some hundred thousand empty ones a second. */
const MAX_TRANSACTIONS_AT_START = 30_000_000n;
/** As many as a restore passes. PostgreSQL counts to two thousand million before it comes round. */
export const MAX_TRANSACTIONS = 2_000_000_000n;
const TRANSACTIONS_PER_STATEMENT = 200_000n;

/**
 * A dump that was restored into another cluster brings rows of transactions that this cluster has not come to. The readers of the change log
 * and the audit's seals go by the numbers of transactions: they would wait for what never comes. Empty transactions use those numbers up.
 * Throws where they are too many, with what to do instead.
 */
export const catchUpTransactionIds = async (owner: Db, log: Log, max = MAX_TRANSACTIONS_AT_START): Promise<void> =>
  passTransactions(owner, await firstBeyondLogs(owner), log, max);

/** Uses up the numbers of transactions before `next`, so that a later one has that number or a higher one. */
export async function passTransactions(owner: Db, next: bigint, log: Log, max = MAX_TRANSACTIONS): Promise<void> {
  let left = next - (await nextTransaction(owner));
  if (left <= 0n) return;
  if (left > max)
    throw new Error(
      `The database was restored from another PostgreSQL whose transactions were ${left} further on: the audit and the live data would stand still. ` +
        (left > MAX_TRANSACTIONS
          ? "Stop this PostgreSQL, set its next transaction with `pg_resetwal --next-transaction-id` beyond the old one's, and start again."
          : "`npm run restore -- --in-place` passes them, which takes some minutes; or stop this PostgreSQL, set its next transaction with " +
            "`pg_resetwal --next-transaction-id` beyond the old one's, and start again."),
    );
  log.warn({ transactions: Number(left) }, "the database was restored from another PostgreSQL: its transaction numbers are caught up with");
  for (; left > 0n; left = next - (await nextTransaction(owner)))
    await owner.execute(
      sql.raw(`do $$ begin
        perform set_config('synchronous_commit', 'off', false);
        for i in 1..${left < TRANSACTIONS_PER_STATEMENT ? left : TRANSACTIONS_PER_STATEMENT} loop
          perform pg_current_xact_id();
          commit;
        end loop;
      end $$`),
    );
}

async function nextTransaction(owner: Db): Promise<bigint> {
  const [row] = await owner.execute<{ next: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
  return BigInt(row!.next);
}

/** The number after that of the latest row of a log; 0 where they have none. */
async function firstBeyondLogs(owner: Db): Promise<bigint> {
  const [row] = await owner.execute<{ latest: string | null }>(sql`
    select greatest(
      (select xid from audit order by audit.xid desc, audit.seq desc limit 1),
      (select xid from changes order by changes.xid desc, changes.seq desc limit 1))::text as latest`);
  return row!.latest === null ? 0n : BigInt(row!.latest) + 1n;
}
