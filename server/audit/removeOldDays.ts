import { sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import { partitionsBefore } from "../db/retention/partitions";
import { asTableOwner } from "../db/roles";
import type { Actor } from "../platform/actor";
import { record } from "./record";

/**
 * Removes days before `day` and adds an audit row in the same transaction, so that verification can distinguish this from tampering.
 * Seals remain. Returns removed rows and days.
 */
export const removeAuditBefore = (ownerDb: Db, now: Date, actor: Actor, day: Date): Promise<{ days: string[]; others: number }> =>
  asTableOwner(ownerDb, async (tx) => {
    const days = await partitionsBefore(tx, "audit", day);
    for (const partition of days) await tx.execute(sql`drop table ${sql.identifier(partition)}`);
    const defaultRows = (await tx.execute(sql`delete from audit_default where at < ${day.toISOString()}::timestamptz`)).count;
    if (days.length || defaultRows)
      await record(tx, now, actor, {
        action: "audit.remove",
        model: "audit",
        after: { before: day.toISOString().slice(0, 10), days, others: defaultRows },
      });
    return { days, others: defaultRows };
  });
