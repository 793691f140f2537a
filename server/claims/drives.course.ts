// What a new route makes of a drive, and what of it the claim is told. Pure.
import { lengthOf, metresBetween, nearestOn, simplified, type Path, type Place } from "../../schema/rules/geo";
import { decodePolyline, encodePolyline } from "../../schema/rules/polyline";
import { predictionStep, thresholdOf } from "../../schema/rules/routes";
import type { ClaimRow } from "../changes/claimState";
import type { Route } from "../outside/maps/route";
import { assignedTo } from "./claims.assignment";
import type { DriveRow, Measured } from "./drives.queries";
import type { Due } from "./drives.turns";

/** The drive after its way was computed; one that sets off anew keeps nothing of what was. */
export function drivenOn(drive: DriveRow, { fixAt, trip }: Due, route: Route, setsOff: boolean, now: Date): DriveRow {
  const [lon, lat] = trip.from;
  const ahead = { metres: route.metres, seconds: Math.max(0, route.seconds), pendingPath: route.path, router: route.router };
  const found = { leasedUntil: now, computedAt: now, fixAt: new Date(fixAt), lon, lat, realPath: null, ...ahead };
  if (setsOff) {
    const planned = { plannedMetres: ahead.metres, plannedSeconds: ahead.seconds, plannedPath: ahead.pendingPath };
    const start = { startedAt: found.fixAt, startLon: lon, startLat: lat, straightMetres: metresBetween(trip.from, trip.to) };
    return { ...drive, ...found, ...planned, ...start, realMetres: 0, realSeconds: 0, deviationMetres: 0 };
  }
  const driven = metresBetween([drive.lon!, drive.lat!], trip.from);
  const away = nearestOn(decodePolyline(drive.plannedPath!), trip.from).away;
  return {
    ...drive,
    ...found,
    realMetres: (drive.realMetres ?? 0) + driven,
    realSeconds: (fixAt - drive.startedAt!.getTime()) / 1_000,
    deviationMetres: Math.max(drive.deviationMetres ?? 0, away),
  };
}

/** When the resource will be there, by the drive's last route. */
export const predictedBy = ({ fixAt, seconds }: Pick<DriveRow, "fixAt" | "seconds">): Date | null =>
  fixAt && seconds !== null ? new Date(fixAt.getTime() + Math.round(seconds * 1_000)) : null;

/** Whether the claim is told of the drive: its first prediction, and one that differs by a minute. How fresh it is the last position says. */
export function tells(claim: ClaimRow, drive: DriveRow): boolean {
  const told = predictedBy({ fixAt: claim.etaFixAt, seconds: claim.etaSeconds });
  return told === null || Math.abs(predictedBy(drive)!.getTime() - told.getTime()) >= predictionStep;
}

/** Whether the drive is the one of the claim's present supplier; an earlier one's says nothing any more. */
export const isDriveOf = (claim: ClaimRow, drive: DriveRow | null): drive is DriveRow =>
  drive !== null &&
  drive.supplierId === assignedTo(claim) &&
  (drive.realPath !== null || (drive.computedAt !== null && claim.etaFixAt !== null));

/** Points that are no way: shaking of a standing device, metres; and what no device says for sure. */
const still = 15;
const vague = 200;

/** The way that positions tell of, and how long it took; null: they tell of none. */
export function realRoute(fixes: readonly Measured[]) {
  const path: Place[] = [];
  for (const { lon, lat, accuracy } of fixes) {
    if ((accuracy ?? 0) > vague) continue;
    const last = path.at(-1);
    if (!last || metresBetween(last, [lon, lat]) >= still) path.push([lon, lat]);
  }
  if (!path.length || fixes.length < 2) return null;
  return { path, metres: lengthOf(path), seconds: (fixes.at(-1)!.fixAt.getTime() - fixes[0]!.fixAt.getTime()) / 1_000 };
}

/** The drive once the resource has arrived: its real route in place of what was still to go. */
export function arrivedBy(drive: DriveRow, real: ReturnType<typeof realRoute>): DriveRow {
  const planned = drive.plannedPath === null ? null : simplified(decodePolyline(drive.plannedPath), 10);
  const driven: Path = simplified(real?.path ?? [], 5);
  const away = planned?.length && driven.length ? Math.max(...driven.map((place) => nearestOn(planned, place).away)) : null;
  return {
    ...drive,
    realPath: encodePolyline(driven),
    realMetres: real?.metres ?? drive.realMetres,
    realSeconds: real?.seconds ?? drive.realSeconds,
    deviationMetres: away ?? drive.deviationMetres,
  };
}

const figures = [
  "realRouteDistance",
  "realRouteMinutes",
  "assignedRouteDistance",
  "assignedRouteMinutes",
  "straightDistance",
  "additionalDistance",
  "additionalMinutes",
  "currentDistance",
  "precalculatedRouteDistance",
  "precalculatedRouteMinutes",
  "thresholdDistance",
  "deviationDistance",
] as const;
export type RouteFigure = (typeof figures)[number];

/**
 * What a drive says of the route fields of its claim. The assigned route is the one as the resource set off; what is beyond it counts what
 * was driven and what is still to go, and is never less than nothing.
 */
export function figuresOf(drive: DriveRow): Record<RouteFigure, number | null> {
  const arrived = drive.realPath !== null;
  const beyond = (real: number | null, ahead: number | null, planned: number | null): number | null =>
    real === null || planned === null ? null : Math.max(0, real + (arrived ? 0 : (ahead ?? 0)) - planned);
  const minutes = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 6) / 10);
  const metres = (value: number | null): number | null => (value === null ? null : Math.round(value));
  const planned = { metres: metres(drive.plannedMetres), minutes: minutes(drive.plannedSeconds) };
  return {
    realRouteDistance: metres(drive.realMetres),
    realRouteMinutes: minutes(drive.realSeconds),
    assignedRouteDistance: planned.metres,
    assignedRouteMinutes: planned.minutes,
    straightDistance: metres(drive.straightMetres),
    additionalDistance: metres(beyond(drive.realMetres, drive.metres, drive.plannedMetres)),
    additionalMinutes: minutes(beyond(drive.realSeconds, drive.seconds, drive.plannedSeconds)),
    currentDistance: arrived ? null : metres(drive.metres),
    precalculatedRouteDistance: planned.metres,
    precalculatedRouteMinutes: planned.minutes,
    thresholdDistance: metres(thresholdOfDrive(drive)),
    deviationDistance: metres(drive.deviationMetres),
  };
}

export const thresholdOfDrive = ({ plannedMetres, plannedPath }: DriveRow): number | null =>
  plannedMetres === null || plannedPath === null ? null : thresholdOf(plannedMetres, decodePolyline(plannedPath).length);
