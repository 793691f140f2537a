import { getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type ColumnFilter, columnKindOf, narrowedColumns } from "../../../../schema/rules/fields/columnFilters";
import { claimFields } from "../../../../schema/rules/fields/claimFields";
import type { Fields } from "../../../../schema/rules/fields/field";
import { supplierFields } from "../../../../schema/rules/fields/supplierFields";
import { upperSnake } from "../../../../schema/rules/apiEnums";
import { claims } from "../../../../server/db/tables/claims";
import { suppliers } from "../../../../server/db/tables/suppliers";

export const begun = Date.parse("2026-03-01T08:00:00Z");

const named = ({ name }: PgColumn): SQL => sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as unknown as SQL;

/** Value of a column: different for each `n`, with later times for later columns. */
function valueOf(column: PgColumn, place: number, n: number): SQL {
  const text = `${column.name} ${"abc"[n]}`;
  if (column.enumValues) return sql`${column.enumValues[n % column.enumValues.length]}::${sql.raw(column.getSQLType())}`;
  switch (column.getSQLType()) {
    case "text":
      return sql`${text}`;
    case "boolean":
      return sql.raw(n % 2 ? "true" : "false");
    case "jsonb":
      return sql`${JSON.stringify({ [column.name]: text })}::text::jsonb`;
    case "text[]":
      return sql`array[${text}]`;
    case "integer[]":
      return sql.raw(`array_fill(${n}, array[24])`);
    case "integer":
    case "bigint":
      return sql.raw(String(100 + n));
    case "double precision":
      return sql.raw(String(place + n / 4));
    default:
      return sql`${new Date(begun + (place * 10 + n) * 60_000).toISOString()}::timestamptz`;
  }
}

/** Every column of a table that can be absent, as it is set to its n-th value. */
export function columnsOf(table: PgTable, n: number): Map<string, SQL> {
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  return new Map(columns.map(([name, column], place) => [name, sql`${named(column)} = ${valueOf(column, place, n)}`]));
}
const columns = { Claim: [columnsOf(claims, 0), columnsOf(claims, 1)], Supplier: [columnsOf(suppliers, 0), columnsOf(suppliers, 1)] };
const tables = { Claim: claims, Supplier: suppliers };
/** Sets a field that is a column to its first or its second value, where it holds one; undefined: there is no such column. */
export function columnTo(type: "Claim" | "Supplier", name: string, ids: string[], n: 0 | 1): SQL | undefined {
  const set = columns[type][n]!.get(name);
  const self = (getTableColumns(tables[type]) as Record<string, PgColumn>)[name];
  return set && self && sql`update ${tables[type]} set ${set} where ${inArray(tables[type].id, ids)} and ${named(self)} is not null`;
}

const namesHeld: Readonly<Record<string, string>> = {
  ...{ centre: "Centre 1", client: "Client 1", contract: "Contract 1", supplier: "FM-3", name: "Name F", service: "GRU", instance: "a" },
  ...{ mobile: "dev FM-1", id: "F" },
};
function partHeld(type: "Claim" | "Supplier", fields: Fields, name: string): Omit<ColumnFilter, "field"> {
  const held = Object.entries(getTableColumns(tables[type])) as [string, PgColumn][];
  const place = held.findIndex(([own]) => own === name);
  const column = held[place]?.[1];
  switch (columnKindOf(fields[name]!)!) {
    case "text":
      return { contains: namesHeld[name] ?? `${name} a` };
    case "choice":
      return { oneOf: [column!.enumValues![0]!] };
    case "flag":
      return { is: false };
    case "number":
      return { atMost: column!.getSQLType() === "integer" ? 100 : place };
    case "instant":
      return { before: new Date(begun + (place * 10 + 0.5) * 60_000) };
  }
}
/** A filter by each column that a list has. */
export const columnExamples = (type: "Claim" | "Supplier"): object[][] => {
  const fields: Fields = type === "Claim" ? claimFields : supplierFields;
  return narrowedColumns(fields).map((name) => [{ field: upperSnake(name), ...partHeld(type, fields, name) }]);
};
