// How a mobile resource stands, and when a position is too old to trust. Readings, "Claim status", last paragraph.
import { MINUTE_MS } from "../durations";
import type { ClaimStatus } from "../claims/claims";
import type { Settings } from "../settings/kpiSettings";
import type { FeedState, ResourceStatus } from "./suppliers";

/** What is known of a mobile resource. */
export interface ResourceSnapshot {
  /** Null: the feed does not say. */
  connected: boolean | null;
  feedState: FeedState | null;
  /** Instant of the last position, ms since 1970; null: none. */
  fixAt: number | null;
  /** How many of its allocations keep it busy (see `keepsBusy`). */
  busyClaims: number;
}

export interface ResourceAnswer {
  status: ResourceStatus;
  /** When the clock alone changes the status, ms since 1970; null: never. */
  nextChangeAt: number | null;
}

/** First millisecond at which a position is outdated: older than KPI 5, not just as old. */
export const outdatedFrom = (fixAt: number, settings: Settings): number => fixAt + settings.outdatedPosition * MINUTE_MS + 1;

/** Whether a claim of this status keeps the resource it is allocated to busy: open, and not waiting for its planned time. */
export const keepsBusy = (status: ClaimStatus): boolean => status !== "FINISHED" && status !== "PROG_PENDING_ACTION";

/** Status of a mobile resource. Pure; `now` in ms since 1970. */
export function evaluateResourceStatus(resource: ResourceSnapshot, settings: Settings, now: number): ResourceAnswer {
  if (resource.connected === false || resource.feedState === "DISCONNECTED") return { status: "MOBILE_DISCONNECTED", nextChangeAt: null };
  const outdatedAt = resource.fixAt === null ? -Infinity : outdatedFrom(resource.fixAt, settings);
  if (now >= outdatedAt) return { status: "MOBILE_NO_LOCATION", nextChangeAt: null };
  const busy = resource.busyClaims > 0 || resource.feedState === "OCCUPIED";
  return { status: busy ? "MOBILE_OCCUPIED" : "MOBILE_FREE", nextChangeAt: outdatedAt };
}
