// What people do with alarms, and what comes back by itself. Pure: the same for the server, which writes it, and for the client, which offers it.
import { type AlarmCause, alarmLimits, type AlarmState, isEvent } from "./alarms";

/** The state of an alarm, as it is written. Instants are milliseconds since 1970. */
export interface AlarmHandling {
  cause: AlarmCause;
  state: AlarmState;
  /** Since when it is in that state: a raised one rings since then. */
  stateAt: number;
  /** Who acknowledged, took, snoozed or passed it; null: nobody. */
  byId: string | null;
  /** Whom it was passed to; null: nobody. */
  toId: string | null;
  /** End of the snooze; null: it is not snoozed. */
  until: number | null;
}

/** What can be done with an alarm. */
export const alarmActions = ["acknowledge", "take", "snooze", "pass"] as const;
export type AlarmAction = (typeof alarmActions)[number];

/** As it is at `now`: a snooze that is over is raised again, by the clock alone. */
export const handlingAt = <Handling extends AlarmHandling>(alarm: Handling, now: number): Handling =>
  alarm.state === "SNOOZED" && alarm.until !== null && alarm.until <= now
    ? { ...alarm, state: "RAISED", stateAt: alarm.until, byId: null, toId: null, until: null }
    : alarm;

/** Whether it waits for this user: raised for everybody, or passed to them. */
export const waitsFor = ({ state, toId }: Pick<AlarmHandling, "state" | "toId">, userId: string | null): boolean =>
  state === "RAISED" || (state === "PASSED" && toId === userId);

/**
 * What an action makes of an alarm, as it is at that instant: "changes", "nothing" where it is so already, or "taken" where a colleague deals
 * with it, who would have to pass it on. What has happened, rather than lasts, is over once somebody has acknowledged it.
 */
export function outcomeOf(
  action: AlarmAction,
  alarm: Pick<AlarmHandling, "cause" | "state" | "byId" | "toId">,
  userId: string,
): "changes" | "nothing" | "taken" {
  const { state, byId } = alarm;
  const isOwn = byId === userId;
  const endsIt = isEvent(alarm.cause) && (isOwn || state !== "TAKEN");
  if (action === "acknowledge") return endsIt || waitsFor(alarm, userId) ? "changes" : "nothing";
  if (action === "take" && state === "TAKEN" && isOwn) return "nothing";
  return state === "TAKEN" && !isOwn ? "taken" : "changes";
}

/**
 * Whether an alarm that was cleared is the same one when its cause is there again: after a moment, or while it is snoozed. It comes back as it
 * was, and does not ring again.
 */
export const isSameAgain = (clearedAt: Date, until: Date | null, now: Date): boolean =>
  clearedAt.getTime() > now.getTime() - alarmLimits.dampedMs || (until !== null && until > now);
