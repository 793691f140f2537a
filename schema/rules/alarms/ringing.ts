// When a page rings. Pure: what has rung is kept by the browser, for all its tabs and beyond a reload.
import { MINUTE_MS } from "../durations";

export const ringLimits = {
  /** An alarm that still waits rings again after so long, milliseconds. */
  repeatMs: MINUTE_MS,
  /** Alarms that a browser remembers. */
  remembered: 200,
} as const;

/** When each alarm last rang, ms since 1970, by its `ringKey`. */
export type Rung = Readonly<Record<string, number>>;

/** Names a ringing: an alarm that is raised again rings anew. */
export const ringKey = ({ id, stateAt }: { id: string; stateAt: string }): string => `${id} ${stateAt}`;

/** Whether something has to be heard now: an alarm that has not rung yet, or not for a minute, by a clock that may have been set back. */
export const isRingDue = (waiting: readonly string[], rung: Rung, now: number): boolean =>
  waiting.slice(0, ringLimits.remembered).some((key) => Math.abs(now - (rung[key] ?? -Infinity)) >= ringLimits.repeatMs);

/** What is remembered once a tone has been heard: one tone stands for all that wait. */
export const afterRing = (waiting: readonly string[], now: number): Rung =>
  Object.fromEntries(waiting.slice(0, ringLimits.remembered).map((key) => [key, now]));
