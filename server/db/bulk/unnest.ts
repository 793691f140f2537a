// Rows as parameters: one array for each of their columns, however many rows there are. PostgreSQL reads arrays much faster than JSON.
import { sql, type SQL } from "drizzle-orm";

export interface UnnestedColumn {
  /** PostgreSQL's type of a value. Instants are `float8`, milliseconds since 1970; a list is `text`, to be cast to the list's type. */
  type: string;
  /** One for each row. Null and undefined are null, as are numbers that are none. */
  values: readonly unknown[];
}

/**
 * `unnest($1::text[], …)`, to be given a name and the names of its columns. A column without any value is sent as null, which PostgreSQL fills up;
 * one of them at least must have a value.
 */
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

/** JSON holds no control characters, of which an array's text knows other escapes: so the engine, not we, may escape its quotes. */
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
