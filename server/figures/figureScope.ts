// Of which instances a viewer has figures, and what they are narrowed to.
import { contractParts, type Scope } from "../platform/viewer";

const isSet = (names: ReadonlySet<string> | string): names is ReadonlySet<string> => typeof names !== "string";

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
