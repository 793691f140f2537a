import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import { actionLimits, awaitedOperations } from "../../schema/rules/claims/actions";
import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { IntegrationOperation } from "../../schema/rules/claims/actionState";

/** Milliseconds. */
export const retryTimes = {
  /** How long an integration may take to answer. */
  deadlineMs: actionLimits.answerSeconds * SECOND_MS,
  /** For how long a call belongs to whoever makes it: well beyond the deadline, so that two never make it at once. */
  leaseMs: 15 * SECOND_MS,
  /** Between the first attempt and the second; each time twice as long. */
  firstPauseMs: 2 * SECOND_MS,
  maxPauseMs: HOUR_MS,
  /** For how long a call that fails keeps others about its claim waiting, and how long it pauses at most meanwhile. */
  maxBlockingMs: 15 * MINUTE_MS,
  maxBlockingPauseMs: MINUTE_MS,
  /** No call is made after this. */
  maxAgeMs: DAY_MS,
} as const;

/** Attempts before a call is given up. Somebody waits for an action's answer: about a quarter of an hour; for the others the day is the limit. */
const maxAttemptsOf = (operation: IntegrationOperation): number => (awaitedOperations.has(operation) ? 10 : Infinity);

/**
 * Whether a call that was begun is not to be made: it is a day old, as after a stop, or all its attempts were made and what came of them
 * could not be stored.
 */
export const isExpired = (
  { operation, attempts, createdAt }: { operation: IntegrationOperation; attempts: number; createdAt: Date },
  now: number,
): boolean => attempts > maxAttemptsOf(operation) || now > createdAt.getTime() + retryTimes.maxAgeMs;

/**
 * When a call that failed is made again; null: it is given up. `random` from 0 to 1 spreads the load of what failed together.
 * `blockedCallsSince`: since when others have waited for this one to end; null: none does.
 */
export function nextAttempt(
  { operation, attempts, createdAt }: { operation: IntegrationOperation; attempts: number; createdAt: Date },
  now: Date,
  random: number,
  blockedCallsSince: Date | null = null,
): Date | null {
  if (attempts >= maxAttemptsOf(operation)) return null;
  if (blockedCallsSince && now.getTime() - blockedCallsSince.getTime() >= retryTimes.maxBlockingMs) return null;
  const maxMs = blockedCallsSince ? retryTimes.maxBlockingPauseMs : retryTimes.maxPauseMs;
  const at = now.getTime() + spreadPauseMs(doubledPauseMs(attempts, { firstMs: retryTimes.firstPauseMs, maxMs }), random);
  return at > createdAt.getTime() + retryTimes.maxAgeMs ? null : new Date(at);
}
