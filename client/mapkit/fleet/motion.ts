import { metresBetween } from "./mercator";

export const MOTION_LIMITS = {
  maxMs: 20_000,
  minMs: 250,
  /** A faster change is a correction of the position and jumps. */
  maxMetresPerSecond: 70,
} as const;

/** Returns the duration of a motion in milliseconds; 0 to jump. `interval`: time between the two fixes in milliseconds. */
export function motionDurationMs(fromX: number, fromY: number, toX: number, toY: number, interval: number): number {
  const metres = metresBetween(fromX, fromY, toX, toY);
  if (metres === 0 || !(interval > 0)) return 0;
  if (metres / (interval / 1000) > MOTION_LIMITS.maxMetresPerSecond) return 0;
  return Math.min(MOTION_LIMITS.maxMs, Math.max(MOTION_LIMITS.minMs, interval));
}

/** Returns the completed share of a motion, from 0 to 1. The shader computes the same. */
export function shareDone(start: number, end: number, now: number): number {
  return end > start ? Math.max(0, Math.min(1, (now - start) / (end - start))) : 1;
}
