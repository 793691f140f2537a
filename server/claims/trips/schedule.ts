// Whose way is to be computed now. Pure: what is stored of the resources and of the claims they are awaited at, and the time.
import { metresBetween } from "../../../schema/rules/geo/geo";
import { tripLimits } from "../../../schema/rules/claims/routes";
import type { RouteRequest } from "../../integrations/maps/routeFinder";

/** A claim that awaits a mobile resource, with that resource's last position and the trip as it was last computed. Instants in ms. */
export interface AwaitedClaim extends Record<string, unknown> {
  claimId: string;
  version: number;
  supplierId: string;
  kind: RouteRequest["kind"];
  lon: number | null;
  lat: number | null;
  /** Whether it is the one that the resource can be driving to: somebody is awaited there now. */
  awaited: boolean;
  /** Whether the resource is at work somewhere else. */
  busy: boolean;
  /** Whether the claim has a prediction. */
  predicted: boolean;
  /** The position that was the resource's last one when the claim was evaluated by an outdated one; null: it was not. */
  outdatedFixAt: number | null;
  fixAt: number | null;
  fixLon: number | null;
  fixLat: number | null;
  computedAt: number | null;
  /** The position that the trip was computed from. */
  startFixAt: number | null;
  fromLon: number | null;
  fromLat: number | null;
  tripSupplierId: string | null;
  leasedUntil: number | null;
}

/** A way that is to be computed. */
export interface DueRoute {
  claimId: string;
  supplierId: string;
  /** What the trip was when this was decided; another one since: somebody else was faster. */
  computedAt: number | null;
  fixAt: number;
  trip: RouteRequest;
}

/** What a resource's trip rests on; null: it drives nowhere, until one of its claims changes. */
export type KnownTrip = { at: number; lon: number; lat: number } | null;

export interface TripSchedule {
  due: DueRoute[];
  /** Claims that have a prediction though nobody is driving there any more. */
  released: { claimId: string; version: number }[];
  /** Claims that were evaluated by an outdated position, whose resource has a newer one. */
  refreshed: string[];
  known: Map<string, KnownTrip>;
}

/**
 * A resource drives to one claim at a time: while it is at work it drives to none; else to the one it accepted, of several to the one
 * that is due first. `rows` of one resource stand together, in that order (`claimsAwaiting`).
 */
export function scheduleOf(rows: readonly AwaitedClaim[], now: number): TripSchedule {
  const schedule: TripSchedule = { due: [], released: [], refreshed: [], known: new Map() };
  for (const row of rows) {
    if (row.outdatedFixAt !== null && row.fixAt !== null && row.fixAt > row.outdatedFixAt) schedule.refreshed.push(row.claimId);
    const first = !schedule.known.has(row.supplierId) && row.awaited && !row.busy;
    if (!first) {
      if (row.predicted) schedule.released.push({ claimId: row.claimId, version: row.version });
      continue;
    }
    const { fromLon: lon, fromLat: lat } = row;
    const computed = row.tripSupplierId === row.supplierId && row.predicted ? row.computedAt : null;
    schedule.known.set(row.supplierId, { at: computed ?? -Infinity, lon: lon ?? NaN, lat: lat ?? NaN });
    const due = dueOf(row, computed, now);
    if (due) schedule.due.push(due);
  }
  // Those longest not computed first; those never computed before all.
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

/** Whether enough time has passed, or enough was driven, since the way was computed. */
export const isRecomputeDue = (known: NonNullable<KnownTrip>, fix: { lon: number; lat: number }, now: number): boolean =>
  now >= recomputeAt(known) || metresBetween([known.lon, known.lat], [fix.lon, fix.lat]) >= tripLimits.recomputeAfterMetres;

/** When a new position counts however little it differs. */
export const recomputeAt = ({ at }: NonNullable<KnownTrip>): number => at + tripLimits.recomputeAfterSeconds * 1_000;
