import { sql, type SQL } from "drizzle-orm";
import { transaction, type Work } from "../transaction";

/** Rows per transaction. Small transactions do not delay readers of the change log. */
const BATCH_ROWS = 1_000;

export async function removeRows(work: Work, table: string, isOld: SQL): Promise<number> {
  const name = sql.identifier(table);
  for (let all = 0; ;) {
    const removed = await transaction(work, async (tx) => {
      const rows = await tx.execute(
        sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOld} limit ${BATCH_ROWS} for update skip locked))`,
      );
      return rows.count;
    });
    all += removed;
    if (removed < BATCH_ROWS) return all;
  }
}
