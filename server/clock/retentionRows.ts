// Log retention, KPI 7: what each log keeps no longer. Readings, "Automatic processes".
import { sql, type SQL } from "drizzle-orm";
import { record } from "../audit/record";
import { dropPartitions } from "../db/partitions";
import { transaction, type Work } from "../db/transaction";
import { systemViewer } from "../platform/viewer";
import { settingsInForce } from "../settings/settings.queries";

const day = 86_400_000;
/** Rows removed in one transaction: short, so that no reader of the log waits. */
const batch = 1_000;

/** Kept by day: whole days are dropped; what came outside the days that were made is in the default partition. */
const partitioned = ["audit", "status_log"] as const;

/** Other rows that are logs, and when one of them is old. Runs of a claim are kept while it is open: they say what was done already. */
const logs: Record<string, (oldest: SQL) => SQL> = {
  audit_default: (oldest) => sql`at < ${oldest}`,
  status_log_default: (oldest) => sql`at < ${oldest}`,
  api_errors: (oldest) => sql`at < ${oldest}`,
  webhook_messages: (oldest) => sql`at < ${oldest}`,
  stand_in_calls: (oldest) => sql`at < ${oldest}`,
  outbox: (oldest) => sql`state <> 'WAITING' and ended_at < ${oldest}`,
  contact_list_entries: (oldest) => sql`removed_at < ${oldest}`,
  process_runs: (oldest) =>
    sql`at < ${oldest} and exists (select from claims c where c.id = process_runs.claim_id and c.status = 'FINISHED' and coalesce(c.finished_at, c.cancelled_at) < ${oldest})`,
};

/** Removes what is older than the installation keeps its logs. Safe to repeat, and when it is killed in between. */
export async function removeOldRows(work: Work): Promise<void> {
  const removed: Record<string, number | string[]> = {};
  const oldest = await transaction(work, async (tx, now) => {
    // KPI 7 is the installation's: the same whichever instance is asked for.
    const { logRetention } = (await settingsInForce(tx, now)).of("").values;
    return new Date(now.getTime() - logRetention * day);
  });
  for (const table of partitioned) removed[table] = await dropPartitions(work.db, table, oldest);
  for (const [table, isOld] of Object.entries(logs))
    removed[table] = await removeFrom(work, table, isOld(sql`${oldest.toISOString()}::timestamptz`));
  const told = Object.fromEntries(Object.entries(removed).filter(([, count]) => (Array.isArray(count) ? count.length : count)));
  await transaction(work, (tx, now) =>
    record(tx, now, systemViewer, { action: "logs.remove", model: "log", after: { oldest, removed: told } }),
  );
}

async function removeFrom(work: Work, table: string, isOld: SQL): Promise<number> {
  const name = sql.identifier(table);
  for (let all = 0; ;) {
    const gone = await transaction(work, async (tx) => {
      const rows = await tx.execute(
        sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOld} limit ${batch} for update skip locked))`,
      );
      return rows.count;
    });
    all += gone;
    if (gone < batch) return all;
  }
}
