import { lateArrival } from "../../../schema/rules/claims/claimWindow";
import type { ClaimRow } from "../../changes/claimState";
import { appendRows } from "../../db/bulk/rows";
import type { Tx } from "../../db/connect";
import { arrivalPredictions } from "../../db/tables/arrival";
import { settingsInForce } from "../../settings/settings.queries";
import { claimFactsOf } from "../status/storedStatus";
import type { ArrivalModels } from "./arrivalModels";
import { lateChanceOf, predictionRowOf } from "./arrivalTimes";
import type { TripRow } from "./trips.queries";

/** Appends the predictions that replace the ones shown until now, with the model that made them. */
export async function recordPredictions(
  tx: Tx,
  predictions: readonly { claim: ClaimRow; trip: TripRow }[],
  models: ArrivalModels,
  now: Date,
): Promise<void> {
  if (!predictions.length) return;
  const settings = await settingsInForce(tx, now);
  const rows = predictions.map(({ claim, trip }) => {
    const dueAt = lateArrival(claimFactsOf(claim, "MOBILE"), settings.of(claim.instanceId).values);
    return predictionRowOf(trip, lateChanceOf(trip, claim, models, dueAt, now.getTime())?.chance ?? null);
  });
  await appendRows(tx, arrivalPredictions, rows);
}
