import { MINUTE_MS } from "../durations";
import { statusConstants, type NumberSettingKey, type Settings } from "../settings/kpiSettings";
import type { SupplierAccess } from "../lists/suppliers";

/** Facts of a claim that determine its status. Names as in `claimCodes`; `null` if it did not happen or is unknown. */
export interface ClaimFacts {
  finishedAt: number | null;
  cancelledAt: number | null;
  scheduled: boolean | null;
  plannedStart: number | null;
  plannedEnd: number | null;
  occurredAt: number;
  validatedAt: number | null;
  noSupplierSince: number | null;
  /** `null` also while a supplier is only proposed. */
  supplierId: string | null;
  supplierAccess: SupplierAccess | null;
  assignedAt: number | null;
  /** End of the window first promised to the insured; a reassignment does not move it. */
  promisedAt: number | null;
  promisedFrom: number | null;
  acceptedAt: number | null;
  arrivedAt: number | null;
  /** Set once at the arrival (`arrivalWasLate`); `null` before. */
  arrivedLate: boolean | null;
  /** End of the arrival as last moved by a managed delay (`movedEnd`); `null` if none was managed. */
  managedUntil: number | null;
  /** Time of the last managed delay; `null` if there was none or its time was not stored. */
  managedAt: number | null;
  workManagedUntil: number | null;
}

export interface ResourceFacts {
  fixAt: number | null;
  /** Remaining driving time in seconds; `null` if it is not driving to this claim. */
  etaSeconds: number | null;
  /** Time of the position from which the ETA was computed; differs from `fixAt` because an ETA is kept for several fixes. */
  etaFixAt?: number | null;
  /** Remaining time by which 80 % and 90 % of such arrivals come; absent if only the median is known. */
  p80Seconds?: number;
  p90Seconds?: number;
}

export type WindowBasis = "planned" | "promised" | "assigned";
export interface ClaimWindow {
  basis: WindowBasis;
  /** `null` if there is no start, so no arrival can be early. */
  start: number | null;
  end: number;
}

/** Returns the planned start; `null` if unscheduled. A plan with a single date starts and ends there. */
export const plannedStartOf = (claim: ClaimFacts): number | null => (claim.scheduled ? (claim.plannedStart ?? claim.plannedEnd) : null);

/** Returns when the lead time before a planned start begins; `null` if the claim is unscheduled. */
export function actionFrom(claim: ClaimFacts): number | null {
  const planned = plannedStartOf(claim);
  return planned === null ? null : planned - statusConstants.leadMinutes * MINUTE_MS;
}

export const isBeforeLead = (claim: ClaimFacts, now: number): boolean => now < (actionFrom(claim) ?? -Infinity);

export const waitingSince = (claim: ClaimFacts): number => claim.noSupplierSince ?? claim.validatedAt ?? claim.occurredAt;

/** Returns when a claim without a supplier becomes late: KPI 4 after waiting began, or before the planned start. */
export function unassignedLimit(claim: ClaimFacts, settings: Settings): number {
  const planned = plannedStartOf(claim);
  const limitMs = settings.unassignedDelay * MINUTE_MS;
  return planned === null ? waitingSince(claim) + limitMs : planned - limitMs;
}

/** Time of dispatch. Falls back to earlier times because records may lack it (planning date of arrival error 5). */
export const dispatchedAt = (claim: Pick<ClaimFacts, "assignedAt" | "validatedAt" | "occurredAt">): number =>
  claim.assignedAt ?? claim.validatedAt ?? claim.occurredAt;

export function claimWindow(claim: ClaimFacts): ClaimWindow {
  const planned = plannedStartOf(claim);
  if (planned !== null) return { basis: "planned", start: planned, end: claim.plannedEnd ?? planned };
  if (claim.promisedAt !== null) return { basis: "promised", start: claim.promisedAt, end: claim.promisedAt };
  return { basis: "assigned", start: null, end: dispatchedAt(claim) };
}

/** Returns the end after managing a delay at `now`. Pass the current end, so that repeated delays add up. */
export const movedEnd = (end: number, now: number, minutes: number): number => Math.max(end, now) + minutes * MINUTE_MS;

/** Due time of the arrival: end of the window or the managed end. Lateness counts from here. */
export const arrivalEnd = (claim: ClaimFacts): number => Math.max(claimWindow(claim).end, claim.managedUntil ?? -Infinity);

/**
 * Managed end of the search for a supplier; ignores delays managed before the claim lost its supplier. `null` if unmanaged, or if the
 * plan is later.
 */
export function searchManagedUntil(claim: ClaimFacts): number | null {
  const { managedAt, noSupplierSince } = claim;
  if (managedAt === null || managedAt <= (noSupplierSince ?? -Infinity)) return null;
  const due = arrivalEnd(claim);
  return due > claimWindow(claim).end ? due : null;
}

/** Predicted arrival: time of the fix plus ETA; `null` if no resource is driving to the claim or expected. */
export function predictedArrival(claim: ClaimFacts, resource: ResourceFacts | null): number | null {
  if (claim.supplierId === null || claim.arrivedAt !== null) return null;
  if (!resource || resource.fixAt === null || resource.etaSeconds === null) return null;
  return (resource.etaFixAt ?? resource.fixAt) + Math.round(resource.etaSeconds * 1000);
}

/** Predicted arrival by the quantile that decides about lateness (KPI 18). */
export function decisiveArrival(claim: ClaimFacts, resource: ResourceFacts | null, { latenessQuantile }: Settings): number | null {
  const seconds = latenessQuantile === 90 ? resource?.p90Seconds : latenessQuantile === 80 ? resource?.p80Seconds : undefined;
  return predictedArrival(claim, resource && seconds !== undefined ? { ...resource, etaSeconds: seconds } : resource);
}

/** Limits of an arrival: KPI 1 and 13 for mobile suppliers, KPI 3 and 14 for all others. */
export function arrivalLimits(claim: ClaimFacts): { delayed: NumberSettingKey; critical: NumberSettingKey } {
  return claim.supplierAccess === "MOBILE"
    ? { delayed: "mobileDelay", critical: "criticalMobile" }
    : { delayed: "baseDelay", critical: "criticalBase" };
}

/** Returns when an arrival becomes late: KPI 1 or 3 after the due time. */
export const lateArrival = (claim: ClaimFacts, settings: Settings): number =>
  arrivalEnd(claim) + settings[arrivalLimits(claim).delayed] * MINUTE_MS;

export const criticalArrival = (claim: ClaimFacts, settings: Settings): number =>
  arrivalEnd(claim) + settings[arrivalLimits(claim).critical] * MINUTE_MS;

/** Returns whether the recorded arrival was late. Compared with the window, not a managed end; false before the arrival. */
export const arrivalWasLate = (claim: ClaimFacts, settings: Settings): boolean =>
  claim.arrivedAt !== null && claim.arrivedAt - claimWindow(claim).end >= settings[arrivalLimits(claim).delayed] * MINUTE_MS;

/** Start of the KPI 12 period; `null` before the arrival. */
export const workFrom = (claim: ClaimFacts): number | null =>
  claim.arrivedAt === null ? null : Math.max(claim.acceptedAt ?? claim.assignedAt ?? claim.arrivedAt, plannedStartOf(claim) ?? -Infinity);

/** Due time of the work without managed delays; `null` before the arrival. */
export function workLimit(claim: ClaimFacts, settings: Settings): number | null {
  const from = workFrom(claim);
  if (from === null) return null;
  return Math.max(from + settings.workTime * MINUTE_MS, claim.arrivedAt! + statusConstants.minimumWorkMinutes * MINUTE_MS);
}

/** Due time of the work including managed delays; `null` before the arrival. */
export function workEnd(claim: ClaimFacts, settings: Settings): number | null {
  const limit = workLimit(claim, settings);
  return limit === null ? null : Math.max(limit, claim.workManagedUntil ?? -Infinity);
}
