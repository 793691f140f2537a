// When something can have happened that a person confirms. Readings, "Contradictions" and "Actions". Instants are ms since 1970.
import { MINUTE_MS } from "../durations";
import { actionLimits } from "./actions";
import { dispatchedAt, movedEnd, type ClaimFacts } from "./claimWindow";

export type ArrivalError = "ARRIVAL_IN_FUTURE" | "ARRIVAL_BEFORE_ASSIGNMENT" | "ARRIVAL_AFTER_COMPLETION";
export type CompletionError = "COMPLETION_IN_FUTURE" | "COMPLETION_BEFORE_ARRIVAL";

/** Why nobody can have arrived at that instant; null: somebody can. Nobody arrives before being sent. */
export function arrivalErrorOf(
  claim: Pick<ClaimFacts, "assignedAt" | "validatedAt" | "occurredAt" | "finishedAt">,
  at: number,
  now: number,
): ArrivalError | null {
  if (at > now) return "ARRIVAL_IN_FUTURE";
  if (at <= dispatchedAt(claim)) return "ARRIVAL_BEFORE_ASSIGNMENT";
  return claim.finishedAt !== null && at >= claim.finishedAt ? "ARRIVAL_AFTER_COMPLETION" : null;
}

/** Why the work cannot have been done at that instant; null: it can. */
export function completionErrorOf({ arrivedAt }: Pick<ClaimFacts, "arrivedAt">, at: number, now: number): CompletionError | null {
  if (at > now) return "COMPLETION_IN_FUTURE";
  return arrivedAt !== null && at < arrivedAt ? "COMPLETION_BEFORE_ARRIVAL" : null;
}

/** The fewest minutes by which managing now moves `end` to `at` or later; null: `at` is not behind it, or further than can be managed. */
export function minutesToReach(at: number, end: number, now: number): number | null {
  const minutes = Math.ceil((at - movedEnd(end, now, 0)) / MINUTE_MS);
  return minutes >= actionLimits.minutes.min && minutes <= actionLimits.minutes.max ? minutes : null;
}
