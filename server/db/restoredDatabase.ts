import { sql } from "drizzle-orm";
import type { Log } from "../platform/log";
import type { Db } from "./connect";

/** Limit at startup: a few minutes, since PostgreSQL completes several hundred thousand empty transactions per second. */
const MAX_TRANSACTIONS_AT_START = 30_000_000n;
/** Limit during a restore; PostgreSQL's transaction IDs wrap around above it. */
export const MAX_TRANSACTIONS = 2_000_000_000n;
const TRANSACTIONS_PER_STATEMENT = 200_000n;

/**
 * Consumes transaction IDs after a restore into another cluster. Log readers and audit seals order rows by transaction ID and would wait
 * for IDs not yet reached. Throws above `max`.
 */
export const catchUpTransactionIds = async (owner: Db, log: Log, max = MAX_TRANSACTIONS_AT_START): Promise<void> =>
  passTransactions(owner, await firstBeyondLogs(owner), log, max);

export async function passTransactions(owner: Db, next: bigint, log: Log, max = MAX_TRANSACTIONS): Promise<void> {
  let left = next - (await nextTransaction(owner));
  if (left <= 0n) return;
  if (left > max)
    throw new Error(
      `The database was restored from another PostgreSQL whose transaction IDs are ${left} ahead; audit and live data would stop. ` +
        (left > MAX_TRANSACTIONS
          ? "Stop this PostgreSQL, set its next transaction with `pg_resetwal --next-transaction-id` beyond the old one's, and start again."
          : "`npm run restore -- --in-place` uses them up, which takes some minutes; or stop this PostgreSQL, set its next transaction with " +
            "`pg_resetwal --next-transaction-id` beyond the old one's, and start again."),
    );
  log.warn(
    { event: "database.transactions_advanced", transactions: Number(left) },
    "The database was restored from another PostgreSQL; advancing its transaction IDs",
  );
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

async function firstBeyondLogs(owner: Db): Promise<bigint> {
  const [row] = await owner.execute<{ latest: string | null }>(sql`
    select greatest(
      (select xid from audit order by audit.xid desc, audit.seq desc limit 1),
      (select xid from changes order by changes.xid desc, changes.seq desc limit 1))::text as latest`);
  return row!.latest === null ? 0n : BigInt(row!.latest) + 1n;
}
