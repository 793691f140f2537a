import { or, type SQL, sql } from "drizzle-orm";

/** A text as `like` takes it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Rows with this part in any of these texts, whatever its case; undefined: nothing was typed, so nothing is restricted. */
export function containsText(text: string | null | undefined, ...columns: SQL[]): SQL | undefined {
  const typed = text?.trim();
  return typed ? or(...columns.map((column) => sql`${column} ilike ${`%${escapeLike(typed)}%`}`)) : undefined;
}
