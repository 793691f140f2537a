import { mapLimits } from "../../schema/rules/map/map";
import type { SupplierAllocationsQuery } from "../gql/graphql";
import { useSupplierAllocationsQuery } from "../gql/hooks";
import { useCanFilterBy } from "../session/useCanSeeField";

export type Allocation = SupplierAllocationsQuery["claims"]["nodes"][number];

/**
 * The open claims that a supplier has been given; null where the profile does not let one ask for them. Which claims it has is no subscription
 * of its own: asked as often as a map without a live connection, and whenever the map tells of the supplier.
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
