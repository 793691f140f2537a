// The way of a resource to its claim: who computed it, how fast one drives where no road is known, how far off it may be.
import { MINUTE_MS } from "../durations";
import { claimFields } from "../fields/claimFields";
import { type NamesInGroup, namesInGroup } from "../fields/field";
import { metresBetween, type Place } from "../geo/geo";
import { claimStatuses, openClaimStatuses, type ServiceKind } from "./claims";

/** Who computed a route, the default first. */
export const Router = {
  /** A straight line, lengthened, at the usual speed: where no road is known. */
  STRAIGHT: "STRAIGHT",
  /** Our own search through the road network of the street pack. */
  ROADS: "ROADS",
  OSRM: "OSRM",
  HERE: "HERE",
} as const;
export type Router = keyof typeof Router;

/** How much longer the road is than the straight line. */
export const detour = 1.3;

/** Usual speed from door to door, kilometres an hour: town and country mixed; a tow truck is slower, an ambulance faster than a car. */
export const usualSpeedKmh: Record<ServiceKind, number> = { TOW: 45, TAXI: 50, AMBULANCE: 65, LAWYER: 50, ROADSIDE: 50, OTHER: 50 };

/** Where no road is known: the straight line, as much longer as roads usually are, at the usual speed of who drives. */
export function estimatedWay(straightMetres: number, kind: ServiceKind): { metres: number; seconds: number } {
  const metres = straightMetres * detour;
  return { metres, seconds: metres / (usualSpeedKmh[kind] / 3.6) };
}
export const straightTravel = (from: Place, to: Place, kind: ServiceKind): { metres: number; seconds: number } =>
  estimatedWay(metresBetween(from, to), kind);

/** Somebody is assigned and has not arrived: the claims that a resource can be driving to. */
export const awaitedStatuses = openClaimStatuses.filter((status) => ["pendingArrival", "managed"].includes(claimStatuses[status].stage));

/**
 * At work there: the resource drives to no other claim meanwhile. Overdue work keeps nobody: who forgets to report the end has often left
 * long ago.
 */
export const atWorkStatuses = openClaimStatuses.filter(
  (status) => claimStatuses[status].stage === "onSite" && status !== "NO_FINISH_DELAYED",
);

/** When the way still to go is computed again: when this much time has passed, or this far was driven, whichever is first. A position older than a day says nothing. */
export const tripLimits = { recomputeAfterSeconds: 15, recomputeAfterMetres: 200, maxFixAgeSeconds: 86_400 } as const;

/** A claim's prediction moves when it differs by this much, ms, so that statuses do not flap and positions do not write claims. */
export const PREDICTION_STEP_MS = MINUTE_MS;

/** How far from its planned route a resource may be: at least so many metres, or a share of a route, or of a straight line. */
export const plannedThreshold = { metres: 500, share: 0.1, straightShare: 0.32 } as const;

/**
 * How far from its planned route a resource may be, metres: 500, or a tenth of the route. A route of two points is a straight line: as
 * nobody knows the road, all that a way of 1.3 times its length can bend is allowed (0.32 of that length).
 */
export const thresholdOf = (plannedMetres: number, points: number): number =>
  Math.max(plannedThreshold.metres, plannedMetres * (points > 2 ? plannedThreshold.share : plannedThreshold.straightShare));

/** Figures of the routes of a claim's resource, each a column of the claim. */
export type RouteFigure = NamesInGroup<typeof claimFields, "routeFigures">;
export const routeFigures = namesInGroup(claimFields, "routeFigures");
/** Those that a trip tells; the others only the source sends. */
export type TripFigure = Exclude<RouteFigure, "originMetres" | "destinationMetres">;
