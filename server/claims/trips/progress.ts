import { arrivalBy, type ArrivalForecast } from "../../../schema/rules/arrival/forecast";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { lengthOf, metresBetween, nearestOn, simplified, type Path, type Place } from "../../../schema/rules/geo/geo";
import { decodePolyline, encodePolyline } from "../../../schema/rules/geo/polyline";
import { PREDICTION_STEP_MS, thresholdOf } from "../../../schema/rules/claims/routes";
import type { TripFigure } from "../../../schema/rules/fields/routeFigures";
import type { ClaimRow } from "../../changes/claimState";
import type { Route } from "../../integrations/routing/routeFinder";
import { assignedSupplierId } from "../status/assignment";
import type { TripRow, MeasuredFix } from "./trips.queries";
import type { DueRoute } from "./schedule";

export function afterRoute(previous: TripRow, { fixAt, trip }: DueRoute, route: Route, isNewTrip: boolean, now: Date): TripRow {
  const [lon, lat] = trip.from;
  const ahead = { metres: route.metres, seconds: Math.max(0, route.seconds), pendingPath: route.path, router: route.router };
  const newRoute = { leasedUntil: now, computedAt: now, fixAt: new Date(fixAt), lon, lat, realPath: null, ...ahead };
  if (isNewTrip) {
    const planned = { plannedMetres: ahead.metres, plannedSeconds: ahead.seconds, plannedPath: ahead.pendingPath };
    const start = { startedAt: newRoute.fixAt, startLon: lon, startLat: lat, straightMetres: metresBetween(trip.from, trip.to) };
    return { ...previous, ...newRoute, ...planned, ...start, realMetres: 0, realSeconds: 0, deviationMetres: 0 };
  }
  const driven = metresBetween([previous.lon!, previous.lat!], trip.from);
  const away = nearestOn(decodePolyline(previous.plannedPath!), trip.from).metres;
  return {
    ...previous,
    ...newRoute,
    realMetres: (previous.realMetres ?? 0) + driven,
    realSeconds: (fixAt - previous.startedAt!.getTime()) / 1_000,
    deviationMetres: Math.max(previous.deviationMetres ?? 0, away),
  };
}

/** Median of the arrival; by the router for routes that were computed before quantiles were stored. */
export function predictedArrivalOf({ fixAt, seconds, p50Seconds }: Pick<TripRow, "fixAt" | "seconds" | "p50Seconds">): Date | null {
  const median = p50Seconds ?? seconds;
  return fixAt && median !== null ? new Date(fixAt.getTime() + Math.round(median * 1_000)) : null;
}

/** The latest arrival comes closer while the resource approaches. It is updated after this change, in ms, because it stays true until then. */
const LATEST_STEP_MS = 5 * MINUTE_MS;

/** True for the first prediction and for changes of at least a step. Freshness comes from the last position. */
export function hasNewPrediction({ eta: stored }: Pick<ClaimRow, "eta">, eta: ArrivalForecast): boolean {
  if (stored === null) return true;
  const [moved50, moved90] = ([50, 90] as const).map((percent) => arrivalBy(eta, percent) - arrivalBy(stored, percent)) as [number, number];
  return Math.abs(moved50) >= PREDICTION_STEP_MS || moved90 >= PREDICTION_STEP_MS || moved90 <= -LATEST_STEP_MS;
}

export const isTripOf = (claim: ClaimRow, trip: TripRow | null): trip is TripRow =>
  trip !== null &&
  trip.supplierId === assignedSupplierId(claim) &&
  (trip.realPath !== null || (trip.computedAt !== null && claim.etaFixAt !== null));

/** Minimum distance between route points, in metres: GPS noise of a parked device. */
const MIN_MOVE_METRES = 15;
const MAX_ACCURACY_METRES = 200;

export function realRoute(fixes: readonly MeasuredFix[]) {
  const path: Place[] = [];
  for (const { lon, lat, accuracy } of fixes) {
    if ((accuracy ?? 0) > MAX_ACCURACY_METRES) continue;
    const last = path.at(-1);
    if (!last || metresBetween(last, [lon, lat]) >= MIN_MOVE_METRES) path.push([lon, lat]);
  }
  if (!path.length || fixes.length < 2) return null;
  return { path, metres: lengthOf(path), seconds: (fixes.at(-1)!.fixAt.getTime() - fixes[0]!.fixAt.getTime()) / 1_000 };
}

export function arrivedTrip(trip: TripRow, real: ReturnType<typeof realRoute>): TripRow {
  const planned = trip.plannedPath === null ? null : simplified(decodePolyline(trip.plannedPath), 10);
  const driven: Path = simplified(real?.path ?? [], 5);
  const away = planned?.length && driven.length ? Math.max(...driven.map((place) => nearestOn(planned, place).metres)) : null;
  return {
    ...trip,
    realPath: encodePolyline(driven),
    realMetres: real?.metres ?? trip.realMetres,
    realSeconds: real?.seconds ?? trip.realSeconds,
    deviationMetres: away ?? trip.deviationMetres,
  };
}

/**
 * Route figures of a trip. The assigned route is the one at departure. Additional distance counts driven plus remaining minus planned, at
 * least 0.
 */
export function routeFiguresOf(trip: TripRow): Record<TripFigure, number | null> {
  const arrived = trip.realPath !== null;
  const beyond = (real: number | null, ahead: number | null, planned: number | null): number | null =>
    real === null || planned === null ? null : Math.max(0, real + (arrived ? 0 : (ahead ?? 0)) - planned);
  const minutes = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 6) / 10);
  const metres = (value: number | null): number | null => (value === null ? null : Math.round(value));
  const planned = { metres: metres(trip.plannedMetres), minutes: minutes(trip.plannedSeconds) };
  return {
    realRouteMetres: metres(trip.realMetres),
    realRouteMinutes: minutes(trip.realSeconds),
    assignedRouteMetres: planned.metres,
    assignedRouteMinutes: planned.minutes,
    straightMetres: metres(trip.straightMetres),
    additionalMetres: metres(beyond(trip.realMetres, trip.metres, trip.plannedMetres)),
    additionalMinutes: minutes(beyond(trip.realSeconds, trip.seconds, trip.plannedSeconds)),
    remainingMetres: arrived ? null : metres(trip.metres),
    precalculatedRouteMetres: planned.metres,
    precalculatedRouteMinutes: planned.minutes,
    thresholdMetres: metres(thresholdOfTrip(trip)),
    deviationMetres: metres(trip.deviationMetres),
  };
}

export const thresholdOfTrip = ({ plannedMetres, plannedPath }: TripRow): number | null =>
  plannedMetres === null || plannedPath === null ? null : thresholdOf(plannedMetres, decodePolyline(plannedPath).length);
