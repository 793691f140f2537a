// What the server is asked for by what narrows a screen: one function for the map, its counts, its lists, the worklist and the registers.
import type { ClaimFilter, MapFilterInput, SupplierFilter } from "../gql/graphql";
import { supplierParts } from "./filter";
import type { FilterAddress } from "./filterAddress";

/** The filter of the map. While the list shows what has no position, nothing is narrowed by status. */
export const mapFilterOf = ({ filter, claimStatuses, resourceStatuses, withoutPosition }: FilterAddress): MapFilterInput => ({
  ...filter,
  ...(!withoutPosition && claimStatuses.length && { statuses: claimStatuses }),
  ...(!withoutPosition && resourceStatuses.length && { resourceStatuses }),
});

/** The filter of a list of claims: open ones, unless others are asked for. */
export function claimFilterOf({ filter, claimStatuses, withoutPosition }: FilterAddress, open: boolean | null = true): ClaimFilter {
  const { access: _, ...ofClaims } = filter;
  return { open, ...ofClaims, ...(withoutPosition ? { withoutPosition } : claimStatuses.length && { statuses: claimStatuses }) };
}

/** The filter of a list of suppliers. */
export const supplierFilterOf = ({ filter: { instanceIds, access, supplierIds, mobileUser } }: FilterAddress): SupplierFilter => ({
  ...(instanceIds && { instanceIds }),
  ...(access && { access }),
  ...(supplierIds && { ids: supplierIds }),
  ...(mobileUser !== undefined && { mobileUser }),
});

/** The same of a list of mobile suppliers, which have a status. */
export const mobileFilterOf = (address: FilterAddress): SupplierFilter => ({
  ...supplierFilterOf(address),
  ...(address.withoutPosition ? { withoutPosition: true } : address.resourceStatuses.length && { statuses: address.resourceStatuses }),
});

/** Whether something of the filter, whatever the statuses, narrows the claims; the suppliers. */
export const narrowsClaims = ({ filter }: Pick<FilterAddress, "filter">): boolean => Object.keys(filter).some((part) => part !== "access");
export const narrowsSuppliers = ({ filter }: Pick<FilterAddress, "filter">): boolean =>
  supplierParts.some((part) => filter[part] !== undefined);
