import { anchorAfter, latenessAt, remainingSeconds, timeFrom, type Anchor, type LateChance } from "../../../schema/rules/arrival/remaining";
import { hourOfWeekAt } from "../../../schema/rules/arrival/hourOfWeek";
import type { Router } from "../../../schema/rules/claims/routes";
import type { ClaimRow } from "../../changes/claimState";
import type { arrivalPredictions } from "../../db/tables/arrival";
import type { ArrivalModels } from "./arrivalModels";
import type { TripRow } from "./trips.queries";

type PredictionRow = typeof arrivalPredictions.$inferSelect;

/** Returns the anchor of a trip; `null` before its first route, and for routes computed before anchors were stored. */
export const anchorOf = ({ anchorAt, anchorLon, anchorLat, anchorSeconds, startedAt }: TripRow): Anchor | null =>
  anchorAt && anchorLon !== null && anchorLat !== null && anchorSeconds !== null
    ? {
        at: anchorAt.getTime(),
        place: [anchorLon, anchorLat],
        seconds: anchorSeconds,
        isUnderWay: anchorAt.getTime() !== startedAt?.getTime(),
      }
    : null;

const factsOf = ({ lon, lat, kind, timeZone }: ClaimRow, at: number) => ({
  hourOfWeek: hourOfWeekAt(at, timeZone),
  destination: [lon!, lat!] as const,
  kind,
});

/** Adds the anchor and the quantiles to a trip whose route was computed. `previous` is `null` for a new trip. */
export function withArrivalTimes(trip: TripRow, previous: TripRow | null, claim: ClaimRow, models: ArrivalModels): TripRow {
  const fixAt = trip.fixAt!.getTime();
  const anchor = anchorAfter(previous && anchorOf(previous), fixAt, [trip.lon!, trip.lat!], trip.seconds!);
  const model = models(claim.instanceId, trip.router as Router);
  const { p50, p80, p90 } = remainingSeconds(timeFrom(model, anchor, factsOf(claim, anchor.at)), anchor.at, fixAt);
  const [anchorLon, anchorLat] = anchor.place;
  return {
    ...trip,
    ...{ anchorAt: new Date(anchor.at), anchorLon, anchorLat, anchorSeconds: anchor.seconds },
    ...{ p50Seconds: p50, p80Seconds: p80, p90Seconds: p90, fitVersion: model.version },
  };
}

/** Returns the chance of an arrival after `dueAt`; `null` if the trip has no anchor. */
export function lateChanceOf(trip: TripRow, claim: ClaimRow, models: ArrivalModels, dueAt: number, now: number): LateChance | null {
  const anchor = anchorOf(trip);
  if (!anchor || claim.lon === null || claim.lat === null) return null;
  const time = timeFrom(models(claim.instanceId, trip.router as Router), anchor, factsOf(claim, anchor.at));
  return latenessAt(time, anchor.at, dueAt, now);
}

export const arrivalAt = ({ fixAt }: Pick<TripRow, "fixAt">, seconds: number): Date =>
  new Date(fixAt!.getTime() + Math.round(seconds * 1_000));

export const predictionRowOf = (trip: TripRow, lateChance: number | null): PredictionRow => ({
  claimId: trip.claimId,
  at: trip.fixAt!,
  supplierId: trip.supplierId,
  router: trip.router as Router,
  routerSeconds: trip.seconds!,
  isUnderWay: anchorOf(trip)!.isUnderWay,
  p50At: arrivalAt(trip, trip.p50Seconds!),
  p80At: arrivalAt(trip, trip.p80Seconds!),
  p90At: arrivalAt(trip, trip.p90Seconds!),
  lateChance,
  fitVersion: trip.fitVersion!,
});
