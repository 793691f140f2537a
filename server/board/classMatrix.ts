// Precomputes, for each packed word without its instance, whether a scope and a filter pass it.
import { claimStatusOrder, serviceKinds } from "../../schema/rules/lists/claims";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import type { BoardFilter, BoardScope } from "./boardScope";
import { classMask, incidentLayer, kindOf, layerOf, mobileLayer, scheduledCode, scheduledOf, statusOf } from "./packedAttributes";

/** Bits of a class: the feature passes everything, or everything except the status filter. */
export const passesAll = 1;
export const passesExceptStatus = 2;

export function classMatrix(scope: BoardScope, filter: BoardFilter): Uint8Array {
  const hidden = new Set(scope.hiddenColumns);
  const ignoresStatus = hidden.has("status") || filter.withoutPosition === true;
  const isAllowed = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
    !list || (value !== undefined && list.includes(value));
  const scheduled = filter.scheduled?.map(scheduledCode);
  return Uint8Array.from({ length: classMask + 1 }, (_, packed) => {
    const layer = layerOf(packed);
    const name = mapLayers[layer];
    if (name === undefined || !scope.layers.includes(name)) return 0;
    if (layer === incidentLayer) {
      if (!hidden.has("kind") && !isAllowed(filter.kinds, serviceKinds[kindOf(packed)])) return 0;
      if (!isAllowed(scheduled, scheduledOf(packed))) return 0;
      return ignoresStatus || isAllowed(filter.statuses, claimStatusOrder[statusOf(packed)])
        ? passesAll | passesExceptStatus
        : passesExceptStatus;
    }
    if (layer !== mobileLayer || ignoresStatus) return passesAll | passesExceptStatus;
    return isAllowed(filter.resourceStatuses, resourceStatusOrder[statusOf(packed)]) ? passesAll | passesExceptStatus : passesExceptStatus;
  });
}
