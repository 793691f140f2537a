import { claimStatuses, type ClaimStatus } from "../lists/claims";
import { nextStatusOf } from "./claimStatus";
import { criticalArrival, searchManagedUntil, unassignedLimit, workEnd, type ClaimFacts, type ResourceFacts } from "./claimWindow";
import type { Settings } from "../settings/kpiSettings";

/** Returns whether the status requires an operator: critical arrival, unassigned for too long, or late completion. */
export const needsPerson = (status: ClaimStatus): boolean => claimStatuses[status].timing === "critical";

export interface CriticalLimit {
  status: ClaimStatus;
  /**
   * Current status: the limit that was passed, which may lie ahead if it is predicted. Future status: when it begins if nothing changes.
   * Ms since 1970.
   */
  at: number;
}

/** `status` is the status at `now`. `null` if the claim never becomes critical by time alone. */
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
