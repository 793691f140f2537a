// Status of a mobile resource, and age limit of a position. Specification readings, "Claim status", last paragraph.
import { MINUTE_MS } from "../durations";
import type { ClaimStatus } from "../lists/claims";
import type { Settings } from "../settings/kpiSettings";
import type { FeedState, ResourceStatus } from "../lists/suppliers";

export interface ResourceSnapshot {
  /** `null` if the feed does not report it. */
  connected: boolean | null;
  feedState: FeedState | null;
  /** Time of the last position, ms since 1970; `null` if there is none. */
  fixAt: number | null;
  busyClaims: number;
}

export interface ResourceAnswer {
  status: ResourceStatus;
  /** Next instant at which time alone changes the status, ms since 1970; `null` if never. */
  nextChangeAt: number | null;
}

/** First millisecond at which a position is outdated: older than KPI 5, not equally old. */
export const outdatedFrom = (fixAt: number, settings: Settings): number => fixAt + settings.outdatedPosition * MINUTE_MS + 1;

/** Returns whether a claim in this status keeps its resource busy: open, and not waiting for its planned time. */
export const keepsBusy = (status: ClaimStatus): boolean => status !== "FINISHED" && status !== "PROG_PENDING_ACTION";

export function evaluateResourceStatus(resource: ResourceSnapshot, settings: Settings, now: number): ResourceAnswer {
  if (resource.connected === false || resource.feedState === "DISCONNECTED") return { status: "MOBILE_DISCONNECTED", nextChangeAt: null };
  const outdatedAt = resource.fixAt === null ? -Infinity : outdatedFrom(resource.fixAt, settings);
  if (now >= outdatedAt) return { status: "MOBILE_NO_LOCATION", nextChangeAt: null };
  const busy = resource.busyClaims > 0 || resource.feedState === "OCCUPIED";
  return { status: busy ? "MOBILE_OCCUPIED" : "MOBILE_FREE", nextChangeAt: outdatedAt };
}
