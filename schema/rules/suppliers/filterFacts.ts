// What the supplier filter knows of a claim and of a supplier, and what it says of them. What is not known of a supplier excludes nobody; it is
// said, and it ranks after what is.
import type { ServiceKind } from "../claims/claims";
import type { Place } from "../geo/geo";
import type { LocalMoment, Timetable } from "./openingHours";
import type { FeedState, NetworkState, ResourceStatus, SupplierAccess } from "./suppliers";

export const supplierFilterLimits = {
  /** Those who are answered at most; to these the way is searched on roads. */
  best: 20,
  /** The first cut: the nearest so many by straight line; twice as many as long as fewer than `best` of them can take the claim. */
  cut: 100,
  reachMetres: 150_000,
  /** Excluded suppliers that are answered, the nearest first. */
  excluded: 20,
  /** Jobs in hand with which a mobile resource takes no other, where it does not say how many. */
  mobileJobs: 3,
  /** Arrivals within the same so many minutes count as equally soon. */
  stepMinutes: 5,
} as const;

/** What is to be served. */
export interface ServiceNeed {
  place: Place;
  kind: ServiceKind;
  serviceId: string;
  /** Only suppliers of this network; null: of any. */
  network: string | null;
  /** When somebody is needed, ms since 1970: now, or the planned start. */
  neededAt: number;
  /** Who serves it already; null: nobody. */
  supplierId: string | null;
  /** Suppliers that were taken off it, and when, ms since 1970. */
  takenOff: ReadonlyMap<string, number>;
}

/** The moment of the question, and what of the instance's settings it is answered by. */
export interface FilterContext {
  now: number;
  /** `neededAt` as the clocks of the instance show it. */
  local: LocalMoment;
  /** KPI 5, minutes. */
  outdatedPosition: number;
}

/** An open claim that a supplier has been given. */
export interface SupplierJob {
  stage: "onSite" | "driving" | "next";
  kind: ServiceKind;
  /** Null: unknown. */
  place: Place | null;
  predictedAt: number | null;
}

/** What is known of a supplier wherever it is; null is unknown, also where it is hidden from whoever asks. */
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
  /** Jobs at the same time; null: not said. */
  jobLimit: number | null;
}

/** A supplier as it stands to what is to be served; null is unknown, as above. */
export interface SupplierFacts {
  known: KnownSupplier;
  /** Its last position, or its place. */
  place: Place;
  /** From there to where it is needed, straight on. */
  metres: number;
  /** Of mobile resources. */
  status: ResourceStatus | null;
  /** When the position was measured, ms since 1970; null: a fixed place. */
  fixAt: number | null;
  /** In the order in which it does them. */
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

/** Why somebody is excluded, or what its rank rests on, with what decided. */
export interface FilterReason<Code extends string = ExclusionReason | RankReason> {
  code: Code;
  figures?: Readonly<Record<string, number>>;
  texts?: Readonly<Record<string, string>>;
  /** Ms since 1970. */
  instants?: Readonly<Record<string, number>>;
}

const hourOf = ({ minutes }: LocalMoment): number => Math.floor(minutes / 60);

/** Its load in the hour and the most it takes then; null where one of them is not known. */
export function loadOf(
  { bands, bandThresholds }: KnownSupplier,
  { local }: FilterContext,
): { hour: number; load: number; limit: number } | null {
  const hour = hourOf(local);
  const [load, limit] = [bands?.[hour], bandThresholds?.[hour]];
  return load === undefined || limit == null ? null : { hour, load, limit };
}
