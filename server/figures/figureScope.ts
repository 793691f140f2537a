// Which indicators a viewer may know, and of which kept figures its own are made.
import { type Indicator, type IndicatorKey, indicatorOf } from "../../schema/rules/indicators/indicators";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { contractParts, type Scope } from "../platform/viewer";

const isSet = (names: ReadonlySet<string> | string): names is ReadonlySet<string> => typeof names !== "string";

/** Whether a viewer may know an indicator: it is not hidden, and neither is anything that it tells of. */
export function canSeeIndicator(scope: Scope, key: IndicatorKey): boolean {
  const indicator: Indicator = indicatorOf(key);
  if (scope.hiddenIndicators.has(key)) return false;
  if (indicator.subject === "CLAIM")
    return scope.layers.includes("INCIDENTS") && !indicator.tellsOf.some((field) => isHidden(scope.hiddenFields, "INCIDENTS", field));
  // Whose resources serve which claims changes by the minute: who sees claims of some contracts only has no resources of its own.
  return scope.layers.includes("MOBILE") && scope.contracts === "all" && scope.suppliers !== "serving";
}

/** Of who sees claims of some contracts only, those in which it has one. */
export const isInstanceInScope = ({ instances, contracts }: Scope, instanceId: string): boolean =>
  (!isSet(instances) || instances.has(instanceId)) &&
  (!isSet(contracts) || [...contracts].some((key) => contractParts(key)[0] === instanceId));

/** What figures of a scope are narrowed to in an instance, beside the layers; null: not narrowed. */
export interface Narrowing {
  /** Client and contract. */
  contracts: readonly (readonly [clientId: string, contractId: string])[] | null;
  supplierIds: readonly string[] | null;
}

export function narrowingOf({ contracts, suppliers }: Scope, instanceId: string): Narrowing {
  return {
    contracts: isSet(contracts)
      ? [...contracts]
          .map(contractParts)
          .filter(([instance]) => instance === instanceId)
          .map(([, clientId, contractId]) => [clientId!, contractId!] as const)
      : null,
    supplierIds: isSet(suppliers) ? [...suppliers] : null,
  };
}
