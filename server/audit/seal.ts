import { advisoryLocks } from "../db/advisoryLocks";
import { desc, sql } from "drizzle-orm";
import type { Tx } from "../db/connect";
import { auditSeals } from "../db/tables/log";
import { transaction, type Work } from "../db/transaction";
import { type SealedRow, type Seal, sealDigestOf, sealHashOf } from "./digest";

const MAX_ROWS_PER_TRANSACTION = 5_000;

type ChainEnd = Pick<Seal, "id" | "hash" | "xid" | "seq">;

export const chainStart: ChainEnd = { id: 0, hash: "", xid: "0", seq: -1 };

/**
 * Seals rows that no running transaction can precede, in log order. Does not block writers. Returns the number of rows; `null` if another
 * node is sealing.
 */
export const sealNew = (work: Work): Promise<number | null> =>
  transaction(work, async (tx, now) => {
    const [mine] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${advisoryLocks.auditSeal}) as mine`);
    if (!mine!.mine) return null;
    let last = (await lastSeal(tx)) ?? chainStart;
    const rows = await rowsAfter(tx, last);
    for (const some of byDay(rows)) {
      const { day, xid, seq } = some.at(-1)!;
      const body = { id: last.id + 1, at: now, day, xid, seq, rows: some.length, digest: sealDigestOf(some) };
      const seal = { ...body, hash: sealHashOf(last.hash, body), firstId: null, hashBefore: null, foldHash: null };
      await tx.insert(auditSeals).values(seal);
      last = seal;
    }
    return rows.length;
  });

/** Selects only columns that exist in every version, so that older databases can be backed up. */
export async function lastSeal(tx: Pick<Tx, "select">): Promise<ChainEnd | undefined> {
  const { id, hash, xid, seq } = auditSeals;
  const [last] = await tx.select({ id, hash, xid, seq }).from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  return last;
}

type Row = SealedRow & { day: string };

// Same order as the readers in server/changes/read. The ORDER BY must use the table's column, not the text output.
async function rowsAfter(tx: Tx, { xid, seq }: Pick<Seal, "xid" | "seq">): Promise<Row[]> {
  const rows = await tx.execute<{ xid: string; seq: string; day: string; digest: string | null }>(sql`
    select xid::text as xid, seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, digest from audit
    where (xid, seq) > (${xid}::xid8, ${seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by audit.xid, audit.seq limit ${MAX_ROWS_PER_TRANSACTION}`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Consecutive rows of one day, because retention removes complete days and their seals remain. */
function byDay(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0]!.day === row.day) run.push(row);
    else runs.push([row]);
  }
  return runs;
}
