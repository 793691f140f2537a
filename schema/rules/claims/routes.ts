import { MINUTE_MS } from "../durations";
import { metresBetween, type Place } from "../geo/geo";
import { claimStatuses, openClaimStatuses, type ServiceKind } from "../lists/claims";

export const Router = {
  /** Straight line with the detour factor and the usual speed, where no road is known. */
  STRAIGHT: "STRAIGHT",
  ROADS: "ROADS",
  OSRM: "OSRM",
  HERE: "HERE",
} as const;
export type Router = keyof typeof Router;

export const detour = 1.3;

/** Average door-to-door speed in km/h, town and country combined. */
export const usualSpeedKmh: Record<ServiceKind, number> = { TOW: 45, TAXI: 50, AMBULANCE: 65, LAWYER: 50, ROADSIDE: 50, OTHER: 50 };

export function estimatedWay(straightMetres: number, kind: ServiceKind): { metres: number; seconds: number } {
  const metres = straightMetres * detour;
  return { metres, seconds: metres / (usualSpeedKmh[kind] / 3.6) };
}
export const straightTravel = (from: Place, to: Place, kind: ServiceKind): { metres: number; seconds: number } =>
  estimatedWay(metresBetween(from, to), kind);

/** Statuses in which a resource can be driving to the claim: assigned but not arrived. */
export const awaitedStatuses = openClaimStatuses.filter((status) => ["pendingArrival", "managed"].includes(claimStatuses[status].stage));

/** Statuses in which the resource is busy at the claim. Overdue work does not count, because many suppliers forget to report its end. */
export const atWorkStatuses = openClaimStatuses.filter(
  (status) => claimStatuses[status].stage === "onSite" && status !== "NO_FINISH_DELAYED",
);

/** A route is recomputed after this time or distance, whichever comes first. Positions older than a day are ignored. */
export const tripLimits = { recomputeAfterSeconds: 15, recomputeAfterMetres: 200, maxFixAgeSeconds: 86_400 } as const;

/** Minimum change of a prediction before the claim is updated, in ms; prevents flapping statuses and needless writes. */
export const PREDICTION_STEP_MS = MINUTE_MS;

export const plannedThreshold = { metres: 500, share: 0.1, straightShare: 0.32 } as const;

/**
 * Allowed distance from the planned route in metres. A straight line (two points) allows 0.32 of its length, the most a 1.3 times longer
 * road can deviate.
 */
export const thresholdOf = (plannedMetres: number, points: number): number =>
  Math.max(plannedThreshold.metres, plannedMetres * (points > 2 ? plannedThreshold.share : plannedThreshold.straightShare));
