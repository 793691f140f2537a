import { sql } from "drizzle-orm";
import type { Log } from "../platform/log";
import type { Db } from "./connect";

/** As many transactions as pass in a few minutes; PostgreSQL ends some hundred thousand empty ones a second. */
const MAX_TRANSACTIONS = 30_000_000n;
const TRANSACTIONS_PER_STATEMENT = 200_000n;

/**
 * A dump that was restored into another cluster brings rows of transactions that this cluster has not come to. The readers of the change log
 * and the audit's seals go by the numbers of transactions: they would wait for what never comes. Empty transactions use those numbers up.
 * Throws where they are too many, with what to do instead.
 */
export async function catchUpTransactionIds(owner: Db, log: Log): Promise<void> {
  let left = await transactionsAhead(owner);
  if (left <= 0n) return;
  if (left > MAX_TRANSACTIONS)
    throw new Error(
      `The database was restored from another PostgreSQL whose transactions were ${left} further on: the audit and the live data would stand still. ` +
        "Stop this PostgreSQL, set its next transaction with `pg_resetwal --next-transaction-id` beyond the old one's, and start again.",
    );
  log.warn({ transactions: Number(left) }, "the database was restored from another PostgreSQL: its transaction numbers are caught up with");
  for (; left > 0n; left = await transactionsAhead(owner))
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

/** How many transactions the latest row of a log is ahead of the cluster; 0 or less: none. */
async function transactionsAhead(owner: Db): Promise<bigint> {
  const [row] = await owner.execute<{ latest: string; next: string }>(sql`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next, coalesce(greatest(
      (select xid from audit order by audit.xid desc, audit.seq desc limit 1),
      (select xid from changes order by changes.xid desc, changes.seq desc limit 1))::text, '0') as latest`);
  return BigInt(row!.latest) - BigInt(row!.next) + 1n;
}
