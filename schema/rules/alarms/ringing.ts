// When a page rings. Pure: what has rung is kept by the browser, for all its tabs and beyond a reload.
import { MINUTE_MS } from "../durations";

export const ringLimits = {
  /** An alarm that still waits rings again after so long, milliseconds. */
  repeatMs: MINUTE_MS,
  /** Alarms that a browser remembers: more than a list has rows. */
  remembered: 2_000,
} as const;

/** What rings as one: an alarm, or those of a flood. Instants are milliseconds since 1970. */
export interface Ringing {
  /** The alarms' ids; at least one, the one that was raised first before the others. */
  ids: readonly string[];
  /** Since when the first of them is as it is: one that is raised again rings anew. */
  since: number;
  /** When the last of them came. */
  until: number;
}

/**
 * Of each alarm that has rung, by its id: when it was heard last, by the browser's clock; and up to when, by the server's, alarms had come by
 * then.
 */
export type Rung = Readonly<Record<string, readonly [heardAt: number, until: number]>>;

/** Heard within the last minute, by a clock that may have been set back. */
const isRecent = ([heardAt]: Rung[string], now: number): boolean => Math.abs(now - heardAt) < ringLimits.repeatMs;

/** Whether something has to be heard now: of which nothing has rung yet, or not for a minute. */
export function isRingDue(waiting: readonly Ringing[], rung: Rung, now: number): boolean {
  const hasRung = ({ ids, since }: Ringing): boolean =>
    ids.some((id) => {
      const last = rung[id];
      return last !== undefined && isRecent(last, now) && last[1] >= since;
    });
  return !waiting.slice(0, ringLimits.remembered).every(hasRung);
}

/** What has rung, as two remember it; what rang longer ago than a minute is forgotten. */
export function mergeRung(one: Rung, other: Rung, now: number): Rung {
  const known: Record<string, Rung[string]> = {};
  for (const [id, last] of [...Object.entries(one), ...Object.entries(other)])
    if (isRecent(last, now) && !(known[id] && known[id][0] > last[0])) known[id] = last;
  return known;
}

/** What is remembered once a tone has been heard: one tone stands for all that wait. */
export function afterRing(waiting: readonly Ringing[], rung: Rung, now: number): Rung {
  const heard = (of: (ids: readonly string[]) => readonly string[]): [string, Rung[string]][] =>
    waiting.flatMap(({ ids, until }) => of(ids).map((id): [string, Rung[string]] => [id, [now, until]]));
  // One of each first: what is not remembered at all would ring for ever.
  const entries = [
    ...heard((ids) => ids.slice(0, 1)),
    ...heard((ids) => ids.slice(1)),
    ...Object.entries(rung)
      .filter(([, last]) => isRecent(last, now))
      .sort(([, a], [, b]) => b[0] - a[0]),
  ];
  const kept = new Map<string, Rung[string]>();
  for (const [id, last] of entries) {
    if (kept.size === ringLimits.remembered) break;
    if (!kept.has(id)) kept.set(id, last);
  }
  return Object.fromEntries(kept);
}
