// When what was predicted of the way to a claim says nothing any more.
import { isBeforeLead } from "../../../schema/rules/claims/claimWindow";
import type { ClaimRow } from "../../changes/claimState";
import { claimFactsOf } from "../status/storedStatus";

/** Drops the prediction of a claim that nobody can be driving to by it, so that it does not come back later either. */
export function dropPrediction(row: ClaimRow, before: ClaimRow | null, now: Date): void {
  if (before === null) return;
  const elsewhere = row.lon !== before.lon || row.lat !== before.lat;
  // Readings, "Claim status", rule 2: nobody drives to a planned start that is further away than the lead.
  const tooEarly = row.arrivedAt === null && isBeforeLead(claimFactsOf(row, null), now.getTime());
  if (elsewhere || tooEarly || (isTripOver(before) && !isTripOver(row))) Object.assign(row, { etaSeconds: null, etaFixAt: null });
}

/** Somebody has arrived, or the service has ended. A record can take both back: the way before it is driven no more. */
const isTripOver = ({ arrivedAt, finishedAt, cancelledAt }: ClaimRow): boolean =>
  arrivedAt !== null || finishedAt !== null || cancelledAt !== null;
