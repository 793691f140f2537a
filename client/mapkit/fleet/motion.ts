// How a resource gets from where it is shown to its new fix.
import { metresBetween } from "./mercator";

export const motionRules = {
  /** A motion never lasts longer, so nothing is shown between fixes further apart (the refresh interval), milliseconds. */
  longest: 20_000,
  shortest: 250,
  /** Faster than this is a correction of the position and not a drive, metres a second. */
  plausibleSpeed: 70,
} as const;

/**
 * How long the way from the last fix to the new one takes on screen, milliseconds; 0: jump. `interval` is the time between the
 * two fixes in milliseconds, which is also when the next one is expected.
 */
export function motionLength(fromX: number, fromY: number, toX: number, toY: number, interval: number): number {
  const metres = metresBetween(fromX, fromY, toX, toY);
  if (metres === 0 || !(interval > 0)) return 0;
  if (metres / (interval / 1000) > motionRules.plausibleSpeed) return 0;
  return Math.min(motionRules.longest, Math.max(motionRules.shortest, interval));
}

/** Share of a motion that is over at `now`, 0 to 1. The shader computes the same. */
export function shareDone(start: number, end: number, now: number): number {
  return end > start ? Math.max(0, Math.min(1, (now - start) / (end - start))) : 1;
}
