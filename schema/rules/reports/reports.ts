import { DAY_MS, MINUTE_MS } from "../durations";

export const ReportFormat = { PDF: "PDF", XLSX: "XLSX" } as const;
export type ReportFormat = keyof typeof ReportFormat;

/** DAILY reports cover the previous day, WEEKLY ones the previous seven days. */
export const ReportFrequency = { DAILY: "DAILY", WEEKLY: "WEEKLY" } as const;
export type ReportFrequency = keyof typeof ReportFrequency;

export const ReportSendingState = {
  PREPARING: "PREPARING",
  QUEUED: "QUEUED",
  SENT: "SENT",
  /** The recipient lost the permission or unsubscribed. */
  REFUSED: "REFUSED",
  FAILED: "FAILED",
} as const;
export type ReportSendingState = keyof typeof ReportSendingState;

export const AlertLevel = { WARNING: "WARNING", CRITICAL: "CRITICAL" } as const;
export type AlertLevel = keyof typeof AlertLevel;

export const reportLimits = {
  subscriptions: 20,
  alerts: 100,
  sendings: 50,
  /** Time for which a node owns a report before another node may retry it, and maximum attempts. */
  leaseMs: 2 * MINUTE_MS,
  attempts: 5,
  /** Reports that are overdue by more than this are not produced. */
  maxAgeMs: DAY_MS,
  alertIntervalMs: MINUTE_MS,
  alertEndMs: 10 * MINUTE_MS,
} as const;

/** Unsubscribe page that needs no sign-in; mail programs use one-click unsubscribe (RFC 8058). */
export const UNSUBSCRIBE_ROUTE = "/unsubscribe";
