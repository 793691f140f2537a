import { type Column, getTableColumns, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type FieldOrder, orderLimits } from "../../schema/rules/fields/orders";
import { cursorType, type CursorType } from "./cursorValues";
import type { Order, OrderKey } from "./page";

/** SQL of an order that is not the field's column; null if the value is unknown. */
export interface OrderValue {
  kind: "text" | "instant" | "number";
  value: SQL;
}

interface Orders {
  values: Readonly<Record<string, OrderValue>>;
  indexed: readonly string[];
}

/** Long texts are compared by a prefix, so that cursors stay short. */
const TEXT_CHARACTERS = 60;
const unknown = {
  text: { ASC: "\u{10FFFF}", DESC: "" },
  instant: { ASC: "infinity", DESC: "-infinity" },
  number: { ASC: "Infinity", DESC: "-Infinity" },
} as const;

export function orderByFields<T extends PgTable>(
  table: T,
  orders: readonly FieldOrder[],
  { values, indexed }: Orders,
): Order<InferSelectModel<T>> {
  const columns = getTableColumns(table) as Record<string, Column>;
  const fields = orders.filter(({ field }, at) => orders.findIndex((other) => other.field === field) === at);
  const last = fields.at(-1)!.direction;
  const byId = fields.some(({ field }) => field === "id");
  const keys = [...fields, ...(byId ? [] : [{ field: "id", direction: last }])].map(({ field, direction }, at) => ({
    name: `order${at}`,
    direction: direction === "ASC" ? ("asc" as const) : ("desc" as const),
    ...keyColumn(columns[field], values[field], direction),
  }));
  return {
    name: fields.map(({ field, direction }) => `${direction === "ASC" ? "" : "-"}${field}`).join(" "),
    direction: keys[0]!.direction,
    keys: keys.map(({ name, direction, column, type }): OrderKey<InferSelectModel<T>> => ({
      column,
      type,
      direction,
      readValue: (row) => (row as Record<string, unknown>)[name] as string,
    })),
    reads: [],
    // Selected as text, so that a cursor contains exactly what the database compares.
    selected: Object.fromEntries(keys.map(({ name, column }) => [name, sql`(${column})::text`])),
    ...(!(fields.length === 1 && indexed.includes(fields[0]!.field)) && { maxRows: orderLimits.rows }),
  };
}

/** SQL types ordered without a cast, so that an index can be used. */
const PLAIN_TYPES = /^(text|uuid|date|integer|bigint|double precision|timestamp.*)$/;

function keyColumn(
  column: Column | undefined,
  orderValue: OrderValue | undefined,
  direction: FieldOrder["direction"],
): { column: SQL; type: CursorType } {
  if (!orderValue && column?.notNull && PLAIN_TYPES.test(column.getSQLType()) && !column.enumValues)
    return { column: sql`${column}`, type: cursorType(column) };
  const { kind, value } = orderValue ?? valueOf(column!);
  const key = kind === "text" ? beginning(value) : value;
  return { column: sql`coalesce(${key}, ${sql.raw(`'${unknown[kind][direction]}'`)})`, type: kind };
}

function valueOf(column: Column): OrderValue {
  if (column.dataType === "date") return { kind: "instant", value: sql`${column}` };
  if (column.dataType === "number") return { kind: "number", value: sql`${column}::double precision` };
  if (column.dataType === "boolean") return { kind: "number", value: sql`${column}::int::double precision` };
  return { kind: "text", value: sql`${column}::text` };
}

const beginning = (text: SQL): SQL => sql`left(${text}, ${sql.raw(`${TEXT_CHARACTERS}`)})`;
export const ranked = (column: Column, values: readonly string[]): OrderValue => ({
  kind: "number",
  value: sql`array_position(array[${sql.raw(values.map((value) => `'${value}'`).join(","))}], ${column}::text)::double precision`,
});
