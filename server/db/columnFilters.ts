// Filters of a list by any column of its catalogue (schema/rules/fields/columnFilters.ts). What is asked for goes in as parameters.
import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type ColumnFilter, columnKindOf, columnParts, narrowedColumns } from "../../schema/rules/fields/columnFilters";
import type { ColumnKind, Fields } from "../../schema/rules/fields/field";
import { plainText } from "../../schema/rules/search/searchText";
import { AppError } from "../platform/errors";
import { inList } from "./inList";
import { escapeLike } from "./text/containsText";
import { plainForm } from "./text/plainForm";

/** What a column shows where that is not the table's own; `isEmpty`: where more is shown than the value. */
export type ShownValues = Readonly<Record<string, { value: SQL; isEmpty?: SQL }>>;

/** What filters of columns demand of the rows of a table. Throws BAD_USER_INPUT for what does not fit a column. */
export const columnConditions = (
  table: PgTable,
  fields: Fields,
  asked: readonly ColumnFilter[] | null | undefined,
  values: ShownValues,
): SQL[] => {
  const columns = getTableColumns(table) as Record<string, Column>;
  return (asked ?? []).flatMap((filter) => {
    const { field } = filter;
    const kind = narrowedColumns(fields).includes(field) ? columnKindOf(fields[field]!) : undefined;
    if (!kind || !fits(kind, filter)) throw new AppError("BAD_USER_INPUT", { field });
    return conditionsOf(kind, filter, columns[field], values[field]);
  });
};

const parts = ["empty", ...Object.values(columnParts).flat()] as const;
/** Something is asked, by nothing but the parts of the kind, and what is sought is not blank; whether it is empty is asked alone. */
function fits(kind: ColumnKind, filter: ColumnFilter): boolean {
  const said = parts.filter((part) => filter[part] != null);
  if (said.includes("empty")) return said.length === 1;
  const isOfKind = said.length > 0 && said.every((part) => (columnParts[kind] as readonly string[]).includes(part));
  const { contains, atLeast, atMost, from, before } = filter;
  return (
    isOfKind &&
    (contains == null || plainText(contains.trim()) !== "") &&
    (atLeast == null || atMost == null || atLeast <= atMost) &&
    (from == null || before == null || from < before)
  );
}

function conditionsOf(kind: ColumnKind, filter: ColumnFilter, column: Column | undefined, own: ShownValues[string] | undefined): SQL[] {
  const value = own?.value ?? sql`${column!}`;
  const nothing = own?.isEmpty ?? isEmpty(column, value);
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

/** A blank text, no code and no attribute are nothing, too. */
function isEmpty(column: Column | undefined, value: SQL): SQL {
  if (isAttributes(column)) return sql`coalesce(${value}, '{}') = '{}'`;
  if (isCodes(column)) return sql`coalesce(cardinality(${value}), 0) = 0`;
  return column && column.getSQLType() !== "text" ? sql`${value} is null` : sql`coalesce(${value}::text, '') = ''`;
}

function contained(text: string, column: Column | undefined, value: SQL): SQL {
  const pattern = `%${escapeLike(plainText(text))}%`;
  if (isAttributes(column))
    return sql`exists (select from jsonb_each_text(${value}) a where ${plainForm(sql`a.key`)} like ${pattern} or ${plainForm(sql`a.value`)} like ${pattern})`;
  if (isCodes(column)) return sql`exists (select from unnest(${value}) c where ${plainForm(sql`c`)} like ${pattern})`;
  // Looked up once, however often its plain form names it.
  if (!column) return sql`exists (select from (select ${value} as name offset 0) n where ${plainForm(sql`n.name`)} like ${pattern})`;
  return sql`${plainForm(value)} like ${pattern}`;
}

/** Throws BAD_USER_INPUT for what the enum does not have. */
function chosen(field: string, values: readonly string[], column: Column): SQL {
  if (values.some((value) => !column.enumValues?.includes(value))) throw new AppError("BAD_USER_INPUT", { field });
  return inList(column, [...values]);
}
