// Exported logs. Each log's module, in a higher layer, provides visible rows and columns.
import type { SQL } from "drizzle-orm";
import { type ExportContent, LogName } from "../../schema/rules/exports/exports";
import type { Viewer } from "../platform/viewer";
import type { OwnColumn } from "./columns/ownColumn";
import type { ExportedRow, ExportedSelection } from "./selections";

export interface ExportedLog {
  type: string;
  /** Rows visible to the viewer; instants of the stored filter are texts. */
  selection(viewer: Viewer, filter: Record<string, unknown>): ExportedSelection;
  toNode?(viewer: Viewer, row: ExportedRow): object;
  /** Additional condition for rows by id, so that only the relevant partitions are read. */
  near?(ids: readonly string[]): SQL | undefined;
  columns: readonly Required<OwnColumn>[];
}
export type ExportedLogs = Record<LogName, ExportedLog>;

export const isLogName = (content: ExportContent): content is LogName => Object.hasOwn(LogName, content);

export const readPeriod = <Filter>({ from, to, ...filter }: Record<string, unknown>): Filter =>
  ({ ...filter, from: instantOf(from), to: instantOf(to) }) as Filter;
const instantOf = (stored: unknown): Date | null => (typeof stored === "string" ? new Date(stored) : null);
