import type { ClaimFilter, MapFilterInput, SupplierFilter } from "../gql/graphql";
import { supplierParts } from "./filter";
import type { FilterAddress } from "./filterAddress";

/** The list of entities without a position ignores the status filter. */
export const mapFilterOf = ({ filter, claimStatuses, resourceStatuses, withoutPosition }: FilterAddress): MapFilterInput => ({
  ...filter,
  ...(!withoutPosition && claimStatuses.length && { statuses: claimStatuses }),
  ...(!withoutPosition && resourceStatuses.length && { resourceStatuses }),
});

/** `open` is true for open claims, false for finished ones and null for both. */
export function claimFilterOf({ filter, claimStatuses, withoutPosition }: FilterAddress, open: boolean | null = true): ClaimFilter {
  const { access: _, ...ofClaims } = filter;
  return { open, ...ofClaims, ...(withoutPosition ? { withoutPosition } : claimStatuses.length && { statuses: claimStatuses }) };
}

export const supplierFilterOf = ({ filter: { instanceIds, access, supplierIds, mobileUser } }: FilterAddress): SupplierFilter => ({
  ...(instanceIds && { instanceIds }),
  ...(access && { access }),
  ...(supplierIds && { ids: supplierIds }),
  ...(mobileUser !== undefined && { mobileUser }),
});

export const mobileFilterOf = (address: FilterAddress): SupplierFilter => ({
  ...supplierFilterOf(address),
  ...(address.withoutPosition ? { withoutPosition: true } : address.resourceStatuses.length && { statuses: address.resourceStatuses }),
});

export const narrowsClaims = ({ filter }: Pick<FilterAddress, "filter">): boolean => Object.keys(filter).some((part) => part !== "access");
export const narrowsSuppliers = ({ filter }: Pick<FilterAddress, "filter">): boolean =>
  supplierParts.some((part) => filter[part] !== undefined);
