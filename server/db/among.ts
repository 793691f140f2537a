import { sql, type SQL } from "drizzle-orm";

/** `in` of any number of texts, with one parameter. */
export const among = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::text::jsonb))`;
