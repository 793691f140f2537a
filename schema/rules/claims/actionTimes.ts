// Plausible times of confirmed events. Specification readings, "Contradictions" and "Actions". Instants are ms since 1970.
import { MINUTE_MS } from "../durations";
import { actionLimits } from "./actions";
import { dispatchedAt, movedEnd, type ClaimFacts } from "./claimWindow";

export type ArrivalError = "ARRIVAL_IN_FUTURE" | "ARRIVAL_BEFORE_ASSIGNMENT" | "ARRIVAL_AFTER_COMPLETION";
export type CompletionError = "COMPLETION_IN_FUTURE" | "COMPLETION_BEFORE_ARRIVAL";

/** Returns why an arrival at `at` is impossible; `null` if it is possible. A supplier cannot arrive before it was sent. */
export function arrivalErrorOf(
  claim: Pick<ClaimFacts, "assignedAt" | "validatedAt" | "occurredAt" | "finishedAt">,
  at: number,
  now: number,
): ArrivalError | null {
  if (at > now) return "ARRIVAL_IN_FUTURE";
  if (at <= dispatchedAt(claim)) return "ARRIVAL_BEFORE_ASSIGNMENT";
  return claim.finishedAt !== null && at >= claim.finishedAt ? "ARRIVAL_AFTER_COMPLETION" : null;
}

export function completionErrorOf({ arrivedAt }: Pick<ClaimFacts, "arrivedAt">, at: number, now: number): CompletionError | null {
  if (at > now) return "COMPLETION_IN_FUTURE";
  return arrivedAt !== null && at < arrivedAt ? "COMPLETION_BEFORE_ARRIVAL" : null;
}

/** Returns the fewest whole minutes that move `end` to `at` or later; `null` if that is outside the limits of a managed delay. */
export function minutesToReach(at: number, end: number, now: number): number | null {
  const minutes = Math.ceil((at - movedEnd(end, now, 0)) / MINUTE_MS);
  return minutes >= actionLimits.minutes.min && minutes <= actionLimits.minutes.max ? minutes : null;
}
