import { sql } from "drizzle-orm";
import { DAY_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import type { Work } from "../../db/transaction";
import { transaction } from "../../db/transaction";

const RETENTION_KEY = "retention";

/** Claims the daily run for this node, at most once a day. If the node is killed, the rest waits for the next day. */
export const claimDailyRun = (work: Work): Promise<boolean> =>
  transaction(work, async (tx, now) => {
    const rows = await tx.execute(sql`
      insert into installation (key, value) values (${RETENTION_KEY}, ${now.toISOString()})
      on conflict (key) do update set value = excluded.value
        where installation.value::timestamptz <= ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz
      returning key`);
    return rows.length > 0;
  });

export async function releaseDailyRun(db: Db): Promise<void> {
  await db.execute(sql`update installation set value = '-infinity' where key = ${RETENTION_KEY}`);
}
