import { sql } from "drizzle-orm";
import { DAY_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import type { Work } from "../../db/transaction";
import { transaction } from "../../db/transaction";

const RETENTION_KEY = "retention";

/**
 * Whether the day's round is this node's: whoever comes first, a day after the last one. A node that is killed in its round leaves the rest
 * to the next day's.
 */
export const claimDailyRun = (work: Work): Promise<boolean> =>
  transaction(work, async (tx, now) => {
    const rows = await tx.execute(sql`
      insert into installation (key, value) values (${RETENTION_KEY}, ${now.toISOString()})
      on conflict (key) do update set value = excluded.value
        where installation.value::timestamptz <= ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz
      returning key`);
    return rows.length > 0;
  });

/** A round that failed is taken again. */
export async function releaseDailyRun(db: Db): Promise<void> {
  await db.execute(sql`update installation set value = '-infinity' where key = ${RETENTION_KEY}`);
}
