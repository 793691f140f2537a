// The limit behind a status that needs a person: the one that was passed, or the first one that will be.
import { claimStatuses, type ClaimStatus } from "./claims";
import { nextStatusOf } from "./claimStatus";
import { criticalArrival, searchManagedUntil, unassignedLimit, workEnd, type ClaimFacts, type ResourceFacts } from "./claimWindow";
import type { Settings } from "../settings/kpiSettings";

/** Whether a person has to do something now: an arrival is critical, a claim unassigned for too long, a completion late. */
export const needsPerson = (status: ClaimStatus): boolean => claimStatuses[status].timing === "critical";

export interface CriticalLimit {
  /** The status that needs a person, of now or to come. */
  status: ClaimStatus;
  /**
   * Of now: the limit that the clock or the prediction has passed, ms since 1970; a predicted one may still be ahead. To come: the first
   * instant at which the status is so if nothing else changes.
   */
  at: number;
}

/** `status`: the one that is right at `now`. Null: whatever the time, this claim needs nobody. */
export function criticalLimitOf(
  status: ClaimStatus,
  claim: ClaimFacts,
  resource: ResourceFacts | null,
  settings: Settings,
  now: number,
): CriticalLimit | null {
  return needsPerson(status)
    ? { status, at: passedLimit(status, claim, settings) }
    : nextStatusOf(claim, resource, settings, now, needsPerson);
}

function passedLimit(status: ClaimStatus, claim: ClaimFacts, settings: Settings): number {
  if (status === "NO_FINISH_DELAYED") return workEnd(claim, settings)!;
  if (status === "PENDING_ARRIVAL_CRITICAL") return criticalArrival(claim, settings);
  return Math.max(unassignedLimit(claim, settings), searchManagedUntil(claim) ?? -Infinity);
}
