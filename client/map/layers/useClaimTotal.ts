import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import { mapLimits } from "../../../schema/rules/map/map";
import { useClaimTotalQuery } from "../../gql/hooks";

/** Number of open claims without the filter; `null` while loading. The map's own counts are filtered. */
export function useClaimTotal(totals: FrameTotals | null, isNarrowed: boolean): number | null {
  const { data } = useClaimTotalQuery({
    skip: !isNarrowed,
    pollInterval: mapLimits.refreshIntervalMs,
    fetchPolicy: "cache-and-network",
  });
  if (isNarrowed) return data ? data.kpis.claims.reduce((sum, { count }) => sum + count, 0) : null;
  return totals && claimStatusOrder.reduce((sum, _, place) => sum + (totals.claims[place] ?? 0), 0);
}
