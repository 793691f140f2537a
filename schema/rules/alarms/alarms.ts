// What is an alarm: only what needs a person. One list for the server, which raises and clears alarms, and for the client, which shows them.
import { MINUTE_MS, SECOND_MS } from "../durations";
import type { ClaimStatus } from "../claims/claims";
import { listLimits } from "../limits/inputLimits";

/** Why somebody is needed. Those of a claim end with its status. Key equals value. */
export const AlarmCause = {
  ARRIVAL_CRITICAL: "ARRIVAL_CRITICAL",
  UNASSIGNED_LATE: "UNASSIGNED_LATE",
  COMPLETION_LATE: "COMPLETION_LATE",
  /** A call to another system, about a claim or a mail to a user, had no answer until it was given up: somebody has to tell them. */
  CALL_GIVEN_UP: "CALL_GIVEN_UP",
  /** A source that usually sends claims, or positions, has sent none for too long. */
  CLAIM_FEED_SILENT: "CLAIM_FEED_SILENT",
  POSITION_FEED_SILENT: "POSITION_FEED_SILENT",
} as const;
export type AlarmCause = keyof typeof AlarmCause;
export const alarmCauses = Object.keys(AlarmCause) as AlarmCause[];

/** What people have made of an alarm. Key equals value. */
export const AlarmState = {
  /** Nobody has: it rings. */
  RAISED: "RAISED",
  /** Somebody asked a colleague to take it; it rings at the colleague's. */
  PASSED: "PASSED",
  /** Somebody deals with it. */
  TAKEN: "TAKEN",
  /** Somebody has seen it. */
  ACKNOWLEDGED: "ACKNOWLEDGED",
  /** Left for a while, with the reason; then it is raised again. */
  SNOOZED: "SNOOZED",
} as const;
export type AlarmState = keyof typeof AlarmState;
export const alarmStates = Object.keys(AlarmState) as AlarmState[];

export const alarmLimits = {
  /** What comes back within so long is the same alarm: it does not ring again. Milliseconds. */
  dampedMs: 30 * SECOND_MS,
  /** More alarms than this within so long are a flood. */
  flood: { alarms: 10, withinMs: 10 * MINUTE_MS },
  /** Of a list; its totals count all there are. */
  rows: 100,
  /** Alarms that one row names, and that are acted on at once. */
  together: listLimits.filter,
  /** Of what somebody has taken, a list names so many. */
  own: 2_000,
  snooze: { minMinutes: 1, maxMinutes: 60 },
  reason: { min: 3, max: 200 },
  /** Characters of the note to a colleague. */
  note: 200,
  /** What somebody took comes back when nothing has been seen of them for so long. */
  goneMs: 5 * MINUTE_MS,
  /** A list is sent at most this often, milliseconds. */
  intervalMs: 500,
  /** Colleagues that an alarm can be passed to. */
  colleagues: 100,
} as const;

const causeByStatus: Partial<Record<ClaimStatus, AlarmCause>> = {
  PENDING_ARRIVAL_CRITICAL: "ARRIVAL_CRITICAL",
  NO_SUPPLIER_DELAYED: "UNASSIGNED_LATE",
  NO_FINISH_DELAYED: "COMPLETION_LATE",
};

/** The alarm of a claim in this status; null: it needs nobody. */
export const causeOfStatus = (status: ClaimStatus | null): AlarmCause | null => (status && causeByStatus[status]) ?? null;

/** What has happened rather than lasts: nothing clears it but somebody who has seen it, or the end of its claim. */
export const isEvent = (cause: AlarmCause): boolean => cause === "CALL_GIVEN_UP";
