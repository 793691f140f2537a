import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Reader, Tx } from "../db/connect";
import { unwatchedClient } from "../db/driver/clientOf";
import { sqlState } from "../db/transaction";

export interface StoredTable {
  name: string;
  columns: string[];
}

export const storedTables = async (db: Reader): Promise<StoredTable[]> => [
  ...(await db.execute<StoredTable & Record<string, unknown>>(sql`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`)),
];

export interface StoredSequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Read after the snapshot, because sequences advance independently of it and must not lag behind the rows. */
export async function storedSequences(db: Reader): Promise<StoredSequence[]> {
  const names = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: StoredSequence[] = [];
  for (const { name } of names) {
    const [row] = await db.execute<{ value: string; isCalled: boolean }>(
      sql`select last_value::text as value, is_called as "isCalled" from ${sql.identifier(name)}`,
    );
    sequences.push({ name, ...row! });
  }
  return sequences;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const quotedList = (names: readonly string[]): string => names.map(quoted).join(", ");

export async function readRows<T>(tx: Tx, { name, columns }: StoredTable, read: (rows: Readable) => Promise<T>): Promise<T> {
  const query = unwatchedClient(tx).unsafe(`copy (select ${quotedList(columns)} from ${quoted(name)}) to stdout with (encoding 'UTF8')`);
  const rows = await query.readable();
  // The driver pauses the connection while the stream is full. After the stream ends, nothing would resume it, so remaining data is
  // discarded here.
  rows.once("close", () => {
    rows.push = () => true;
    rows._read(0);
  });
  try {
    return await read(rows);
  } catch (error) {
    query.cancel();
    await copyEnded(tx);
    throw error;
  }
}

/** Waits until the connection accepts statements, which even ending the transaction requires. */
async function copyEnded(tx: Tx): Promise<void> {
  for (;;) {
    const failure = await unwatchedClient(tx)
      .unsafe("select 1")
      .then(
        () => null,
        (error: unknown) => error,
      );
    if (sqlState(failure) !== "COPY_IN_PROGRESS") return;
    await sleep(20);
  }
}

export const rowsInto = (tx: Tx, { name, columns }: StoredTable): Promise<Writable> =>
  unwatchedClient(tx)
    .unsafe(`copy ${quoted(name)} (${quotedList(columns)}) from stdin with (encoding 'UTF8')`)
    .writable();
