import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import type { MapAddress } from "../address/mapAddress";

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Number of claims that pass the complete filter. The map's counts ignore the status filter. */
export function filterMatches(
  { claims, withoutPosition: placeless }: FrameTotals,
  { claimStatuses, withoutPosition }: Pick<MapAddress, "claimStatuses" | "withoutPosition">,
): number {
  if (withoutPosition) return placeless[mapLayers.indexOf("INCIDENTS")] ?? 0;
  return claimStatuses.length ? sum(claimStatuses.map((status) => claims[claimStatusOrder.indexOf(status)] ?? 0)) : sum(claims);
}
