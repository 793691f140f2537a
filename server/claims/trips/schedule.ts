import { metresBetween } from "../../../schema/rules/geo/geo";
import { tripLimits } from "../../../schema/rules/claims/routes";
import type { RouteRequest } from "../../integrations/routing/routeFinder";

/** A claim that awaits a mobile resource, with the resource's last position and trip. Times in milliseconds since 1970. */
export interface AwaitedClaim extends Record<string, unknown> {
  claimId: string;
  version: number;
  supplierId: string;
  kind: RouteRequest["kind"];
  lon: number | null;
  lat: number | null;
  awaited: boolean;
  busy: boolean;
  predicted: boolean;
  /** Position time of an evaluation that treated the position as outdated; `null` if it did not. */
  outdatedFixAt: number | null;
  fixAt: number | null;
  fixLon: number | null;
  fixLat: number | null;
  computedAt: number | null;
  startFixAt: number | null;
  fromLon: number | null;
  fromLat: number | null;
  tripSupplierId: string | null;
  leasedUntil: number | null;
}

export interface DueRoute {
  claimId: string;
  supplierId: string;
  /** Computation time of the stored trip. A different value later means that another node computed it. */
  computedAt: number | null;
  fixAt: number;
  trip: RouteRequest;
}

/** Start of a resource's last computed route; `null` while it does not drive. Changes of its claims reset it. */
export type LastTrip = { at: number; lon: number; lat: number } | null;

export interface TripSchedule {
  due: DueRoute[];
  /** Claims whose prediction must be cleared, because no resource is driving there. */
  released: { claimId: string; version: number }[];
  /** Claims evaluated with an outdated position whose resource has sent a newer one. */
  refreshed: string[];
  lastTrips: Map<string, LastTrip>;
}

/**
 * A resource drives to one claim at a time: none while working, otherwise the accepted one that is due first. `rows` must be grouped by
 * resource and ordered as in `claimsAwaiting`.
 */
export function scheduleOf(rows: readonly AwaitedClaim[], now: number): TripSchedule {
  const schedule: TripSchedule = { due: [], released: [], refreshed: [], lastTrips: new Map() };
  for (const row of rows) {
    if (row.outdatedFixAt !== null && row.fixAt !== null && row.fixAt > row.outdatedFixAt) schedule.refreshed.push(row.claimId);
    const first = !schedule.lastTrips.has(row.supplierId) && row.awaited && !row.busy;
    if (!first) {
      if (row.predicted) schedule.released.push({ claimId: row.claimId, version: row.version });
      continue;
    }
    const { fromLon: lon, fromLat: lat } = row;
    const computed = row.tripSupplierId === row.supplierId && row.predicted ? row.computedAt : null;
    schedule.lastTrips.set(row.supplierId, { at: computed ?? -Infinity, lon: lon ?? NaN, lat: lat ?? NaN });
    const due = dueOf(row, computed, now);
    if (due) schedule.due.push(due);
  }
  schedule.due.sort((a, b) => (a.computedAt ?? 0) - (b.computedAt ?? 0));
  return schedule;
}

function dueOf(row: AwaitedClaim, computed: number | null, now: number): DueRoute | null {
  const { claimId, supplierId, kind, lon, lat, fixAt, fixLon, fixLat } = row;
  if (lon === null || lat === null || fixAt === null || fixLon === null || fixLat === null) return null;
  if (fixAt < now - tripLimits.maxFixAgeSeconds * 1_000 || (row.leasedUntil ?? -Infinity) > now) return null;
  if (computed !== null) {
    if (fixAt <= (row.startFixAt ?? -Infinity)) return null;
    if (!isRecomputeDue({ at: computed, lon: row.fromLon ?? NaN, lat: row.fromLat ?? NaN }, { lon: fixLon, lat: fixLat }, now)) return null;
  }
  return { claimId, supplierId, computedAt: row.computedAt, fixAt, trip: { from: [fixLon, fixLat], to: [lon, lat], kind } };
}

export const isRecomputeDue = (lastTrip: NonNullable<LastTrip>, fix: { lon: number; lat: number }, now: number): boolean =>
  now >= recomputeAt(lastTrip) || metresBetween([lastTrip.lon, lastTrip.lat], [fix.lon, fix.lat]) >= tripLimits.recomputeAfterMetres;

/** Time from which any new position causes a recomputation. */
export const recomputeAt = ({ at }: NonNullable<LastTrip>): number => at + tripLimits.recomputeAfterSeconds * 1_000;
