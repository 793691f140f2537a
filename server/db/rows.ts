import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./connect";

/**
 * Inserts whole rows, given under drizzle's names; one whose primary key is there already is left as it is. One statement with one JSON
 * parameter. Answers how many went in.
 */
export async function insertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly T["$inferSelect"][]): Promise<number> {
  if (!rows.length) return 0;
  const { all } = namesOf(table);
  const done = await tx.execute(sql`
    insert into ${table} (${columnList(all)}) select ${columnList(all)} from ${recordset(table, rows)} on conflict do nothing`);
  return done.count;
}

/** Another transaction inserted the same, or took what is unique, in between: this one can simply be done again (`transaction` does). */
export class ConcurrentInsertError extends Error {
  readonly code = "40001";
}

/** As `insertRows`, of rows that were not there when the transaction looked. Throws ConcurrentInsertError when one is there by now. */
export async function insertNewRows<T extends PgTable>(tx: Tx, table: T, rows: readonly T["$inferSelect"][]): Promise<void> {
  if ((await insertRows(tx, table, rows)) !== rows.length) throw new ConcurrentInsertError();
}

/** Replaces whole rows by their primary key; all must be there, and locked in an order that everybody keeps. */
export const replaceRows = <T extends PgTable>(tx: Tx, table: T, rows: readonly T["$inferSelect"][]): Promise<void> =>
  updateRows(tx, table, rows, Object.keys(getTableColumns(table)) as (keyof T["$inferSelect"] & string)[]);

/** Writes these columns of rows that are found by their primary key, which each row must hold; they must be there, and locked likewise. */
export async function updateRows<T extends PgTable, Column extends keyof T["$inferSelect"] & string>(
  tx: Tx,
  table: T,
  rows: readonly Partial<T["$inferSelect"]>[],
  columns: readonly Column[],
): Promise<void> {
  if (!rows.length) return;
  const { columns: nameOf, keys } = namesOf(table);
  const equal = (name: string): SQL => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`;
  const written = columns.map((column) => nameOf.get(column)!).filter((name) => !keys.includes(name));
  const same = keys.map((name) => sql`${table}.${equal(name)}`);
  await tx.execute(sql`update ${table} set ${sql.join(written.map(equal), sql`, `)} from ${recordset(table, rows)} r
    where ${sql.join(same, sql` and `)}`);
}

interface Names {
  /** Property → column. */
  columns: ReadonlyMap<string, string>;
  all: string[];
  keys: string[];
}
const namesByTable = new WeakMap<PgTable, Names>();

/** Kept per table: making snake case of every name of every row would cost more than the statement. */
function namesOf(table: PgTable): Names {
  const found = namesByTable.get(table);
  if (found) return found;
  const config = getTableConfig(table);
  const columns = new Map(Object.keys(getTableColumns(table)).map((property) => [property, toSnakeCase(property)]));
  const primary = config.primaryKeys[0]?.columns ?? config.columns.filter((column) => column.primary);
  const keys = primary.map((column) => toSnakeCase(column.name));
  const all = [...columns.values()];
  const names = { columns, all, keys };
  namesByTable.set(table, names);
  return names;
}

const columnList = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

function recordset(table: PgTable, rows: readonly object[]): SQL {
  const { columns } = namesOf(table);
  const records = rows.map((row) => {
    const record: Record<string, unknown> = {};
    // What is not said is null; most columns of most rows are.
    for (const [property, value] of Object.entries(row)) if (value !== null) record[columns.get(property)!] = value;
    return record;
  });
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::text::jsonb)`;
}
