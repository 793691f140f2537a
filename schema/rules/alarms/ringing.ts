// Decides when a page rings. Pure; the browser stores previous rings, shared by its tabs and kept across reloads.
import { MINUTE_MS } from "../durations";

export const ringLimits = {
  repeatMs: MINUTE_MS,
  remembered: 2_000,
} as const;

/** An alarm, or the alarms of one row, which ring together. Instants are milliseconds since 1970. */
export interface Ringing {
  ids: readonly string[];
  /** Start of the oldest alarm's state. An alarm that is raised again rings again. */
  since: number;
  until: number;
}

/** Per alarm id: the last ring by the browser's clock, and the newest alarm's time at that ring by the server's clock. */
export type Rung = Readonly<Record<string, readonly [heardAt: number, until: number]>>;

/** Uses the absolute difference because the clock may have been set back. */
const isRecent = ([heardAt]: Rung[string], now: number): boolean => Math.abs(now - heardAt) < ringLimits.repeatMs;

export function isRingDue(waiting: readonly Ringing[], rung: Rung, now: number): boolean {
  const hasRung = ({ ids, since }: Ringing): boolean =>
    ids.some((id) => {
      const last = rung[id];
      return last !== undefined && isRecent(last, now) && last[1] >= since;
    });
  return !waiting.slice(0, ringLimits.remembered).every(hasRung);
}

/** Merges the memories of two tabs, and drops rings older than a minute. */
export function mergeRung(left: Rung, other: Rung, now: number): Rung {
  const knownRungs: Record<string, Rung[string]> = {};
  for (const [id, last] of [...Object.entries(left), ...Object.entries(other)])
    if (isRecent(last, now) && !(knownRungs[id] && knownRungs[id][0] > last[0])) knownRungs[id] = last;
  return knownRungs;
}

export function afterRing(waiting: readonly Ringing[], rung: Rung, now: number): Rung {
  const heard = (of: (ids: readonly string[]) => readonly string[]): [string, Rung[string]][] =>
    waiting.flatMap(({ ids, until }) => of(ids).map((id): [string, Rung[string]] => [id, [now, until]]));
  // The first id of each row comes first: if the memory overflows, rows that are not remembered at all would ring forever.
  const entries = [
    ...heard((ids) => ids.slice(0, 1)),
    ...heard((ids) => ids.slice(1)),
    ...Object.entries(rung)
      .filter(([, last]) => isRecent(last, now))
      .sort(([, a], [, b]) => b[0] - a[0]),
  ];
  const keptRungs = new Map<string, Rung[string]>();
  for (const [id, last] of entries) {
    if (keptRungs.size === ringLimits.remembered) break;
    if (!keptRungs.has(id)) keptRungs.set(id, last);
  }
  return Object.fromEntries(keptRungs);
}
