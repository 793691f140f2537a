// The one way to write rows in bulk: one statement with an array for each column, however many rows there are. Rows have drizzle's names.
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../connect";
import { unnested } from "./unnest";

type Row<T extends PgTable> = T["$inferSelect"];
type Column<T extends PgTable> = keyof Row<T> & string;

/**
 * Inserts rows in the order given; one whose primary key is there already is left as it is. `columns`: those that the rows hold, the others get
 * their defaults; absent: all. Answers how many went in.
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

/** Rows of a table that are inserted with those of others. */
interface RowsOfTable {
  table: PgTable;
  rows: readonly object[];
  columns: readonly string[];
}
export const rowsOf = <T extends PgTable>(table: T, rows: readonly Row<T>[]): RowsOfTable => ({ table, rows, columns: partsOf(table).all });

/** As `insertRows`, of several tables in one statement: each costs two ways to the database. None may refer to rows of another one of them. */
export async function insertTogether(tx: Tx, tables: readonly RowsOfTable[]): Promise<void> {
  const insertions = tables
    .filter(({ rows }) => rows.length)
    .map(({ table, rows, columns }) => sql`${insertion(table, rows, columns)} on conflict do nothing`);
  if (!insertions.length) return;
  const others = insertions.slice(1).map((one, i) => sql`${sql.raw(`others${i}`)} as (${one})`);
  await tx.execute(others.length ? sql`with ${sql.join(others, sql`, `)} ${insertions[0]}` : insertions[0]!);
}

const appendedRows = new WeakMap<Tx, Map<PgTable, RowsOfTable & { rows: object[] }>>();

/** What is appended in this transaction is kept until `insertAppended`, which whoever runs the transaction calls before its commit. */
export const keepAppended = (tx: Tx): void => void appendedRows.set(tx, new Map());

/**
 * Inserts rows of a log: new ones, to which nothing refers and which the transaction does not read. Those of all logs are inserted together at
 * the end of the transaction. `columns` are the same each time.
 */
export async function appendRows<T extends PgTable, C extends Column<T> = Column<T>>(
  tx: Tx,
  table: T,
  rows: readonly Pick<Row<T>, C>[],
  columns: readonly C[] = partsOf(table).all as C[],
): Promise<void> {
  if (!rows.length) return;
  const logs = appendedRows.get(tx);
  const log = logs?.get(table);
  if (log) for (const row of rows) log.rows.push(row);
  else if (logs) logs.set(table, { table, rows: [...rows], columns });
  else await insertRows(tx, table, rows, columns);
}

export async function insertAppended(tx: Tx): Promise<void> {
  const logs = appendedRows.get(tx);
  appendedRows.delete(tx);
  await insertTogether(tx, [...(logs?.values() ?? [])]);
}

/** Another transaction inserted the same, or took what is unique, in between: this one can simply be done again (`transaction` does). */
export class ConcurrentInsertError extends Error {
  readonly code = "40001";
}

/** As `insertRows`, of rows that were not there when the transaction looked. Throws ConcurrentInsertError when one is there by now. */
export async function insertNewRows<T extends PgTable>(tx: Tx, table: T, rows: readonly Row<T>[]): Promise<void> {
  if ((await insertRows(tx, table, rows)) !== rows.length) throw new ConcurrentInsertError();
}

/**
 * Inserts whole rows in the order given; one whose primary key is there already replaces it where `where` holds, which names the row to write
 * `excluded`. Answers the keys of the rows that were written; for tables with a key of one column.
 */
export async function upsertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly Row<T>[], where: SQL): Promise<Set<string>> {
  if (!rows.length) return new Set();
  const { all, keys, of } = partsOf(table);
  const others = all.filter((column) => !keys.includes(column));
  const set = list(others, (column) => `${of(column).name} = excluded.${of(column).name}`);
  const key = list(keys, (column) => of(column).name);
  const written = await tx.execute<{ key: string }>(
    sql`${insertion(table, rows)} on conflict (${key}) do update set ${set} where ${where} returning ${key} as key`,
  );
  return new Set(written.map((row) => row.key));
}

/** Replaces whole rows by their primary key; all must be there, and locked in an order that everybody keeps. */
export const replaceRows = <T extends PgTable>(tx: Tx, table: T, rows: readonly Row<T>[]): Promise<void> =>
  updateRows(tx, table, rows, partsOf(table).all as Column<T>[]);

/**
 * Writes these columns of rows that are found by their primary key, which each row must hold; they must be there, and locked likewise. `where`
 * leaves out rows that are otherwise than it says.
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

/** Removes rows by their primary key, which each row must hold. */
export async function deleteRows<T extends PgTable>(tx: Tx, table: T, rows: readonly Partial<Row<T>>[]): Promise<void> {
  if (!rows.length) return;
  await tx.execute(sql`delete from ${table} using ${recordset(table, rows, partsOf(table).keys)} where ${sameKey(table)}`);
}

/** In the order given: a statement that only scans the recordset keeps it. */
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

/** The rows as a table `r` of these columns. */
function recordset(table: PgTable, rows: readonly object[], columns: readonly string[]): SQL {
  const { of } = partsOf(table);
  const arrays = columns.map((column) => ({
    type: of(column).type,
    values: (rows as readonly Record<string, unknown>[]).map((row) => row[column]),
  }));
  return sql`${unnested(arrays)} as r(${list(columns, (column) => of(column).field)})`;
}

const list = (columns: readonly string[], part: (column: string) => string): SQL => sql.raw(columns.map(part).join(", "));

/**
 * A column as SQL: its name, and how it is called and typed in a recordset. Instants are numbers there, which the database reads much faster than
 * texts; `value` makes the column's own value of it.
 */
interface ColumnParts {
  name: string;
  field: string;
  type: string;
  value: string;
}
interface TableParts {
  /** Drizzle's names of all columns, and of the primary key's. */
  all: string[];
  keys: string[];
  of: (column: string) => ColumnParts;
}
const partsByTable = new WeakMap<PgTable, TableParts>();

/** Kept per table: making snake case of every name of every row would cost more than the statement. */
function partsOf(table: PgTable): TableParts {
  const known = partsByTable.get(table);
  if (known) return known;
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
  // Arrays of arrays are rectangular in PostgreSQL: a list within a row comes as text.
  if (type.endsWith("[]")) return { name, field, type: "text", value: `r.${field}::${type}` };
  return { name, field, type: type.replace("bigserial", "bigint"), value: `r.${field}` };
}
