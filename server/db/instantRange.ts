import { and, type Column, gte, lt, type SQL } from "drizzle-orm";
import type { InstantRange } from "../../schema/ranges";

export const inRange = (column: Column, range: InstantRange | null | undefined): SQL | undefined =>
  and(range?.from ? gte(column, range.from) : undefined, range?.to ? lt(column, range.to) : undefined);

type StoredRange = { from?: string | null; to?: string | null } | null | undefined;

/** Returns the range of a filter that was stored as JSON, with instants as texts. */
export const storedRange = (range: StoredRange): InstantRange | undefined =>
  range ? { ...(range.from && { from: new Date(range.from) }), ...(range.to && { to: new Date(range.to) }) } : undefined;
