export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whole minutes between two instants, negative if `to` is earlier. Both are truncated to minutes, so the result equals the difference of
 * the two clock times on the screen.
 */
export const minutesBetween = (from: number, to: number): number => Math.floor(to / MINUTE_MS) - Math.floor(from / MINUTE_MS);
