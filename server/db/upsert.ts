import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./connect";

/**
 * Inserts rows or, where their primary key is there, replaces the given columns: one statement with one JSON parameter, however many
 * rows. Rows are objects under drizzle's names. `keep`: columns an existing row keeps. `update: false`: an existing row stays as it is.
 */
export async function upsert<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: Partial<T["$inferInsert"]>[],
  options: { update?: boolean; keep?: (keyof T["$inferInsert"])[] } = {},
): Promise<void> {
  if (!rows.length) return;
  const properties = Object.keys(getTableColumns(table)).filter((property) => rows.some((row) => property in row));
  const columns = properties.map((property) => sql.identifier(toSnakeCase(property)));
  const keys = primaryKey(table);
  const kept = new Set<string>([...keys, ...((options.keep ?? []) as string[])]);
  const set = properties.filter((property) => !kept.has(property)).map((property) => sql.identifier(toSnakeCase(property)));
  const list = (parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL => sql.join(parts as SQL[], sql`, `);
  const conflict =
    options.update === false || !set.length
      ? sql`do nothing`
      : sql`(${list(keys.map((key) => sql.identifier(toSnakeCase(key))))}) do update set ${list(set.map((column) => sql`${column} = excluded.${column}`))}`;
  await tx.execute(sql`
    insert into ${table} (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows.map(snakeCased))}::text::jsonb)
    on conflict ${conflict}`);
}

function primaryKey(table: PgTable): string[] {
  const config = getTableConfig(table);
  const composite = config.primaryKeys[0]?.columns ?? config.columns.filter((column) => column.primary);
  return composite.map((column) => column.name);
}

const snakeCased = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value as unknown]));
