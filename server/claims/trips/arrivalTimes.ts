import { stepKeyOf } from "../../../schema/rules/arrival/arrivalModel";
import { forecastSeconds, secondsBy, type ArrivalForecast } from "../../../schema/rules/arrival/forecast";
import { anchorAfter, timeFrom, type Anchor } from "../../../schema/rules/arrival/remaining";
import { hourOfWeekAt } from "../../../schema/rules/arrival/hourOfWeek";
import type { Router } from "../../../schema/rules/claims/routes";
import type { ClaimRow } from "../../changes/claimState";
import type { arrivalPredictions } from "../../db/tables/arrival";
import type { ArrivalModels } from "./arrivalModels.queries";
import type { TripRow } from "./trips.queries";

export type PredictionRow = typeof arrivalPredictions.$inferSelect;

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
export function withArrivalTimes(
  trip: TripRow,
  previous: TripRow | null,
  claim: ClaimRow,
  models: ArrivalModels,
): { trip: TripRow; eta: ArrivalForecast } {
  const fixAt = trip.fixAt!.getTime();
  const router = trip.router as Router;
  const anchor = anchorAfter(previous && anchorOf(previous), fixAt, [trip.lon!, trip.lat!], trip.seconds!);
  const model = models(claim.instanceId, router);
  const facts = factsOf(claim, anchor.at);
  const time = timeFrom(model, anchor, facts);
  const seconds = forecastSeconds(time, anchor.at, fixAt);
  const hourShift = (["hour", "hourOfWeek"] as const).reduce((sum, step) => {
    const key = stepKeyOf[step]({ ...facts, predictedSeconds: anchor.seconds, isUnderWay: anchor.isUnderWay });
    return sum + (model.steps[step][key] ?? 0);
  }, 0);
  const eta = { fixAt, anchorAt: anchor.at, seconds, router, routerSeconds: trip.seconds!, version: model.version, hourShift };
  const [anchorLon, anchorLat] = anchor.place;
  const [p50Seconds, p80Seconds, p90Seconds] = [secondsBy(eta, 50), secondsBy(eta, 80), secondsBy(eta, 90)];
  return {
    trip: {
      ...trip,
      ...{ anchorAt: new Date(anchor.at), anchorLon, anchorLat, anchorSeconds: anchor.seconds },
      ...{ p50Seconds, p80Seconds, p90Seconds, fitVersion: model.version },
    },
    eta,
  };
}

const arrivalAt = ({ fixAt }: Pick<TripRow, "fixAt">, seconds: number): Date => new Date(fixAt!.getTime() + Math.round(seconds * 1_000));

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
