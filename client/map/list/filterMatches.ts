import { claimStatusOrder } from "../../../schema/rules/claims/claims";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import type { MapAddress } from "../address/mapAddress";

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** How many claims the status filter lets through, of how many there are. */
export function filterMatches(
  { claims }: FrameTotals,
  { claimStatuses }: Pick<MapAddress, "claimStatuses">,
): { shown: number; total: number } {
  const total = sum(claims);
  const shown = claimStatuses.length ? sum(claimStatuses.map((status) => claims[claimStatusOrder.indexOf(status)] ?? 0)) : total;
  return { shown, total };
}
