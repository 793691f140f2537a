import { Column, is, Placeholder, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Texts, or what stands for them in a statement that is built once (reading/builtSelection.ts). */
export type TextList = readonly string[] | Placeholder;

/**
 * `in` of any number of values, as `= any($1)`: one parameter however many there are, so that a long list makes neither a long statement nor
 * another prepared one for each length. What is no column of a table is text.
 */
export const inList = (column: Column | SQL, values: TextList): SQL =>
  sql`${column} = any(${literalOf(values)}::${sql.raw(is(column, Column) ? column.getSQLType() : "text")}[])`;

/** Texts as one parameter, however many they are. */
export const textArray = (texts: TextList): SQL => sql`${literalOf(texts)}::text[]`;

/** The same for a filter: null and undefined do not restrict. */
export const inListIfSet = (column: Column, values: readonly string[] | null | undefined): SQL | undefined =>
  values == null ? undefined : inList(column, values);

/** The row of this id, or the rows of this owner, for a filter. Compared as text: an id that no row can have finds nothing. */
export const hasIdIfSet = (column: Column, id: string | null | undefined): SQL | undefined =>
  id == null ? undefined : sql`${column}::text = lower(${id})`;

interface OfClaims {
  id: Column;
  claimId: Column;
  at: Column;
}

/** Where a row is one of the newest so many of each of these claims. Where the table has an index of claim and time it reads no more than these. */
export const inNewestRows = <Table extends PgTable & OfClaims>(table: Table, claimIds: TextList, maxPerClaim: number): SQL =>
  sql`${table.id} in (select latest.id from unnest(${textArray(claimIds)}) as wanted(claim) cross join lateral (
    select ${table.id} from ${table} where ${table.claimId} = wanted.claim order by ${table.at} desc, ${table.id} desc limit ${maxPerClaim}) as latest)`;

const literalOf = (values: TextList): string | Placeholder => (values instanceof Placeholder ? values : arrayLiteral(values));

/** An array as PostgreSQL reads it from text. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
