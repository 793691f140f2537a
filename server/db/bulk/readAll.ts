import { setImmediate as turn } from "node:timers/promises";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../connect";

/** Rows fetched at a time: a million never stand in memory at once. */
const FETCHED_ROWS = 1_000;

/**
 * Hands every row of a table that meets a condition to `use`, in no order, by one look at the table: PostgreSQL reads the next thousand while
 * these are used.
 */
export async function readAll<T extends PgTable, const K extends readonly (keyof T["$inferSelect"] & string)[]>(
  tx: Tx,
  table: T,
  keys: K,
  use: (row: Pick<T["$inferSelect"], K[number]>) => void,
  condition: SQL = sql`true`,
): Promise<void> {
  const fields = keys.map((key) => ({ path: [key], field: (table as unknown as Record<string, PgColumn>)[key]! }));
  const columns = fields.map(({ field }) => field);
  const cursor = `all_${getTableName(table)}`;
  // Otherwise the plan would be the one whose first rows come soonest.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(
    sql`declare ${sql.raw(cursor)} no scroll cursor for select ${sql.join(columns, sql`, `)} from ${table} where ${condition}`,
  );
  const statement = { sql: `fetch ${FETCHED_ROWS} from ${cursor}`, params: [] };
  type Fetched = Pick<T["$inferSelect"], K[number]>[];
  const fetch = tx._.session.prepareQuery<{ execute: Fetched; all: never; values: never }>(statement, fields, undefined, false);
  for (let fetching = fetch.execute(); ;) {
    const rows = await fetching;
    if (!rows.length) break;
    fetching = fetch.execute();
    // What it fails of is thrown where it is awaited.
    fetching.catch(() => {});
    // The driver sends it when this turn of the event loop ends.
    await turn();
    for (const row of rows) use(row);
  }
  await tx.execute(sql`close ${sql.raw(cursor)}`);
}
