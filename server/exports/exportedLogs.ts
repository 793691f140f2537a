// Logs as files. Their rooms are of a higher layer, and say what is theirs: which rows a viewer has, and what stands in the columns.
import type { SQL } from "drizzle-orm";
import { type ExportContent, LogName } from "../../schema/rules/exports/exports";
import type { Viewer } from "../platform/viewer";
import type { OwnColumn } from "./columns/ownColumn";
import type { ExportedRow, ExportedSelection } from "./selections";

export interface ExportedLog {
  /** Type of its rows in the schema. */
  type: string;
  /** The rows that its page has for the viewer; instants of the filter are texts, as it was stored. */
  selection(viewer: Viewer, filter: Record<string, unknown>): ExportedSelection;
  /** A row as its resolvers take it; absent: as it is read. */
  toNode?(viewer: Viewer, row: ExportedRow): object;
  /** What narrows the search for rows of these ids, where ids alone would have the whole table read. */
  near?(ids: readonly string[]): SQL | undefined;
  columns: readonly Required<OwnColumn>[];
}
export type ExportedLogs = Record<LogName, ExportedLog>;

export const isLogName = (content: ExportContent): content is LogName => Object.hasOwn(LogName, content);

/** A stored filter with its two instants. */
export const readPeriod = <Filter>({ from, to, ...filter }: Record<string, unknown>): Filter =>
  ({ ...filter, from: instantOf(from), to: instantOf(to) }) as Filter;
const instantOf = (stored: unknown): Date | null => (typeof stored === "string" ? new Date(stored) : null);
