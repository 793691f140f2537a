// Orders of a list by any field of its catalogue (schema/rules/fields/orders.ts).
import { type Column, getTableColumns, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type FieldOrder, orderLimits } from "../../schema/rules/fields/orders";
import type { Order, OrderKey } from "./page";

/** What a field is ordered by where it is not its column: an expression over the row, null where nothing is known. */
export interface OrderValue {
  kind: "text" | "instant" | "number";
  value: SQL;
}

interface Orders {
  /** Instead of the field's column. */
  values: Readonly<Record<string, OrderValue>>;
  /** Fields whose order alone an index keeps. */
  indexed: readonly string[];
}

/** Long texts are compared by their beginning, so that a cursor stays short. */
const TEXT_CHARACTERS = 60;
/** What is not known comes last, whichever way: more than every value, or less than every one. */
const unknown = {
  text: { ASC: "\u{10FFFF}", DESC: "" },
  instant: { ASC: "infinity", DESC: "-infinity" },
  number: { ASC: "Infinity", DESC: "-Infinity" },
} as const;

/** The order by these fields of a table with the column `id`, which breaks ties. */
export function orderByFields<T extends PgTable>(
  table: T,
  asked: readonly FieldOrder[],
  { values, indexed }: Orders,
): Order<InferSelectModel<T>> {
  const columns = getTableColumns(table) as Record<string, Column>;
  const fields = asked.filter(({ field }, at) => asked.findIndex((other) => other.field === field) === at);
  const last = fields.at(-1)!.direction;
  const byId = fields.some(({ field }) => field === "id");
  const keys = [...fields, ...(byId ? [] : [{ field: "id", direction: last }])].map(({ field, direction }, at) => ({
    name: `order${at}`,
    direction: direction === "ASC" ? ("asc" as const) : ("desc" as const),
    column: keyColumn(columns[field], values[field], direction),
  }));
  return {
    name: fields.map(({ field, direction }) => `${direction === "ASC" ? "" : "-"}${field}`).join(" "),
    direction: keys[0]!.direction,
    keys: keys.map(({ name, direction, column }): OrderKey<InferSelectModel<T>> => ({
      column,
      direction,
      readValue: (row) => (row as Record<string, unknown>)[name] as string,
    })),
    reads: [],
    // As text: what goes into a cursor is what the database compares, to the last digit.
    selected: Object.fromEntries(keys.map(({ name, column }) => [name, sql`(${column})::text`])),
    ...(!(fields.length === 1 && indexed.includes(fields[0]!.field)) && { maxRows: orderLimits.rows }),
  };
}

function keyColumn(column: Column | undefined, own: OrderValue | undefined, direction: FieldOrder["direction"]): SQL {
  // As it is, so that an index can be used.
  if (!own && column?.notNull && column.getSQLType() !== "boolean" && !column.enumValues) return sql`${column}`;
  const { kind, value } = own ?? valueOf(column!);
  return sql`coalesce(${kind === "text" ? beginning(value) : value}, ${sql.raw(`'${unknown[kind][direction]}'`)})`;
}

function valueOf(column: Column): OrderValue {
  if (column.dataType === "date") return { kind: "instant", value: sql`${column}` };
  if (column.dataType === "number") return { kind: "number", value: sql`${column}::double precision` };
  if (column.dataType === "boolean") return { kind: "number", value: sql`${column}::int::double precision` };
  return { kind: "text", value: sql`${column}::text` };
}

/** A text of any length as an order compares it. */
const beginning = (text: SQL): SQL => sql`left(${text}, ${sql.raw(`${TEXT_CHARACTERS}`)})`;
/** Values of an enum in the order that people read them in. */
export const ranked = (column: Column, values: readonly string[]): OrderValue => ({
  kind: "number",
  value: sql`array_position(array[${sql.raw(values.map((value) => `'${value}'`).join(","))}], ${column}::text)::double precision`,
});
