import { setImmediate as turn } from "node:timers/promises";
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../connect";
import { selectArrays } from "../driver/clientOf";
import { type Fields, rowDecoder } from "../reading/decodedRows";
import { selectColumns } from "../selectColumns";

const FETCHED_ROWS = 1_000;

/** Calls `use` for every matching row, in no particular order. The next batch is fetched while the current one is processed. */
export async function readAll<T extends PgTable, const K extends readonly (keyof T["$inferSelect"] & string)[]>(
  tx: Tx,
  table: T,
  keys: K,
  use: (row: Pick<T["$inferSelect"], K[number]>) => void,
  condition: SQL = sql`true`,
): Promise<void> {
  const fields = selectColumns(getTableColumns(table as PgTable), keys) as Fields;
  const { values, decode } = rowDecoder<Pick<T["$inferSelect"], K[number]>>(fields);
  const cursor = sql.raw(`all_${getTableName(table)}`);
  // Makes the planner optimize for the complete result instead of the first rows.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select ${sql.join([...values], sql.raw(", "))} from ${table} where ${condition}`,
  );
  const fetch = sql`fetch ${sql.raw(String(FETCHED_ROWS))} from ${cursor}`;
  for (let fetching = selectArrays(tx, fetch); ;) {
    const rows = await fetching;
    if (!rows.length) break;
    fetching = selectArrays(tx, fetch);
    // The rejection is handled where `fetching` is awaited.
    fetching.catch(() => {});
    // The driver sends the query at the end of this turn of the event loop.
    await turn();
    for (const row of rows) use(decode(row));
  }
  await tx.execute(sql`close ${cursor}`);
}
