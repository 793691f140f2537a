import { Column, is, Placeholder, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

export type TextList = readonly string[] | Placeholder;

/**
 * `= any($1)` instead of `in`: one parameter and one prepared statement for lists of any length. Expressions that are not columns are
 * compared as text.
 */
export const inList = (column: Column | SQL, values: TextList): SQL =>
  sql`${column} = any(${literalOf(values)}::${sql.raw(is(column, Column) ? column.getSQLType() : "text")}[])`;

export const textArray = (texts: TextList): SQL => sql`${literalOf(texts)}::text[]`;

/** `null` and undefined do not filter. */
export const inListIfSet = (column: Column, values: readonly string[] | null | undefined): SQL | undefined =>
  values == null ? undefined : inList(column, values);

/** Compared as text, so that an invalid ID matches nothing instead of failing. */
export const hasIdIfSet = (column: Column, id: string | null | undefined): SQL | undefined =>
  id == null ? undefined : sql`${column}::text = lower(${id})`;

interface OfClaims {
  id: Column;
  claimId: Column;
  at: Column;
}

/** Matches the newest `maxPerClaim` rows of each claim. Needs an index on claim and time. */
export const inNewestRows = <Table extends PgTable & OfClaims>(table: Table, claimIds: TextList, maxPerClaim: number): SQL =>
  sql`${table.id} in (select latest.id from unnest(${textArray(claimIds)}) as wanted(claim) cross join lateral (
    select ${table.id} from ${table} where ${table.claimId} = wanted.claim order by ${table.at} desc, ${table.id} desc limit ${maxPerClaim}) as latest)`;

const literalOf = (values: TextList): string | Placeholder => (values instanceof Placeholder ? values : arrayLiteral(values));

export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
