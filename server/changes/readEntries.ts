import { sql } from "drizzle-orm";
import type { Reader } from "../db/connect";
import type { Cursor } from "./cursor";
import type { Change } from "./states";

export interface ChangeEntry {
  cursor: Cursor;
  change: Change;
  /** When it was written, by this process's clock however the database's goes: rather too early than too late. */
  writtenAt: number;
}

/** Rows at most per read: short reads, so that a reader that is behind catches up without filling memory. */
export const MAX_READ_ENTRIES = 1_000;

/**
 * What is after the cursor and can no longer be preceded by anything: rows of transactions below the snapshot's xmin. Loses nothing;
 * does not give the order of two versions of one entity, so readers drop what is older than what they have.
 */
// The order names the table: `order by xid` would be the answer's text, in which 1000 comes before 999.
export async function entriesAfter(db: Reader, cursor: Cursor, limit = MAX_READ_ENTRIES): Promise<ChangeEntry[]> {
  const askedAt = Date.now();
  const rows = await db.execute<{ xid: string; seq: string; at: string; age: number; kind: Change["kind"]; state: Change["state"] }>(sql`
    select xid::text as xid, seq, (extract(epoch from at) * 1000)::float8 as at,
      (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age, kind, state from changes
    where (xid, seq) > (${cursor.xid.toString()}::xid8, ${cursor.seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by changes.xid, changes.seq limit ${limit}`);
  return rows.map((row) => ({
    cursor: { xid: BigInt(row.xid), seq: Number(row.seq) },
    change: { seq: Number(row.seq), at: Number(row.at), kind: row.kind, state: row.state } as Change,
    writtenAt: askedAt - row.age,
  }));
}

/** The first place whose rows are all still kept; null when the log is empty. */
export async function oldestKeptCursor(db: Reader): Promise<Cursor | null> {
  const [row] = await db.execute<{ xid: string; seq: string }>(
    sql`select xid::text as xid, seq from changes order by changes.xid, changes.seq limit 1`,
  );
  return row ? { xid: BigInt(row.xid), seq: Number(row.seq) } : null;
}
