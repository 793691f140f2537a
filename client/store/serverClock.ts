import { observable } from "./observable";

/**
 * Validity of a measurement, in milliseconds. Heartbeats come more often; without a live connection, a response comes every 20 seconds.
 */
const READING_VALID_MS = 15_000;
/** Smaller changes of the offset are not reported, because response times vary. */
const REPORTED_CHANGE_MS = 1_000;

let offsetMs = 0;
let readAt = -Infinity;

/** Difference between the server's and this computer's clock, in milliseconds; changes under one second are ignored. */
export const clockOffset = observable(0);

/** Server time in milliseconds since 1970; this computer's time before the first response. */
export const serverNow = (): number => Date.now() + offsetMs;

/**
 * Measures the server's clock from a message. Network delay only makes it look earlier, so the latest of the recent measurements is used.
 */
export function recordServerTime(at: number): void {
  const now = Date.now();
  if (Number.isNaN(at) || (at - now < offsetMs && Math.abs(now - readAt) < READING_VALID_MS)) return;
  offsetMs = at - now;
  readAt = now;
  if (Math.abs(offsetMs - clockOffset.get()) >= REPORTED_CHANGE_MS) clockOffset.set(offsetMs);
}
