// What the insured was promised and until when: the window, the ends that managed delays moved, the work limit.
// Terms of readings, "Claim status". Instants are whole milliseconds since 1970; only settings are minutes.
import { MINUTE_MS } from "../durations";
import { statusConstants, type NumberSettingKey, type Settings } from "../settings/kpiSettings";
import type { SupplierAccess } from "../suppliers/suppliers";

/** All that a claim's status depends on, the resource and the clock apart. Names as in `claimCodes`; null: did not happen, not known. */
export interface ClaimFacts {
  finishedAt: number | null;
  cancelledAt: number | null;
  scheduled: boolean | null;
  plannedStart: number | null;
  plannedEnd: number | null;
  occurredAt: number;
  validatedAt: number | null;
  noSupplierSince: number | null;
  /** Null also while a supplier is only proposed. */
  supplierId: string | null;
  supplierAccess: SupplierAccess | null;
  /** When the present supplier was assigned. */
  assignedAt: number | null;
  /** Window end of the FIRST promise given to the insured: a reassignment does not move it. */
  promisedAt: number | null;
  /** The assignment that promise was counted from. */
  promisedFrom: number | null;
  acceptedAt: number | null;
  arrivedAt: number | null;
  /** Decided once, at the arrival (`arrivalWasLate`), and kept; null before. */
  arrivedLate: boolean | null;
  /** End of the arrival as last moved by a managed delay (`movedEnd`); null: none managed. */
  managedUntil: number | null;
  /** When that end was last moved; null: never, or so long ago that it was not kept. */
  managedAt: number | null;
  /** End of the work as last moved by a managed delay. */
  workManagedUntil: number | null;
}

/** The claim's resource: its last position and the way from there. */
export interface ResourceFacts {
  /** Instant of its last position: says whether the position is outdated. */
  fixAt: number | null;
  /** Seconds still to drive to this claim; null: it is not driving to this claim. */
  etaSeconds: number | null;
  /** Instant of the position that ETA was computed from, when that is not the last one: an ETA is kept over several fixes. */
  etaFixAt?: number | null;
}

/** What a window rests on: the plan, the promise, or, with neither, the assignment itself. */
export type WindowBasis = "planned" | "promised" | "assigned";
export interface ClaimWindow {
  basis: WindowBasis;
  /** Null: none, so nothing can be early. */
  start: number | null;
  end: number;
}

/** The planned start; null: treated as unscheduled. A plan with one date begins and ends at it. */
export const plannedStartOf = (claim: ClaimFacts): number | null => (claim.scheduled ? (claim.plannedStart ?? claim.plannedEnd) : null);

/** From when on action is asked for and somebody can be driving there; null: at any time. */
export function actionFrom(claim: ClaimFacts): number | null {
  const planned = plannedStartOf(claim);
  return planned === null ? null : planned - statusConstants.leadMinutes * MINUTE_MS;
}

/** Whether the planned start is further away than the lead. */
export const isBeforeLead = (claim: ClaimFacts, now: number): boolean => now < (actionFrom(claim) ?? -Infinity);

/** Since when the claim waits for a supplier. */
export const waitingSince = (claim: ClaimFacts): number => claim.noSupplierSince ?? claim.validatedAt ?? claim.occurredAt;

/** From when a claim without supplier is late: KPI 4 after the waiting began, or before the planned start. */
export function unassignedLimit(claim: ClaimFacts, settings: Settings): number {
  const planned = plannedStartOf(claim);
  const limitMs = settings.unassignedDelay * MINUTE_MS;
  return planned === null ? waitingSince(claim) + limitMs : planned - limitMs;
}

/** When the supplier was sent; a record may lack the time, as for the planning date of arrival error 5. */
export const dispatchedAt = (claim: Pick<ClaimFacts, "assignedAt" | "validatedAt" | "occurredAt">): number =>
  claim.assignedAt ?? claim.validatedAt ?? claim.occurredAt;

export function claimWindow(claim: ClaimFacts): ClaimWindow {
  const planned = plannedStartOf(claim);
  if (planned !== null) return { basis: "planned", start: planned, end: claim.plannedEnd ?? planned };
  if (claim.promisedAt !== null) return { basis: "promised", start: claim.promisedAt, end: claim.promisedAt };
  return { basis: "assigned", start: null, end: dispatchedAt(claim) };
}

/** The end that a delay managed at `now` gives: `end` is the present one (`arrivalEnd` or `workEnd`), so that repeats add up. */
export const movedEnd = (end: number, now: number, minutes: number): number => Math.max(end, now) + minutes * MINUTE_MS;

/** When the arrival is due: the window's end, or the end that managing moved it to. Lateness counts from here. */
export const arrivalEnd = (claim: ClaimFacts): number => Math.max(claimWindow(claim).end, claim.managedUntil ?? -Infinity);

/**
 * Until when the search for a supplier is managed: the insured was informed that finding somebody takes longer. A delay that was managed before
 * the claim lost its supplier is none of it. Null: it is not, or the plan has overtaken it.
 */
export function searchManagedUntil(claim: ClaimFacts): number | null {
  const { managedAt, noSupplierSince } = claim;
  if (managedAt === null || managedAt <= (noSupplierSince ?? -Infinity)) return null;
  const due = arrivalEnd(claim);
  return due > claimWindow(claim).end ? due : null;
}

/** When the resource will be there: a fix plus the ETA from it; null: not driving to this claim, or nobody is awaited. */
export function predictedArrival(claim: ClaimFacts, resource: ResourceFacts | null): number | null {
  if (claim.supplierId === null || claim.arrivedAt !== null) return null;
  if (!resource || resource.fixAt === null || resource.etaSeconds === null) return null;
  return (resource.etaFixAt ?? resource.fixAt) + Math.round(resource.etaSeconds * 1000);
}

/** The settings that say when an arrival is delayed and when critical: KPI 1 and 13 for mobile, KPI 3 and 14 for all others. */
export function arrivalLimits(claim: ClaimFacts): { delayed: NumberSettingKey; critical: NumberSettingKey } {
  return claim.supplierAccess === "MOBILE"
    ? { delayed: "mobileDelay", critical: "criticalMobile" }
    : { delayed: "baseDelay", critical: "criticalBase" };
}

/** From when an arrival is critical, by the clock or by its prediction. */
export const criticalArrival = (claim: ClaimFacts, settings: Settings): number =>
  arrivalEnd(claim) + settings[arrivalLimits(claim).critical] * MINUTE_MS;

/** Whether the recorded arrival was late, against the window and not against a moved end. False before the arrival. */
export const arrivalWasLate = (claim: ClaimFacts, settings: Settings): boolean =>
  claim.arrivedAt !== null && claim.arrivedAt - claimWindow(claim).end >= settings[arrivalLimits(claim).delayed] * MINUTE_MS;

/** From when KPI 12 counts; null before the arrival. */
export const workFrom = (claim: ClaimFacts): number | null =>
  claim.arrivedAt === null ? null : Math.max(claim.acceptedAt ?? claim.assignedAt ?? claim.arrivedAt, plannedStartOf(claim) ?? -Infinity);

/** When the work is due before any managing; null before the arrival. */
export function workLimit(claim: ClaimFacts, settings: Settings): number | null {
  const from = workFrom(claim);
  if (from === null) return null;
  return Math.max(from + settings.workTime * MINUTE_MS, claim.arrivedAt! + statusConstants.minimumWorkMinutes * MINUTE_MS);
}

/** When the work is due, managing counted; null before the arrival. */
export function workEnd(claim: ClaimFacts, settings: Settings): number | null {
  const limit = workLimit(claim, settings);
  return limit === null ? null : Math.max(limit, claim.workManagedUntil ?? -Infinity);
}
