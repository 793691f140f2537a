// Files of registers, of logs and of the dashboard: in which formats, how far one has come, and how much there may be of them.
import type { Functionality } from "../access/functionalities";
import { MINUTE_MS, SECOND_MS } from "../durations";
import type { FieldListName } from "../fields/lists";
import type { ReportFormat } from "../reports/reports";

export const ExportFormat = { XLSX: "XLSX", CSV: "CSV" } as const;
export type ExportFormat = keyof typeof ExportFormat;

/** Logs that have a file, each with what lets somebody read it, and take it. */
export const LogName = {
  audit: "logs.audit",
  apiErrors: "logs.apiErrors",
  supplierFilterCalls: "logs.supplierFilter",
} as const satisfies Record<string, Functionality>;
export type LogName = keyof typeof LogName;
/** What has rows to export: a register, or a log. */
export type ExportedList = FieldListName | LogName;

/** What a file holds: the rows of a list, or a report of the dashboard. */
export type ExportContent = ExportedList | "dashboard";

/** What lets somebody take a file of it. */
export const exportNeeds = (content: ExportContent): Functionality =>
  content === "dashboard"
    ? "dashboard.report"
    : ((LogName as Partial<Record<ExportContent, Functionality>>)[content] ?? "registers.export");
export type FileFormat = ExportFormat | ReportFormat;

export const ExportState = {
  WAITING: "WAITING",
  RUNNING: "RUNNING",
  DONE: "DONE",
  DOWNLOADED: "DOWNLOADED",
  CANCELLED: "CANCELLED",
  FAILED: "FAILED",
} as const;
export type ExportState = keyof typeof ExportState;

/** Those that are still to be written; a viewer has one of them at most. */
export const unfinishedExports = ["WAITING", "RUNNING"] as const satisfies ExportState[];
export const isUnfinished = (state: ExportState): boolean => (unfinishedExports as readonly ExportState[]).includes(state);

export const exportLimits = {
  /** Rows of a sheet under its headings: what XLSX can hold. What comes after them stands in a next sheet. */
  sheetRows: 1_048_575,
  /** Written at the same time by one node. */
  runningPerNode: 2,
  /** Of one file, and of all that are kept. */
  fileBytes: 2_000_000_000,
  keptBytes: 8_000_000_000,
  /** How long a file is kept for its download, milliseconds. */
  keptMs: 15 * MINUTE_MS,
  /** Whoever writes one says this often how far it has come, and is taken for gone after the second, milliseconds. */
  beatMs: SECOND_MS,
  silentMs: 30 * SECOND_MS,
} as const;

/** Where a file is fetched, with the same authorization as /graphql. */
export const EXPORT_ROUTE = "/exports/:id";
export const exportPath = (id: string): string => EXPORT_ROUTE.replace(":id", encodeURIComponent(id));
