// A drive as the API shows it.
import type { ClaimDrive, ClaimRoutes, RoutePart, Sighting } from "../../schema/claimRoute";
import { lengthOf, simplified, splitAt, type Path } from "../../schema/rules/geo";
import { decodePolyline, encodePolyline } from "../../schema/rules/polyline";
import type { Router } from "../../schema/rules/routes";
import { predictedBy, realRoute, thresholdOfDrive } from "./drives.course";
import type { DriveRow, Measured, SightingRow } from "./drives.queries";

/** Null: its way is not computed yet. */
export function driveShown(drive: DriveRow): ClaimDrive | null {
  const { seconds, metres, computedAt, fixAt, plannedMetres, plannedSeconds, straightMetres, deviationMetres } = drive;
  const predictedAt = predictedBy(drive);
  if (computedAt === null || fixAt === null || predictedAt === null) return null;
  return {
    seconds: seconds!,
    metres: metres!,
    computedAt,
    fixAt,
    predictedAt,
    router: drive.router as Router,
    plannedMetres: plannedMetres!,
    plannedSeconds: plannedSeconds!,
    straightMetres: straightMetres!,
    deviationMetres: deviationMetres ?? 0,
    thresholdMetres: thresholdOfDrive(drive)!,
  };
}

/** `track`: what was measured since it set off; of one that has arrived the way is kept. */
export function routesShown(drive: DriveRow, track: readonly Measured[]): ClaimRoutes {
  const precalculated = part(drive.plannedPath, drive.plannedMetres, drive.plannedSeconds);
  if (drive.realPath !== null)
    return {
      precalculated,
      assignedDone: precalculated,
      assignedPending: null,
      real: part(drive.realPath, drive.realMetres, drive.realSeconds),
    };
  const real = realRoute(track);
  return {
    precalculated,
    assignedDone: precalculated && doneOf(precalculated, drive),
    assignedPending: part(drive.pendingPath, drive.metres, drive.seconds),
    real: real && part(encodePolyline(simplified(real.path, 5)), real.metres, real.seconds),
  };
}

/** A resource that is off its route has done the part up to the place on it that is nearest. */
function doneOf(route: RoutePart, { lon, lat }: DriveRow): RoutePart {
  const path: Path = decodePolyline(route.path);
  const { done } = splitAt(path, [lon!, lat!]);
  const share = lengthOf(done) / (lengthOf(path) || 1);
  return { path: encodePolyline(done), metres: route.metres * share, minutes: route.minutes * share };
}

const part = (path: string | null, metres: number | null, seconds: number | null): RoutePart | null =>
  !path || metres === null || seconds === null ? null : { path, metres, minutes: seconds / 60 };

export const sightingShown = ({ moment, at, lon, lat, fixAt, metres }: SightingRow): Sighting => ({
  moment,
  at,
  position: { lon, lat, at: fixAt },
  ageSeconds: Math.round((at.getTime() - fixAt.getTime()) / 1_000),
  metres,
});
