import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import { actionLimits, awaitedOperations } from "../../schema/rules/claims/actions";
import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { IntegrationOperation } from "../../schema/rules/claims/integrations";

export const retryTimes = {
  deadlineMs: actionLimits.answerSeconds * SECOND_MS,
  /** Lease of a call, well above the timeout, so that no two workers make it simultaneously. */
  leaseMs: 15 * SECOND_MS,
  /** Pause before the second attempt; doubles each time. */
  firstPauseMs: 2 * SECOND_MS,
  maxPauseMs: HOUR_MS,
  /** Maximum time for which a failing call blocks others of its claim, and its maximum pause while it does. */
  maxBlockingMs: 15 * MINUTE_MS,
  maxBlockingPauseMs: MINUTE_MS,
  maxAgeMs: DAY_MS,
} as const;

/** Maximum attempts. Calls that a user waits for get about a quarter of an hour, others a day. */
const maxAttemptsOf = (operation: IntegrationOperation): number => (awaitedOperations.has(operation) ? 10 : Infinity);

/** Returns whether a call must not be attempted: a day old, e.g. after an outage, or all attempts were made without a stored result. */
export const isExpired = (
  { operation, attempts, createdAt }: { operation: IntegrationOperation; attempts: number; createdAt: Date },
  now: number,
): boolean => attempts > maxAttemptsOf(operation) || now > createdAt.getTime() + retryTimes.maxAgeMs;

/**
 * Time of the next attempt; `null` to give up. `random` (0 to 1) adds jitter. `blockedCallsSince`: since when later calls wait, or
 * `null`.
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
