import { rangeOf } from "../api/ranges";
import type { ClaimFilter, MapFilterInput, SupplierFilter } from "../gql/graphql";
import { type Filter, supplierParts } from "./filter";
import type { FilterAddress } from "./filterAddress";

function withRanges({ plannedFrom, plannedTo, contactFrom, contactTo, ...parts }: Filter) {
  const [plannedStart, contactedAt] = [rangeOf(plannedFrom, plannedTo), rangeOf(contactFrom, contactTo)];
  return { ...parts, ...(plannedStart && { plannedStart }), ...(contactedAt && { contactedAt }) };
}

/** The list of entities without a position ignores the status filter. */
export const mapFilterOf = ({ filter, claimStatuses, resourceStatuses, withoutPosition }: FilterAddress): MapFilterInput => ({
  ...withRanges(filter),
  ...(!withoutPosition && claimStatuses.length && { statuses: claimStatuses }),
  ...(!withoutPosition && resourceStatuses.length && { resourceStatuses }),
});

/** `open` is true for open claims, false for finished ones and null for both. */
export function claimFilterOf({ filter, claimStatuses, withoutPosition }: FilterAddress, open: boolean | null = true): ClaimFilter {
  const { access: _, ...ofClaims } = filter;
  return {
    open,
    ...withRanges(ofClaims),
    ...(withoutPosition ? { withoutPosition } : claimStatuses.length && { statuses: claimStatuses }),
  };
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
