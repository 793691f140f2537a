// Conditions and orders from a field catalogue (schema/rules/fields). Filters marked `rule` are implemented by the query.
import { type Column, eq, getTableColumns, gte, type InferSelectModel, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { InstantRange } from "../../schema/ranges";
import type { Fields, FilterRule } from "../../schema/rules/fields/field";
import { cursorType } from "./cursorValues";
import { inList } from "./inList";
import { inRange } from "./instantRange";
import type { Order, OrderKey } from "./page";

const conditionOf: Record<Exclude<FilterRule, "rule">, (column: Column, value: unknown) => SQL | undefined> = {
  oneOf: (column, value) => inList(column, value as string[]),
  equals: (column, value) => eq(column, value),
  from: (column, value) => gte(column, value),
  before: (column, value) => lt(column, value),
  range: (column, value) => inRange(column, value as InstantRange),
};

export function fieldConditions(table: PgTable, fields: Fields, filter: object): (SQL | undefined)[] {
  const [columns, values] = [getTableColumns(table), filter as Record<string, unknown>];
  return Object.entries(fields).flatMap(([name, { filters = {} }]) =>
    Object.entries(filters).flatMap(([part, rule]) =>
      rule === "rule" || values[part] == null ? [] : [conditionOf[rule](columns[name]!, values[part])],
    ),
  );
}

/** Order by one field and ID; unknown values are greatest. `undefined` if the query implements the order. */
export function fieldOrder<T extends PgTable>(
  table: T,
  fields: Fields,
  sort: string,
): (Order<InferSelectModel<T>> & { field: string }) | undefined {
  const columns = getTableColumns(table) as Record<string, Column>;
  for (const [field, { sorts }] of Object.entries(fields)) {
    const direction = sorts?.[sort];
    if (direction === undefined || direction === "rule") continue;
    const reads = [...new Set([field, "id"])];
    return { field, name: sort.toLowerCase(), direction, reads, keys: reads.map((name) => orderKey(name, columns[name]!)) };
  }
  return undefined;
}

function orderKey(name: string, column: Column): OrderKey<Record<string, unknown>> {
  const isInstant = column.dataType === "date";
  const unknown = isInstant ? "infinity" : "\u{10FFFF}";
  return {
    column: column.notNull ? sql`${column}` : sql`coalesce(${column}, ${sql.raw(`'${unknown}'`)})`,
    type: cursorType(column),
    readValue: ({ [name]: value }) => (value instanceof Date ? value.toISOString() : ((value as string | null) ?? unknown)),
  };
}
