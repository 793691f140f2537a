// Rules for actions on alarms. Pure, shared by the server, which stores the result, and the client, which offers the actions.
import { type AlarmCause, alarmLimits, type AlarmState, isEvent } from "./alarms";

export interface AlarmHandling {
  cause: AlarmCause;
  state: AlarmState;
  stateAt: number;
  /** User who acknowledged, took, snoozed or passed the alarm; `null` if it is unhandled. */
  byId: string | null;
  /** Colleague who received the alarm; `null` if it was not passed. */
  toId: string | null;
  until: number | null;
}

export const alarmActions = ["acknowledge", "reopen", "take", "snooze", "pass"] as const;
export type AlarmAction = (typeof alarmActions)[number];

/** Returns the effective handling at `now`: an expired snooze counts as raised without a write. */
export const handlingAt = <Handling extends AlarmHandling>(alarm: Handling, now: number): Handling =>
  alarm.state === "SNOOZED" && alarm.until !== null && alarm.until <= now
    ? { ...alarm, state: "RAISED", stateAt: alarm.until, byId: null, toId: null, until: null }
    : alarm;

export const waitsFor = ({ state, toId }: Pick<AlarmHandling, "state" | "toId">, userId: string | null): boolean =>
  state === "RAISED" || (state === "PASSED" && toId === userId);

/**
 * Result of an action: "changes", "nothing" if already so, "taken" if a colleague handles it. Events end when acknowledged; only the user
 * who acknowledged can reopen.
 */
export function outcomeOf(
  action: AlarmAction,
  alarm: Pick<AlarmHandling, "cause" | "state" | "byId" | "toId">,
  userId: string,
): "changes" | "nothing" | "taken" {
  const { state, byId } = alarm;
  const isOwn = byId === userId;
  const endsIt = isEvent(alarm.cause) && (isOwn || state !== "TAKEN");
  if (action === "reopen") return state === "ACKNOWLEDGED" && isOwn ? "changes" : "nothing";
  if (action === "acknowledge") return endsIt || waitsFor(alarm, userId) ? "changes" : "nothing";
  if (action === "take" && state === "TAKEN" && isOwn) return "nothing";
  return state === "TAKEN" && !isOwn ? "taken" : "changes";
}

/**
 * Returns whether a cause that recurs continues the cleared alarm: soon after it cleared, or during its snooze. It keeps its state and
 * does not ring again.
 */
export const isSameAgain = (clearedAt: Date, until: Date | null, now: Date): boolean =>
  clearedAt.getTime() > now.getTime() - alarmLimits.dampedMs || (until !== null && until > now);
