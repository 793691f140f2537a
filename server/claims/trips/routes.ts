import type { ClaimTrip, ClaimRoutes, RoutePart, MilestonePosition } from "../../../schema/claims/claimTrips";
import { lengthOf, simplified, splitAt, type Path } from "../../../schema/rules/geo/geo";
import { decodePolyline, encodePolyline } from "../../../schema/rules/geo/polyline";
import type { Router } from "../../../schema/rules/claims/routes";
import { predictedArrivalOf, realRoute, thresholdOfTrip } from "./progress";
import type { TripRow, MeasuredFix, MilestonePositionRow } from "./trips.queries";

export function toClaimTrip(trip: TripRow): ClaimTrip | null {
  const { seconds, metres, computedAt, fixAt, plannedMetres, plannedSeconds, straightMetres, deviationMetres } = trip;
  const predictedAt = predictedArrivalOf(trip);
  if (computedAt === null || fixAt === null || predictedAt === null) return null;
  return {
    seconds: seconds!,
    metres: metres!,
    computedAt,
    fixAt,
    predictedAt,
    router: trip.router as Router,
    plannedMetres: plannedMetres!,
    plannedSeconds: plannedSeconds!,
    straightMetres: straightMetres!,
    deviationMetres: deviationMetres ?? 0,
    thresholdMetres: thresholdOfTrip(trip)!,
  };
}

/** `track` contains the fixes since departure. Ignored after arrival, when the real route is stored. */
export function toClaimRoutes(trip: TripRow, track: readonly MeasuredFix[]): ClaimRoutes {
  const precalculated = toRoutePart(trip.plannedPath, trip.plannedMetres, trip.plannedSeconds);
  const router = trip.router as Router | null;
  if (trip.realPath !== null)
    return {
      precalculated,
      assignedDone: precalculated,
      assignedPending: null,
      real: toRoutePart(trip.realPath, trip.realMetres, trip.realSeconds),
      router,
    };
  const real = realRoute(track);
  return {
    precalculated,
    assignedDone: precalculated && completedPart(precalculated, trip),
    assignedPending: toRoutePart(trip.pendingPath, trip.metres, trip.seconds),
    real: real && toRoutePart(encodePolyline(simplified(real.path, 5)), real.metres, real.seconds),
    router,
  };
}

/** The completed part ends at the route's point nearest to the resource. */
function completedPart(route: RoutePart, { lon, lat }: TripRow): RoutePart {
  const path: Path = decodePolyline(route.path);
  const { done } = splitAt(path, [lon!, lat!]);
  const share = lengthOf(done) / (lengthOf(path) || 1);
  return { path: encodePolyline(done), metres: route.metres * share, minutes: route.minutes * share };
}

const toRoutePart = (path: string | null, metres: number | null, seconds: number | null): RoutePart | null =>
  !path || metres === null || seconds === null ? null : { path, metres, minutes: seconds / 60 };

export const toMilestonePosition = ({ moment, at, lon, lat, fixAt, metres }: MilestonePositionRow): MilestonePosition => ({
  moment,
  at,
  position: { lon, lat, at: fixAt },
  ageSeconds: Math.round((at.getTime() - fixAt.getTime()) / 1_000),
  metres,
});
