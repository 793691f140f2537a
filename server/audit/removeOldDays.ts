import { sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import { partitionsBefore } from "../db/partitions";
import { asTableOwner } from "../db/roles";
import type { Actor } from "../platform/actor";
import { record } from "./record";

/**
 * Removes the days of the audit that end before `day`, with a row that says so, in one transaction: whoever checks the chain can tell it
 * from rows that somebody took away. The seals stay. Answers how many rows, or which days, were removed.
 */
export const removeAuditBefore = (ownerDb: Db, now: Date, actor: Actor, day: Date): Promise<{ days: string[]; others: number }> =>
  asTableOwner(ownerDb, async (tx) => {
    const days = await partitionsBefore(tx, "audit", day);
    for (const partition of days) await tx.execute(sql`drop table ${sql.identifier(partition)}`);
    // Kept outside the days that were made for them.
    const others = (await tx.execute(sql`delete from audit_default where at < ${day.toISOString()}::timestamptz`)).count;
    if (days.length || others)
      await record(tx, now, actor, {
        action: "audit.remove",
        model: "audit",
        after: { before: day.toISOString().slice(0, 10), days, others },
      });
    return { days, others };
  });
