import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { type Indicator, type IndicatorKey, indicatorOf } from "../../../schema/rules/indicators/indicators";
import type { Scope } from "../../platform/viewer";

/** Whether a viewer may know an indicator: it is not hidden, and neither is anything that it tells of. */
export function canSeeIndicator(scope: Scope, key: IndicatorKey): boolean {
  const indicator: Indicator = indicatorOf(key);
  if (scope.hiddenIndicators.has(key)) return false;
  if (indicator.subject === "CLAIM")
    return scope.layers.includes("INCIDENTS") && !indicator.tellsOf.some((field) => isHidden(scope.hiddenFields, "INCIDENTS", field));
  // Whose resources serve which claims changes by the minute: who sees claims of some contracts only has no resources of its own.
  return scope.layers.includes("MOBILE") && scope.contracts === "all" && scope.suppliers !== "serving";
}
