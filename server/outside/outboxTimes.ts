import { actionLimits } from "../../schema/rules/actions";
import type { OutsideOperation } from "../../schema/rules/deeds";

const second = 1_000;
const minute = 60 * second;
const hour = 3_600 * second;

/** Milliseconds. */
export const outboxTimes = {
  /** How long an outside system may take to answer. */
  deadline: actionLimits.answerSeconds * second,
  /** For how long a call belongs to whoever makes it: well beyond the deadline, so that two never make it at once. */
  lease: 15 * second,
  /** Between the first attempt and the second; each time twice as long. */
  firstPause: 2 * second,
  longestPause: hour,
  /** For how long a call that fails keeps others about its claim waiting, and how long it pauses at most meanwhile. */
  blocksFor: 15 * minute,
  longestBlockingPause: minute,
  /** No call is made after this. */
  keptFor: 24 * hour,
} as const;

/** Attempts before a call is given up. Somebody waits for a deed's answer: about a quarter of an hour; for the others the day is the limit. */
const attemptsOf: Partial<Record<OutsideOperation, number>> = {
  confirmArrival: 10,
  confirmCompletion: 10,
  cancelService: 10,
  cancelProvider: 10,
};

/**
 * Whether a call that was begun is not to be made: it is a day old, as after a stop, or all its attempts were made and what came of them
 * could not be stored.
 */
export const isSpent = (
  { operation, attempts, createdAt }: { operation: OutsideOperation; attempts: number; createdAt: Date },
  now: number,
): boolean => attempts > (attemptsOf[operation] ?? Infinity) || now > createdAt.getTime() + outboxTimes.keptFor;

/**
 * When a call that failed is made again; null: it is given up. `random` from 0 to 1 spreads the load of what failed together.
 * `othersWaitSince`: since when others have waited for this one to end; null: none does.
 */
export function nextAttempt(
  { operation, attempts, createdAt }: { operation: OutsideOperation; attempts: number; createdAt: Date },
  now: Date,
  random: number,
  othersWaitSince: Date | null = null,
): Date | null {
  if (attempts >= (attemptsOf[operation] ?? Infinity)) return null;
  if (othersWaitSince && now.getTime() - othersWaitSince.getTime() >= outboxTimes.blocksFor) return null;
  const longest = othersWaitSince ? outboxTimes.longestBlockingPause : outboxTimes.longestPause;
  const pause = Math.min(outboxTimes.firstPause * 2 ** (attempts - 1), longest) * (0.75 + random / 2);
  const at = now.getTime() + pause;
  return at > createdAt.getTime() + outboxTimes.keptFor ? null : new Date(at);
}
