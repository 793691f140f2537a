import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/connect";
import type { Cursor } from "./cursor";
import type { Change } from "./states";
import { walColumns, type WalPosition, walPosition, type WalRow } from "./walPosition";

export interface ChangeEntry {
  cursor: Cursor;
  change: Change;
  /** Write time by this process's clock, rounded to the earlier side because the database's clock may differ. */
  writtenAt: number;
}

/** Maximum rows per read; limits memory while a reader catches up. */
export const MAX_READ_ENTRIES = 1_000;

export interface ReadEntries {
  entries: ChangeEntry[];
  position: WalPosition;
}

type EntryRow = { xid: string | null; seq: string; at: string; age: number; kind: Change["kind"]; state: Change["state"] };

/**
 * Entries after the cursor with transaction ids below xmin, so none can appear before them later. Versions may be out of order; readers
 * drop older ones. The cursor must be of the same timeline.
 */
// ORDER BY uses the table's column: `order by xid` would sort the text output, where 1000 precedes 999.
export async function entriesAfter(db: Reader, { xid, seq }: Omit<Cursor, "timeline">, limit = MAX_READ_ENTRIES): Promise<ReadEntries> {
  const askedAt = Date.now();
  const rows = await db.execute<EntryRow & WalRow>(sql`
    select position.*, entry.* from (select ${walColumns}) position left join lateral (
      select xid::text as xid, seq, (extract(epoch from at) * 1000)::float8 as at,
        (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age, kind, state from changes
      where (xid, seq) > (${xid.toString()}::xid8, ${seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by changes.xid, changes.seq limit ${limit}) entry on true`);
  const position = walPosition(rows[0]!);
  const entries = rows.flatMap((row) =>
    row.xid === null
      ? []
      : {
          cursor: { timeline: position.timeline, xid: BigInt(row.xid), seq: Number(row.seq) },
          change: { seq: Number(row.seq), at: Number(row.at), kind: row.kind, state: row.state } as Change,
          writtenAt: askedAt - row.age,
        },
  );
  return { entries, position };
}

export async function countMissing(db: Reader, entries: readonly Pick<ChangeEntry, "cursor" | "change">[]): Promise<number> {
  if (!entries.length) return 0;
  const values = (of: (entry: (typeof entries)[number]) => string | number): SQL =>
    sql`${JSON.stringify(entries.map((entry) => String(of(entry))))}::jsonb`;
  const [row] = await db.execute<{ missing: number }>(sql`
    select count(*)::int as missing from (
      select jsonb_array_elements_text(${values(({ cursor }) => cursor.xid.toString())})::xid8 as xid,
        jsonb_array_elements_text(${values(({ cursor }) => cursor.seq)})::bigint as seq,
        jsonb_array_elements_text(${values(({ change }) => change.at)})::float8 as at) seen
    where not exists (
      select from changes where changes.xid = seen.xid and changes.seq = seen.seq
        and abs((extract(epoch from changes.at) * 1000)::float8 - seen.at) < 1)`);
  return row!.missing;
}

export async function oldestKeptCursor(db: Reader): Promise<Cursor | null> {
  const [row] = await db.execute<{ xid: string; seq: string } & WalRow>(
    sql`select xid::text as xid, seq, ${walColumns} from changes order by changes.xid, changes.seq limit 1`,
  );
  return row ? { timeline: row.timeline, xid: BigInt(row.xid), seq: Number(row.seq) } : null;
}
