// What the server is asked for by what stands in the map's address: one function for the map, its counts, its lists and the worklist.
import { supplierParts } from "../../filters/filter";
import type { ClaimFilter, MapFilterInput, SupplierFilter } from "../../gql/graphql";
import type { MapAddress } from "./mapAddress";

export type FilterAddress = Pick<MapAddress, "claimStatuses" | "resourceStatuses" | "filter" | "withoutPosition">;

/** The filter of the map. While the list shows what has no position, nothing is narrowed by status. */
export const mapFilterOf = ({ filter, claimStatuses, resourceStatuses, withoutPosition }: FilterAddress): MapFilterInput => ({
  ...filter,
  ...(!withoutPosition && claimStatuses.length && { statuses: claimStatuses }),
  ...(!withoutPosition && resourceStatuses.length && { resourceStatuses }),
});

/** The filter of a list of open claims. */
export function claimFilterOf({ filter, claimStatuses, withoutPosition }: FilterAddress): ClaimFilter {
  const { access: _, ...ofClaims } = filter;
  return { open: true, ...ofClaims, ...(withoutPosition ? { withoutPosition } : claimStatuses.length && { statuses: claimStatuses }) };
}

/** The filter of a list of suppliers; `statuses` is of mobile ones only. */
export const supplierFilterOf = ({ filter: { instanceIds, access, supplierIds, mobileUser } }: FilterAddress): SupplierFilter => ({
  ...(instanceIds && { instanceIds }),
  ...(access && { access }),
  ...(supplierIds && { ids: supplierIds }),
  ...(mobileUser !== undefined && { mobileUser }),
});

/** Whether something of the map's filter, whatever the statuses, narrows the claims; the suppliers. */
export const narrowsClaims = ({ filter }: FilterAddress): boolean => Object.keys(filter).some((part) => part !== "access");
export const narrowsSuppliers = ({ filter }: FilterAddress): boolean => supplierParts.some((part) => filter[part] !== undefined);
