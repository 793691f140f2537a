import { isBeforeLead } from "../../../schema/rules/claims/claimWindow";
import type { ClaimRow } from "../../changes/claimState";
import { claimFactsOf } from "../status/storedStatus";

export const NO_PREDICTION = { etaSeconds: null, etaFixAt: null, eta: null };

/** Clears a prediction that no longer describes the current trip, so that it cannot reappear later. */
export function dropPrediction(row: ClaimRow, before: ClaimRow | null, now: Date): void {
  if (before === null) return;
  const elsewhere = row.lon !== before.lon || row.lat !== before.lat;
  // No trip starts before the lead time of a planned service. Specification readings, "Claim status", rule 2.
  const tooEarly = row.arrivedAt === null && isBeforeLead(claimFactsOf(row, null), now.getTime());
  if (elsewhere || tooEarly || (isTripOver(before) && !isTripOver(row))) Object.assign(row, NO_PREDICTION);
}

/** True after arrival or end. If a record revokes both, the prediction belongs to the old trip. */
const isTripOver = ({ arrivedAt, finishedAt, cancelledAt }: ClaimRow): boolean =>
  arrivedAt !== null || finishedAt !== null || cancelledAt !== null;
