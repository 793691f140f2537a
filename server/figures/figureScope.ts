import { contractParts, type Scope } from "../platform/viewer";

const isSet = (names: ReadonlySet<string> | string): names is ReadonlySet<string> => typeof names !== "string";

/** Viewers restricted to contracts see instances with one of these contracts. */
export const isInstanceInScope = ({ instances, contracts }: Scope, instanceId: string): boolean =>
  (!isSet(instances) || instances.has(instanceId)) &&
  (!isSet(contracts) || [...contracts].some((key) => contractParts(key)[0] === instanceId));

/** Restrictions within an instance; `null` if unrestricted. */
export interface Narrowing {
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
