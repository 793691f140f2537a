import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { type Indicator, type IndicatorKey, indicatorOf } from "../../../schema/rules/indicators/indicators";
import type { Scope } from "../../platform/viewer";

export function canSeeIndicator(scope: Scope, key: IndicatorKey): boolean {
  const indicator: Indicator = indicatorOf(key);
  if (scope.hiddenIndicators.has(key)) return false;
  if (indicator.subject === "CLAIM")
    return scope.layers.includes("INCIDENTS") && !indicator.tellsOf.some((field) => isHidden(scope.hiddenFields, "INCIDENTS", field));
  // A client's suppliers change with its claims by the minute, so such a viewer has no resource indicators.
  return scope.layers.includes("MOBILE") && scope.contracts === "all" && scope.suppliers !== "serving";
}
