import type { ClaimEta } from "../../../schema/claims/claimEta";
import { latenessOfChance } from "../../../schema/rules/arrival/lateness";
import { lateArrival } from "../../../schema/rules/claims/claimWindow";
import { outdatedFrom } from "../../../schema/rules/suppliers/resourceStatus";
import type { Router } from "../../../schema/rules/claims/routes";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRow } from "../../changes/claimState";
import { claimFactsOf } from "../status/storedStatus";
import type { ArrivalModels } from "./arrivalModels";
import { arrivalAt, lateChanceOf } from "./arrivalTimes";
import type { TripRow } from "./trips.queries";

/** Returns the expected arrival; `null` if the position is outdated, or the route was computed before quantiles were stored. */
export function toClaimEta(trip: TripRow, claim: ClaimRow, settings: Settings, models: ArrivalModels, now: number): ClaimEta | null {
  const { fixAt, seconds, p50Seconds, p80Seconds, p90Seconds, fitVersion } = trip;
  if (!fixAt || p50Seconds === null || p80Seconds === null || p90Seconds === null || now >= outdatedFrom(fixAt.getTime(), settings))
    return null;
  const late = lateChanceOf(trip, claim, models, lateArrival(claimFactsOf(claim, "MOBILE"), settings), now);
  if (!late) return null;
  return {
    p50: arrivalAt(trip, p50Seconds),
    p80: arrivalAt(trip, p80Seconds),
    p90: arrivalAt(trip, p90Seconds),
    factor: seconds ? p50Seconds / seconds : null,
    source: trip.router as Router,
    version: fitVersion!,
    fixAt,
    lateChance: late.chance,
    lateness: latenessOfChance(late.chance),
    veryLikelyLateAt: new Date(late.veryLikelyAt),
  };
}
