// Log retention, KPI 7. Specification readings, "Automatic processes".
import { sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { attemptLimits } from "../../auth/signIn/attempts";
import { record } from "../../audit/record";
import { foldSeals } from "../../audit/foldSeals";
import { removeAuditBefore } from "../../audit/removeOldDays";
import type { Db } from "../../db/connect";
import { dayOf, dropPartitions, isPartitioned, removeFromDefaultPartition } from "../../db/retention/partitions";
import { removeRows } from "../../db/retention/removeRows";
import { retentionRules } from "../../db/retention/retentionRules";
import { transaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { settingsInForce } from "../../settings/settings.queries";

/** Removes everything that is older than its retention rule allows, except short-lived days and claims. Idempotent. */
export async function removeOldRows(work: Work & { ownerDb: Db }): Promise<void> {
  const removed: Record<string, number | string[]> = {};
  const { now, days } = await transaction(work, async (tx, now) => {
    // KPI 7 applies to the installation, so any instance id returns it.
    const { logRetention } = (await settingsInForce(tx, now)).of("").values;
    return { now, days: logRetention };
  });
  const oldest = { logRetention: before(now, days * DAY_MS), attemptWindow: before(now, ATTEMPT_WINDOW_MS) };
  for (const [table, { keep, remove, isOld }] of Object.entries(retentionRules)) {
    if (keep === "claimsKept") continue;
    const limit = typeof keep === "number" ? before(now, keep) : oldest[keep];
    if (remove === "rows") removed[table] = await removeRows(work, table, isOld!(sql`${limit.toISOString()}::timestamptz`));
    if (remove === "days" && keep === "logRetention" && isPartitioned(table)) {
      removed[table] = await dropPartitions(work.ownerDb, table, oldest[keep]);
      removed[`${table}_default`] = await removeFromDefaultPartition({ ...work, db: work.ownerDb }, table, oldest[keep]);
    }
  }
  // Folding verifies the rows of the audit before they are removed.
  try {
    removed.seals = await foldSeals(work.ownerDb, now, systemActor);
    const audit = await removeAuditBefore(work.ownerDb, now, systemActor, dayOf(oldest.logRetention));
    Object.assign(removed, { audit: audit.days, audit_default: audit.others });
  } finally {
    const removedCounts = Object.fromEntries(Object.entries(removed).filter(([, count]) => (Array.isArray(count) ? count.length : count)));
    await transaction(work, (tx, now) =>
      record(tx, now, systemActor, { action: "logs.remove", model: "log", after: { oldest: oldest.logRetention, removed: removedCounts } }),
    );
  }
}

const ATTEMPT_WINDOW_MS = Math.max(...Object.values(attemptLimits).map(({ minutes }) => minutes)) * MINUTE_MS;
const before = (now: Date, durationMs: number): Date => new Date(now.getTime() - durationMs);
