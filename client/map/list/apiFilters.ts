// What of the map a list of the API is to have.
import type { ApolloClient } from "@apollo/client";
import { layerOfAccess } from "../../../schema/rules/map/map";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import { type ApiList_SuppliersFragment, MapClaimListDocument, MapSupplierListDocument } from "../../gql/graphql";
import type { MapBox } from "../../mapkit/camera";
import type { MapAddress } from "../address/mapAddress";
import { claimFilterOf, mobileFilterOf, supplierFilterOf } from "../../filters/apiFilter";
import type { FilterAddress } from "../../filters/filterAddress";

/** `withoutPosition`: only what has no position, whatever its status. */
export interface ApiListFilter extends FilterAddress, Pick<MapAddress, "layers"> {
  /** Only what lies there; of the suppliers all those that the map shows, not the mobile ones alone. */
  bounds?: MapBox;
}

const MAX_ROWS = pageLimits.max;

export const claimsOf = ({ bounds, ...filter }: ApiListFilter) => ({
  first: MAX_ROWS,
  filter: { ...claimFilterOf(filter), ...(bounds && { bounds }) },
});

export const mobileOf = (filter: ApiListFilter) => ({
  first: MAX_ROWS,
  filter: mobileFilterOf(filter),
});

export function suppliersAt(bounds: MapBox, filter: ApiListFilter) {
  const accesses = filter.filter.access ?? (Object.keys(layerOfAccess) as SupplierAccess[]);
  const access = accesses.filter((way) => filter.layers.includes(layerOfAccess[way]));
  return { first: MAX_ROWS, filter: { ...supplierFilterOf(filter), access, bounds } };
}

/** The status filter is for mobile suppliers: of a place it leaves all the others, which a filter of the API would not. */
export const filterSuppliers = ({ nodes }: Pick<ApiList_SuppliersFragment, "nodes">, { resourceStatuses }: ApiListFilter) =>
  nodes.filter(({ status }) => !status || !resourceStatuses.length || resourceStatuses.includes(status));

/** How many there are at a place; afterwards the list is in the cache. Rejects when the server cannot be asked. */
export async function countInBounds(client: ApolloClient, bounds: MapBox, group: ClusterGroup, filter: ApiListFilter): Promise<number> {
  const fetchPolicy = "network-only";
  if (group === "claims") {
    const variables = claimsOf({ ...filter, bounds });
    return (await client.query({ query: MapClaimListDocument, variables, fetchPolicy })).data?.claims.totalCount ?? 0;
  }
  const { data } = await client.query({ query: MapSupplierListDocument, variables: suppliersAt(bounds, filter), fetchPolicy });
  return data ? data.suppliers.totalCount - data.suppliers.nodes.length + filterSuppliers(data.suppliers, filter).length : 0;
}
