// Reports of the dashboard and who gets them: as which files, how often, and how much there may be of them.
import { DAY_MS, MINUTE_MS } from "../durations";

export const ReportFormat = { PDF: "PDF", XLSX: "XLSX" } as const;
export type ReportFormat = keyof typeof ReportFormat;

/** How often a report is mailed: each day about the day before, or each week about the seven days before. */
export const ReportFrequency = { DAILY: "DAILY", WEEKLY: "WEEKLY" } as const;
export type ReportFrequency = keyof typeof ReportFrequency;

/** What became of a report that was due. */
export const ReportSendingState = {
  /** It is being made. */
  PREPARING: "PREPARING",
  /** It waits for the mail server. */
  QUEUED: "QUEUED",
  SENT: "SENT",
  /** Its receiver may not get it any more, or has unsubscribed. */
  REFUSED: "REFUSED",
  FAILED: "FAILED",
} as const;
export type ReportSendingState = keyof typeof ReportSendingState;

/** From which level on an alert is raised. */
export const AlertLevel = { WARNING: "WARNING", CRITICAL: "CRITICAL" } as const;
export type AlertLevel = keyof typeof AlertLevel;

export const reportLimits = {
  /** Subscriptions, and alerts, of one user. */
  subscriptions: 20,
  alerts: 100,
  /** Of what was sent, so many are listed, the newest first. */
  sendings: 50,
  /** For so long one node makes a report; after that another one may. And so often, at most. */
  leaseMs: 2 * MINUTE_MS,
  attempts: 5,
  /** What could not be made until then is not made any more. */
  maxAgeMs: DAY_MS,
  /** Between two looks at an indicator that somebody is alerted of. */
  alertIntervalMs: MINUTE_MS,
  /** An indicator that is better for so long has ended its episode. */
  alertEndMs: 10 * MINUTE_MS,
} as const;

/** Where a subscription ends without sign-in: a page with a button, and what the button and mail programs send (RFC 8058). */
export const UNSUBSCRIBE_ROUTE = "/unsubscribe";
