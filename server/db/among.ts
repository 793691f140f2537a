import { Column, is, sql, type SQL } from "drizzle-orm";

/**
 * `in` of any number of values, as `= any($1)`: one parameter however many there are, so that a long list makes neither a long statement nor
 * another prepared one for each length. What is no column of a table is text.
 */
export const among = (column: Column | SQL, values: readonly string[]): SQL =>
  sql`${column} = any(${arrayLiteral(values)}::${sql.raw(is(column, Column) ? column.getSQLType() : "text")}[])`;

/** The same for a filter: null and undefined do not restrict. */
export const listed = (column: Column, values: readonly string[] | null | undefined): SQL | undefined =>
  values == null ? undefined : among(column, values);

/** An array as PostgreSQL reads it from text. */
const arrayLiteral = (values: readonly string[]): string => `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
