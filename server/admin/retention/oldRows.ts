// Log retention, KPI 7. Readings, "Automatic processes".
import { sql, type SQL } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { attemptLimits } from "../../auth/signIn/attempts";
import { record } from "../../audit/record";
import { foldSeals } from "../../audit/foldSeals";
import { removeAuditBefore } from "../../audit/removeOldDays";
import type { Db } from "../../db/connect";
import { dayOf, dropPartitions } from "../../db/partitions";
import { removeRows } from "../../db/bulk/removeRows";
import { transaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { settingsInForce } from "../../settings/settings.queries";

/** Attempt counters are useless after their window, and guessed names must not be kept for months. */
const ATTEMPTS_KEPT_MS = Math.max(...Object.values(attemptLimits).map(({ minutes }) => minutes)) * MINUTE_MS;

/** Condition per table for old rows. Runs of open claims are kept, because they prevent repeated processes. */
const isOldByTable: Record<string, (oldest: SQL) => SQL> = {
  status_log_default: (oldest) => sql`at < ${oldest}`,
  api_errors: (oldest) => sql`at < ${oldest}`,
  supplier_filter_calls: (oldest) => sql`at < ${oldest}`,
  webhook_messages: (oldest) => sql`at < ${oldest}`,
  simulator_calls: (oldest) => sql`at < ${oldest}`,
  mails: (oldest) => sql`at < ${oldest}`,
  sessions: (oldest) => sql`least(coalesce(ended_at, expires_at), expires_at) < ${oldest}`,
  challenges: (oldest) => sql`expires_at < ${oldest}`,
  report_sendings: (oldest) => sql`ended_at < ${oldest}`,
  password_resets: (oldest) => sql`expires_at < ${oldest}`,
  alarms: (oldest) => sql`cleared_at < ${oldest}`,
  // Their contribution to the indicators remains.
  outages: (oldest) => sql`until < ${oldest}`,
  operator_hours: (oldest) => sql`hour < ${oldest}`,
  feeds: (oldest) => sql`last_at < ${oldest}`,
  outbox: (oldest) => sql`state <> 'WAITING' and ended_at < ${oldest}`,
  contact_list_entries: (oldest) => sql`removed_at < ${oldest}`,
  process_runs: (oldest) =>
    sql`at < ${oldest} and exists (select from claims c where c.id = process_runs.claim_id and c.status = 'FINISHED' and coalesce(c.finished_at, c.cancelled_at) < ${oldest})`,
};

/** Removes rows older than the retention: daily partitions using the owner role, other rows from the default partition. Idempotent. */
export async function removeOldRows(work: Work & { ownerDb: Db }): Promise<void> {
  const removed: Record<string, number | string[]> = {};
  const { now, oldest } = await transaction(work, async (tx, now) => {
    // KPI 7 applies to the installation, so any instance id returns it.
    const { logRetention } = (await settingsInForce(tx, now)).of("").values;
    return { now, oldest: new Date(now.getTime() - logRetention * DAY_MS) };
  });
  removed.status_log = await dropPartitions(work.ownerDb, "status_log", oldest);
  for (const [table, isOld] of Object.entries(isOldByTable))
    removed[table] = await removeRows({ ...work, db: dbFor(work, table) }, table, isOld(sql`${oldest.toISOString()}::timestamptz`));
  const overBefore = new Date(now.getTime() - ATTEMPTS_KEPT_MS).toISOString();
  removed.attempts = await removeRows(work, "attempts", sql`window_start < ${overBefore}::timestamptz`);
  // The audit comes last: if its seals do not match, nothing of it is folded or removed, but everything else is done. Folding verifies
  // the rows before they are removed.
  try {
    removed.seals = await foldSeals(work.ownerDb, now, systemActor);
    const audit = await removeAuditBefore(work.ownerDb, now, systemActor, dayOf(oldest));
    Object.assign(removed, { audit: audit.days, audit_default: audit.others });
  } finally {
    const removedCounts = Object.fromEntries(Object.entries(removed).filter(([, count]) => (Array.isArray(count) ? count.length : count)));
    await transaction(work, (tx, now) =>
      record(tx, now, systemActor, { action: "logs.remove", model: "log", after: { oldest, removed: removedCounts } }),
    );
  }
}

const dbFor = ({ db, ownerDb }: Work & { ownerDb: Db }, table: string): Db => (table.endsWith("_default") ? ownerDb : db);
