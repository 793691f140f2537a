import type { Functionality } from "../access/functionalities";
import { MINUTE_MS, SECOND_MS } from "../durations";
import type { FieldListName } from "../fields/lists";
import type { ReportFormat } from "../reports/reports";
import type { DataContent, DataFormat } from "./dataSets";

export const ExportFormat = { XLSX: "XLSX", CSV: "CSV" } as const;
export type ExportFormat = keyof typeof ExportFormat;

export const LogName = {
  audit: "logs.audit",
  apiErrors: "logs.apiErrors",
  supplierFilterCalls: "logs.supplierFilter",
} as const satisfies Record<string, Functionality>;
export type LogName = keyof typeof LogName;
export type ExportedList = FieldListName | LogName;

export type ExportContent = ExportedList | DataContent | "dashboard";

export const exportNeeds = (content: ExportContent): Functionality =>
  content === "dashboard"
    ? "dashboard.report"
    : ((LogName as Partial<Record<ExportContent, Functionality>>)[content] ?? "registers.export");
export type FileFormat = ExportFormat | ReportFormat | DataFormat;

export const ExportState = {
  WAITING: "WAITING",
  RUNNING: "RUNNING",
  DONE: "DONE",
  DOWNLOADED: "DOWNLOADED",
  CANCELLED: "CANCELLED",
  FAILED: "FAILED",
} as const;
export type ExportState = keyof typeof ExportState;

export const unfinishedExports = ["WAITING", "RUNNING"] as const satisfies ExportState[];
export const isUnfinished = (state: ExportState): boolean => (unfinishedExports as readonly ExportState[]).includes(state);

export const exportLimits = {
  /** XLSX limit per sheet, without the header. Further rows go to a new sheet. */
  sheetRows: 1_048_575,
  runningPerNode: 2,
  /** Maximum size of one file, and of all stored files together, in bytes. */
  fileBytes: 2_000_000_000,
  keptBytes: 8_000_000_000,
  keptMs: 15 * MINUTE_MS,
  /** Interval at which the writer reports progress, and silence after which it counts as crashed, in milliseconds. */
  beatMs: SECOND_MS,
  silentMs: 30 * SECOND_MS,
} as const;

export const EXPORT_ROUTE = "/exports/:id";
export const exportPath = (id: string): string => EXPORT_ROUTE.replace(":id", encodeURIComponent(id));
