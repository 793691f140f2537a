import { mapLimits } from "../../schema/rules/map/map";
import type { SupplierAllocationsQuery } from "../gql/graphql";
import { useSupplierAllocationsQuery } from "../gql/hooks";
import { useCanFilterBy } from "../session/useCanSeeField";

export type Allocation = SupplierAllocationsQuery["claims"]["nodes"][number];

/**
 * Open claims of a supplier; `null` without permission. They have no subscription, so they are polled and reloaded when the map reports
 * the supplier.
 */
export function useAllocations(id: string) {
  const canAsk = useCanFilterBy()("claims", "supplierIds");
  const result = useSupplierAllocationsQuery({
    variables: { id },
    pollInterval: mapLimits.refreshIntervalMs,
    fetchPolicy: "cache-and-network",
    skip: !canAsk,
  });
  return canAsk ? result : null;
}
