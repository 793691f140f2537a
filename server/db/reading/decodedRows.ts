// Reads of many rows. Drizzle examines the column of each value; these decoders examine it once per selection.
import { Column, getTableColumns, is, sql, type SQL, Table } from "drizzle-orm";
import type { Reader } from "../connect";
import { type ArrayRow, selectArrays } from "../driver/clientOf";
import { readInstant } from "./readInstant";

export type Fields = { readonly [name: string]: Column | SQL | Table | Fields };

export interface RowDecoder<Row> {
  /** In the order of the values in a row. */
  readonly values: readonly (Column | SQL)[];
  decode(row: ArrayRow): Row;
}

/** Values of expressions are unchanged. An outer-joined table without a row is `null`. */
export function rowDecoder<Row>(fields: Fields): RowDecoder<Row> {
  const values: (Column | SQL)[] = [];
  const decode = objectDecoder(fields, values) as RowDecoder<Row>["decode"];
  return { values, decode };
}

export async function selectRows<Row>(db: Reader, fields: Fields, rest: SQL): Promise<Row[]> {
  const { values, decode } = rowDecoder<Row>(fields);
  return (await selectArrays(db, sql`select ${sql.join([...values], comma)} ${rest}`)).map(decode);
}

const comma = sql.raw(", ");

type Decode = (row: ArrayRow) => unknown;

function objectDecoder(fields: Fields, values: (Column | SQL)[]): Decode {
  const keys = Object.keys(fields);
  const decoders = keys.map((key): Decode => {
    const field = fields[key]!;
    if (is(field, Table)) return tableDecoder(getTableColumns(field), values);
    if (!is(field, Column) && !("getSQL" in field)) return objectDecoder(field as Fields, values);
    values.push(field as Column | SQL);
    return valueDecoder(field as Column | SQL, values.length - 1);
  });
  // Copies of a parsed object stay fast with any number of properties; V8 makes a dictionary of one to which many are added.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Record<string, unknown>;
  return (row) => {
    const result = { ...empty };
    for (let i = 0; i < keys.length; i++) result[keys[i]!] = decoders[i]!(row);
    return result;
  };
}

function tableDecoder(columns: Record<string, Column>, values: (Column | SQL)[]): Decode {
  const required = values.length + Object.values(columns).findIndex(({ notNull }) => notNull);
  const decode = objectDecoder(columns, values);
  return (row) => (row[required] === null ? null : decode(row));
}

function valueDecoder(value: Column | SQL, index: number): Decode {
  if (!is(value, Column) || value.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (row) => row[index];
  if (value.getSQLType().startsWith("timestamp")) return (row) => (row[index] === null ? null : readInstant(row[index] as string));
  return (row) => (row[index] === null ? null : value.mapFromDriverValue(row[index]));
}
