// Inputs of the supplier filter. Unknown facts exclude no supplier; they are reported, and rank after known ones.
import type { ServiceKind } from "../lists/claims";
import type { Place } from "../geo/geo";
import type { LocalMoment, Timetable } from "../suppliers/openingHours";
import type { FeedState, NetworkState, ResourceStatus, SupplierAccess } from "../lists/suppliers";

export const supplierFilterLimits = {
  /** Maximum number of results; road routes are computed for these only. */
  best: 20,
  /** Number of nearest suppliers that are evaluated. Doubled while fewer than `best` of them can take the claim. */
  cut: 100,
  reachMetres: 150_000,
  excluded: 20,
  mobileJobs: 3,
  /** Arrivals within the same interval of this many minutes rank equally. */
  stepMinutes: 5,
} as const;

export interface ServiceNeed {
  place: Place;
  kind: ServiceKind;
  serviceId: string;
  /** Required network; `null` for any. */
  network: string | null;
  /** When the service is needed, ms since 1970: now or the planned start. */
  neededAt: number;
  supplierId: string | null;
  /** Suppliers removed from the claim, with the time in ms since 1970. */
  takenOff: ReadonlyMap<string, number>;
}

export interface FilterContext {
  now: number;
  local: LocalMoment;
  /** KPI 5, minutes. */
  outdatedPosition: number;
}

export interface SupplierJob {
  stage: "onSite" | "driving" | "next";
  kind: ServiceKind;
  place: Place | null;
  predictedAt: number | null;
}

/** Facts that do not depend on the position; `null` if unknown or hidden from the viewer. */
export interface KnownSupplier {
  id: string;
  access: SupplierAccess;
  networkState: NetworkState;
  connected: boolean | null;
  feedState: FeedState | null;
  services: readonly string[] | null;
  networks: readonly string[] | null;
  schedule: Timetable | null;
  bands: readonly number[] | null;
  bandThresholds: readonly (number | null)[] | null;
  exceedThreshold: boolean | null;
  rating: number | null;
  /** Usual price of a service, in the currency of the instance. */
  cost: number | null;
  jobLimit: number | null;
}

/** Facts relative to the service need; `null` if unknown or hidden. */
export interface SupplierFacts {
  known: KnownSupplier;
  place: Place;
  metres: number;
  /** `null` if the supplier is not mobile. */
  status: ResourceStatus | null;
  /** Time of the position, ms since 1970; `null` for a fixed place. */
  fixAt: number | null;
  jobs: readonly SupplierJob[] | null;
}

export const ExclusionReason = {
  OFF: "OFF",
  TEMPORARILY_OFF: "TEMPORARILY_OFF",
  SERVES_ALREADY: "SERVES_ALREADY",
  TAKEN_OFF: "TAKEN_OFF",
  OTHER_SERVICE: "OTHER_SERVICE",
  OTHER_NETWORK: "OTHER_NETWORK",
  CLOSED: "CLOSED",
  CLOSED_ON_HOLIDAY: "CLOSED_ON_HOLIDAY",
  LOAD_EXCEEDED: "LOAD_EXCEEDED",
  DISCONNECTED: "DISCONNECTED",
  POSITION_OUTDATED: "POSITION_OUTDATED",
  JOB_LIMIT: "JOB_LIMIT",
} as const;
export type ExclusionReason = keyof typeof ExclusionReason;

export const RankReason = {
  ARRIVAL: "ARRIVAL",
  FREE: "FREE",
  BUSY: "BUSY",
  BUSY_UNKNOWN: "BUSY_UNKNOWN",
  JOBS: "JOBS",
  SERVICE_UNKNOWN: "SERVICE_UNKNOWN",
  NETWORK_UNKNOWN: "NETWORK_UNKNOWN",
  OPEN: "OPEN",
  HOURS_UNKNOWN: "HOURS_UNKNOWN",
  LOAD: "LOAD",
  LOAD_FLAGGED: "LOAD_FLAGGED",
  RATING: "RATING",
  COST: "COST",
} as const;
export type RankReason = keyof typeof RankReason;

export interface FilterReason<Code extends string = ExclusionReason | RankReason> {
  code: Code;
  figures?: Readonly<Record<string, number>>;
  texts?: Readonly<Record<string, string>>;
  instants?: Readonly<Record<string, number>>;
}

const hourOf = ({ minutes }: LocalMoment): number => Math.floor(minutes / 60);

/** Load in the hour of the need and its maximum; `null` if either is unknown. */
export function loadOf(
  { bands, bandThresholds }: KnownSupplier,
  { local }: FilterContext,
): { hour: number; load: number; limit: number } | null {
  const hour = hourOf(local);
  const [load, limit] = [bands?.[hour], bandThresholds?.[hour]];
  return load === undefined || limit == null ? null : { hour, load, limit };
}
