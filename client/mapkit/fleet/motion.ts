// How a resource gets from where it is shown to its new fix.
import { metresBetween } from "./mercator";

export const MOTION_LIMITS = {
  /** A motion never lasts longer, so nothing is shown between fixes further apart (the refresh interval), milliseconds. */
  maxMs: 20_000,
  minMs: 250,
  /** Faster than this is a correction of the position and not a drive, metres a second. */
  maxMetresPerSecond: 70,
} as const;

/**
 * How long the way from the last fix to the new one takes on screen, milliseconds; 0: jump. `interval` is the time between the
 * two fixes in milliseconds, which is also when the next one is expected.
 */
export function motionDurationMs(fromX: number, fromY: number, toX: number, toY: number, interval: number): number {
  const metres = metresBetween(fromX, fromY, toX, toY);
  if (metres === 0 || !(interval > 0)) return 0;
  if (metres / (interval / 1000) > MOTION_LIMITS.maxMetresPerSecond) return 0;
  return Math.min(MOTION_LIMITS.maxMs, Math.max(MOTION_LIMITS.minMs, interval));
}

/** Share of a motion that is over at `now`, 0 to 1. The shader computes the same. */
export function shareDone(start: number, end: number, now: number): number {
  return end > start ? Math.max(0, Math.min(1, (now - start) / (end - start))) : 1;
}
