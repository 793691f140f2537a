// What is in a feature's word, but for its instance: one look tells whether a scope and a filter let it through.
import { claimStatusOrder, serviceKinds } from "../../schema/rules/claims";
import { mapLayers } from "../../schema/rules/map";
import { resourceStatusOrder } from "../../schema/rules/suppliers";
import type { BoardFilter, BoardScope } from "./scope";
import { classMask, incidents, kindOf, layerOf, mobile, scheduledCode, scheduledOf, statusOf } from "./word";

/** What a feature passes: everything, or everything but the status filter. */
export const passesAll = 1;
export const passesButStatus = 2;

/** By class: which of the two its features pass. */
export function classTable(scope: BoardScope, filter: BoardFilter): Uint8Array {
  const hidden = new Set(scope.hiddenColumns);
  const barsOff = hidden.has("status") || filter.withoutPosition === true;
  const has = <T>(list: readonly T[] | undefined, value: T | undefined): boolean => !list || (value !== undefined && list.includes(value));
  const scheduled = filter.scheduled === undefined ? null : scheduledCode(filter.scheduled === "none" ? null : filter.scheduled);
  return Uint8Array.from({ length: classMask + 1 }, (_, word) => {
    const layer = layerOf(word);
    const name = mapLayers[layer];
    if (name === undefined || !scope.layers.includes(name)) return 0;
    if (layer === incidents) {
      if (!hidden.has("kind") && !has(filter.kinds, serviceKinds[kindOf(word)])) return 0;
      if (scheduled !== null && scheduled !== scheduledOf(word)) return 0;
      return barsOff || has(filter.statuses, claimStatusOrder[statusOf(word)]) ? passesAll | passesButStatus : passesButStatus;
    }
    if (layer !== mobile || barsOff) return passesAll | passesButStatus;
    return has(filter.resourceStatuses, resourceStatusOrder[statusOf(word)]) ? passesAll | passesButStatus : passesButStatus;
  });
}
