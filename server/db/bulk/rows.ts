// Bulk inserts and updates through unnest(): one array parameter per column, one statement per call. Rows use drizzle's property names.
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../connect";
import { unnested } from "./unnest";

type Row<T extends PgTable> = T["$inferSelect"];
type Column<T extends PgTable> = keyof Row<T> & string;

/**
 * Inserts rows in the given order and skips existing primary keys. Columns not listed get their defaults. Returns the number of inserted
 * rows.
 */
export async function insertRows<T extends PgTable, C extends Column<T> = Column<T>>(
  tx: Tx,
  table: T,
  rows: readonly Pick<Row<T>, C>[],
  columns?: readonly C[],
): Promise<number> {
  if (!rows.length) return 0;
  return (await tx.execute(sql`${insertion(table, rows, columns)} on conflict do nothing`)).count;
}

interface RowsOfTable {
  table: PgTable;
  rows: readonly object[];
  columns: readonly string[];
}
export const rowsOf = <T extends PgTable>(table: T, rows: readonly Row<T>[]): RowsOfTable => ({ table, rows, columns: partsOf(table).all });

/** Inserts rows of several tables in one statement, to save round trips. The rows must not refer to each other. */
export async function insertTogether(tx: Tx, tables: readonly RowsOfTable[]): Promise<void> {
  const insertions = tables
    .filter(({ rows }) => rows.length)
    .map(({ table, rows, columns }) => sql`${insertion(table, rows, columns)} on conflict do nothing`);
  if (!insertions.length) return;
  const furtherInserts = insertions.slice(1).map((insert, i) => sql`${sql.raw(`others${i}`)} as (${insert})`);
  await tx.execute(furtherInserts.length ? sql`with ${sql.join(furtherInserts, sql`, `)} ${insertions[0]}` : insertions[0]!);
}

/** Another transaction inserted the same unique value. `transaction` retries on this error. */
export class ConcurrentInsertError extends Error {
  readonly code = "40001";
}

export async function insertNewRows<T extends PgTable>(tx: Tx, table: T, rows: readonly Row<T>[]): Promise<void> {
  if ((await insertRows(tx, table, rows)) !== rows.length) throw new ConcurrentInsertError();
}

/**
 * Inserts rows or replaces existing ones if `where` holds; it can refer to `excluded`. Returns the written keys. Only for tables with a
 * single key column.
 */
export async function upsertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly Row<T>[], where: SQL): Promise<Set<string>> {
  if (!rows.length) return new Set();
  const { all, keys, of } = partsOf(table);
  const valueColumns = all.filter((column) => !keys.includes(column));
  const set = list(valueColumns, (column) => `${of(column).name} = excluded.${of(column).name}`);
  const key = list(keys, (column) => of(column).name);
  const written = await tx.execute<{ key: string }>(
    sql`${insertion(table, rows)} on conflict (${key}) do update set ${set} where ${where} returning ${key} as key`,
  );
  return new Set(written.map((row) => row.key));
}

export const replaceRows = <T extends PgTable>(tx: Tx, table: T, rows: readonly Row<T>[]): Promise<void> =>
  updateRows(tx, table, rows, partsOf(table).all as Column<T>[]);

/**
 * Updates the given columns by primary key. The rows must exist and be locked in key order. Rows that do not match `where` are skipped.
 */
export async function updateRows<T extends PgTable, C extends Column<T>>(
  tx: Tx,
  table: T,
  rows: readonly Partial<Row<T>>[],
  columns: readonly C[],
  where: SQL = sql`true`,
): Promise<void> {
  if (!rows.length) return;
  const { keys, of } = partsOf(table);
  const written = columns.filter((column) => !keys.includes(column));
  const set = list(written, (column) => `${of(column).name} = ${of(column).value}`);
  await tx.execute(
    sql`update ${table} set ${set} from ${recordset(table, rows, [...keys, ...written])} where ${sameKey(table)} and ${where}`,
  );
}

export async function deleteRows<T extends PgTable>(tx: Tx, table: T, rows: readonly Partial<Row<T>>[]): Promise<void> {
  if (!rows.length) return;
  await tx.execute(sql`delete from ${table} using ${recordset(table, rows, partsOf(table).keys)} where ${sameKey(table)}`);
}

/** Keeps the order of `rows`, because the statement only scans the recordset. */
function insertion(table: PgTable, rows: readonly object[], columns: readonly string[] = partsOf(table).all): SQL {
  const { of } = partsOf(table);
  const names = list(columns, (column) => of(column).name);
  return sql`insert into ${table} (${names}) select ${list(columns, (column) => of(column).value)} from ${recordset(table, rows, columns)}`;
}

function sameKey(table: PgTable): SQL {
  const { keys, of } = partsOf(table);
  const same = keys.map((key) => sql`${table}.${sql.raw(`${of(key).name} = ${of(key).value}`)}`);
  return sql.join(same, sql` and `);
}

function recordset(table: PgTable, rows: readonly object[], columns: readonly string[]): SQL {
  const { of } = partsOf(table);
  const arrays = columns.map((column) => ({
    type: of(column).type,
    values: (rows as readonly Record<string, unknown>[]).map((row) => row[column]),
  }));
  return sql`${unnested(arrays)} as r(${list(columns, (column) => of(column).field)})`;
}

const list = (columns: readonly string[], part: (column: string) => string): SQL => sql.raw(columns.map(part).join(", "));

/** SQL parts of a column. Times are passed as numbers, which PostgreSQL parses much faster than text; `value` converts them. */
interface ColumnParts {
  name: string;
  field: string;
  type: string;
  value: string;
}
interface TableParts {
  all: string[];
  keys: string[];
  of: (column: string) => ColumnParts;
}
const partsByTable = new WeakMap<PgTable, TableParts>();

/** Cached per table: converting all names to snake case per call would cost more than the statement. */
function partsOf(table: PgTable): TableParts {
  const cachedParts = partsByTable.get(table);
  if (cachedParts) return cachedParts;
  const config = getTableConfig(table);
  const primary = config.primaryKeys[0]?.columns ?? config.columns.filter((column) => column.primary);
  const columns = Object.entries(getTableColumns(table));
  const partsByColumn = new Map(columns.map(([property, column], i) => [property, columnParts(property, `c${i}`, column.getSQLType())]));
  const parts: TableParts = {
    all: columns.map(([property]) => property),
    keys: columns.filter(([, column]) => primary.some(({ name }) => name === column.name)).map(([property]) => property),
    of: (column) => partsByColumn.get(column)!,
  };
  partsByTable.set(table, parts);
  return parts;
}

function columnParts(property: string, field: string, type: string): ColumnParts {
  const name = `"${toSnakeCase(property)}"`;
  if (type.startsWith("timestamp")) return { name, field, type: "float8", value: `to_timestamp(r.${field} / 1000)` };
  // PostgreSQL arrays are rectangular, so lists within rows are passed as text.
  if (type.endsWith("[]")) return { name, field, type: "text", value: `r.${field}::${type}` };
  return { name, field, type: type.replace("bigserial", "bigint"), value: `r.${field}` };
}
