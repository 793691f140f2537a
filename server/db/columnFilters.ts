import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type ColumnFilter, columnKindOf, columnParts, narrowedColumns } from "../../schema/rules/fields/columnFilters";
import type { ColumnKind, Fields } from "../../schema/rules/fields/field";
import { typedText } from "../../schema/rules/search/searchText";
import { AppError } from "../platform/errors";
import { inList } from "./inList";
import { containsText } from "./text/containsText";

/** SQL of columns whose displayed value is not the table's column. `isEmpty` is set if more than the value is displayed. */
export type ShownValues = Readonly<Record<string, { value: SQL; isEmpty?: SQL }>>;

/** SQL conditions of column filters. Throws BAD_USER_INPUT for a filter that does not fit its column. */
export const columnConditions = (
  table: PgTable,
  fields: Fields,
  filters: readonly ColumnFilter[] | null | undefined,
  values: ShownValues,
): SQL[] => {
  const columns = getTableColumns(table) as Record<string, Column>;
  return (filters ?? []).flatMap((filter) => {
    const { field } = filter;
    const kind = narrowedColumns(fields).includes(field) ? columnKindOf(fields[field]!) : undefined;
    if (!kind || !fits(kind, filter)) throw new AppError("BAD_USER_INPUT", { field });
    return conditionsOf(kind, filter, columns[field], values[field]);
  });
};

const parts = ["empty", ...Object.values(columnParts).flat()] as const;
/** Requires at least one part, only parts of this kind, and text that is not blank. `empty` must be alone. */
function fits(kind: ColumnKind, filter: ColumnFilter): boolean {
  const givenParts = parts.filter((part) => filter[part] != null);
  if (givenParts.includes("empty")) return givenParts.length === 1;
  const isOfKind = givenParts.length > 0 && givenParts.every((part) => (columnParts[kind] as readonly string[]).includes(part));
  const { contains, atLeast, atMost, from, before } = filter;
  return (
    isOfKind &&
    (contains == null || typedText(contains) !== "") &&
    (atLeast == null || atMost == null || atLeast <= atMost) &&
    (from == null || before == null || from < before)
  );
}

function conditionsOf(
  kind: ColumnKind,
  filter: ColumnFilter,
  column: Column | undefined,
  shownValue: ShownValues[string] | undefined,
): SQL[] {
  const value = shownValue?.value ?? sql`${column!}`;
  const nothing = shownValue?.isEmpty ?? isEmpty(column, value);
  if (filter.empty != null) return [filter.empty ? nothing : sql`not (${nothing})`];
  const { contains, oneOf, is, atLeast, atMost, from, before } = filter;
  if (kind === "text") return [contained(contains!.trim(), column, value)];
  if (kind === "choice") return [chosen(filter.field, oneOf!, column!)];
  if (kind === "flag") return [sql`${value} = ${is}`];
  if (kind === "number")
    return [
      ...(atLeast == null ? [] : [sql`${value}::double precision >= ${atLeast}`]),
      ...(atMost == null ? [] : [sql`${value}::double precision <= ${atMost}`]),
    ];
  return [
    ...(from == null ? [] : [sql`${value} >= ${from.toISOString()}::timestamptz`]),
    ...(before == null ? [] : [sql`${value} < ${before.toISOString()}::timestamptz`]),
  ];
}

const isAttributes = (column: Column | undefined): boolean => column?.getSQLType() === "jsonb";
const isCodes = (column: Column | undefined): boolean => column?.getSQLType() === "text[]";

function isEmpty(column: Column | undefined, value: SQL): SQL {
  if (isAttributes(column)) return sql`coalesce(${value}, '{}') = '{}'`;
  if (isCodes(column)) return sql`coalesce(cardinality(${value}), 0) = 0`;
  return column && column.getSQLType() !== "text" ? sql`${value} is null` : sql`coalesce(${value}::text, '') = ''`;
}

function contained(text: string, column: Column | undefined, value: SQL): SQL {
  if (isAttributes(column))
    return sql`exists (select from jsonb_each_text(${value}) a where ${containsText(text, sql`a.key`, sql`a.value`)!})`;
  if (isCodes(column)) return sql`exists (select from unnest(${value}) c where ${containsText(text, sql`c`)!})`;
  return containsText(text, value)!;
}

function chosen(field: string, values: readonly string[], column: Column): SQL {
  if (values.some((value) => !column.enumValues?.includes(value))) throw new AppError("BAD_USER_INPUT", { field });
  return inList(column, [...values]);
}
