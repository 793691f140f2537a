import { MINUTE_MS, SECOND_MS } from "../durations";
import type { ClaimStatus } from "../lists/claims";
import { MAX_FILTER_VALUES } from "../limits/paging";

/** Causes of alarms. Alarms of a claim end when its status changes. Key equals value. */
export const AlarmCause = {
  ARRIVAL_CRITICAL: "ARRIVAL_CRITICAL",
  UNASSIGNED_LATE: "UNASSIGNED_LATE",
  COMPLETION_LATE: "COMPLETION_LATE",
  LIKELY_LATE: "LIKELY_LATE",
  /** A call to another system, about a claim or a mail to a user, was given up without a response; an operator must contact them. */
  CALL_GIVEN_UP: "CALL_GIVEN_UP",
  CLAIM_FEED_SILENT: "CLAIM_FEED_SILENT",
  POSITION_FEED_SILENT: "POSITION_FEED_SILENT",
} as const;
export type AlarmCause = keyof typeof AlarmCause;
export const alarmCauses = Object.keys(AlarmCause) as AlarmCause[];

export const AlarmState = {
  RAISED: "RAISED",
  PASSED: "PASSED",
  TAKEN: "TAKEN",
  ACKNOWLEDGED: "ACKNOWLEDGED",
  SNOOZED: "SNOOZED",
} as const;
export type AlarmState = keyof typeof AlarmState;
export const alarmStates = Object.keys(AlarmState) as AlarmState[];

export const alarmLimits = {
  /** An alarm whose cause returns within this time, in milliseconds, continues without ringing again. */
  dampedMs: 30 * SECOND_MS,
  flood: { alarms: 10, withinMs: 10 * MINUTE_MS },
  rows: 100,
  together: MAX_FILTER_VALUES,
  /** Maximum number of the user's taken alarms in a list. */
  own: 2_000,
  snooze: { minMinutes: 1, maxMinutes: 60 },
  reason: { min: 3, max: 200 },
  note: 200,
  /** Alarms of a user who has been offline for this long, in milliseconds, are raised again. */
  goneMs: 5 * MINUTE_MS,
  /** Minimum interval between updates of a list, in milliseconds. */
  intervalMs: 500,
  colleagues: 100,
} as const;

const causeByStatus: Partial<Record<ClaimStatus, AlarmCause>> = {
  PENDING_ARRIVAL_CRITICAL: "ARRIVAL_CRITICAL",
  NO_SUPPLIER_DELAYED: "UNASSIGNED_LATE",
  NO_FINISH_DELAYED: "COMPLETION_LATE",
};

export const causeOfClaim = ({ status, likelyLateSince }: { status: ClaimStatus; likelyLateSince: Date | null }): AlarmCause | null =>
  causeOfStatus(status) ?? (likelyLateSince === null ? null : "LIKELY_LATE");

export const causeOfStatus = (status: ClaimStatus | null): AlarmCause | null => (status && causeByStatus[status]) ?? null;

/** An event does not clear when a condition ends. It needs an acknowledgement, or ends with its claim. */
export const isEvent = (cause: AlarmCause): boolean => cause === "CALL_GIVEN_UP";
