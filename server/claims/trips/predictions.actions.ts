import { lateChanceAt, type ArrivalForecast } from "../../../schema/rules/arrival/forecast";
import { lateArrival } from "../../../schema/rules/claims/claimWindow";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRow } from "../../changes/claimState";
import { insertRows } from "../../db/bulk/rows";
import type { Tx } from "../../db/connect";
import { arrivalPredictions } from "../../db/tables/arrival";
import { settingsInForce } from "../../settings/settings.queries";
import { claimFactsOf } from "../status/storedStatus";
import { type PredictionRow, predictionRowOf } from "./arrivalTimes";
import type { TripRow } from "./trips.queries";

export interface NewPrediction {
  claim: ClaimRow;
  trip: TripRow;
  eta: ArrivalForecast;
}

export function predictionOf({ claim, trip, eta }: NewPrediction, settings: Settings, now: Date): PredictionRow {
  const lateAt = lateArrival(claimFactsOf(claim, "MOBILE"), settings);
  return predictionRowOf(trip, lateChanceAt(eta, lateAt, now.getTime()));
}

export async function recordPredictions(tx: Tx, predictions: readonly NewPrediction[], now: Date): Promise<void> {
  if (!predictions.length) return;
  const settings = await settingsInForce(tx, now);
  const rows = predictions.map((prediction) => predictionOf(prediction, settings.of(prediction.claim.instanceId).values, now));
  await insertRows(tx, arrivalPredictions, rows);
}
