import { claimStatusOrder } from "../../../schema/rules/claims/claims";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import { mapLimits } from "../../../schema/rules/map/map";
import { useClaimTotalQuery } from "../../gql/hooks";

/** How many open claims there are whatever the filter; null: not known yet. The counts of the map are those that the filter lets through. */
export function useClaimTotal(totals: FrameTotals | null, isNarrowed: boolean): number | null {
  const { data } = useClaimTotalQuery({
    skip: !isNarrowed,
    pollInterval: mapLimits.refreshIntervalMs,
    fetchPolicy: "cache-and-network",
  });
  if (isNarrowed) return data ? data.kpis.claims.reduce((sum, { count }) => sum + count, 0) : null;
  return totals && claimStatusOrder.reduce((sum, _, place) => sum + (totals.claims[place] ?? 0), 0);
}
