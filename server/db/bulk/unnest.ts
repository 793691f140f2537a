import { sql, type SQL } from "drizzle-orm";

export interface UnnestedColumn {
  /** PostgreSQL type of an element. Times are `float8` in milliseconds since 1970; lists are `text` to be cast. */
  type: string;
  values: readonly unknown[];
}

/** Builds `unnest($1::text[], …)`. An all-null column is sent as null, which PostgreSQL pads; at least one column must have a value. */
export const unnested = (columns: readonly UnnestedColumn[]): SQL =>
  sql`unnest(${sql.join(
    columns.map(({ type, values }) => sql`${arrayOf(type, values)}::${sql.raw(type)}[]`),
    sql`, `,
  )})`;

function arrayOf(type: string, values: readonly unknown[]): string | null {
  if (values.every((value) => value == null)) return null;
  const element = type.startsWith("json") ? jsonElement : plainElement;
  return `{${values.map((value) => (value == null ? "NULL" : element(value))).join(",")}}`;
}

/** JSON contains no control characters, for which array literals use other escapes; JSON.stringify can therefore quote it. */
const jsonElement = (value: unknown): string => JSON.stringify(JSON.stringify(value));

function plainElement(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "NULL";
  if (value instanceof Date) return plainElement(value.getTime());
  return Array.isArray(value) ? quoted(listLiteral(value)) : quoted(String(value));
}

const listLiteral = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value == null ? "NULL" : plainElement(value))).join(",")}}`;

const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, "\\$&") : text}"`;
