import { setImmediate as turn } from "node:timers/promises";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../connect";

const FETCHED_ROWS = 1_000;

/** Calls `use` for every matching row, in no particular order. The next batch is fetched while the current one is processed. */
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
  // Makes the planner optimize for the complete result instead of the first rows.
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
    // The rejection is handled where `fetching` is awaited.
    fetching.catch(() => {});
    // The driver sends the query at the end of this turn of the event loop.
    await turn();
    for (const row of rows) use(row);
  }
  await tx.execute(sql`close ${sql.raw(cursor)}`);
}
