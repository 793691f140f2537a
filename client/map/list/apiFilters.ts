import type { ApolloClient } from "@apollo/client";
import { layerOfAccess } from "../../../schema/rules/lists/mapLayers";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import { type ApiList_SuppliersFragment, MapClaimListDocument, MapSupplierListDocument } from "../../gql/graphql";
import type { MapBox } from "../../mapkit/camera";
import type { MapAddress } from "../address/mapAddress";
import { claimFilterOf, mobileFilterOf, supplierFilterOf } from "../../filters/apiFilter";
import type { FilterAddress } from "../../filters/filterAddress";

/** `withoutPosition`: only entities without position, regardless of status. */
export interface ApiListFilter extends FilterAddress, Pick<MapAddress, "layers"> {
  /** Only entities inside; for suppliers of all layers shown on the map, not only mobile ones. */
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

/** The status filter applies to mobile suppliers only, which the API's filter cannot express. */
export const filterSuppliers = ({ nodes }: Pick<ApiList_SuppliersFragment, "nodes">, { resourceStatuses }: ApiListFilter) =>
  nodes.filter(({ status }) => !status || !resourceStatuses.length || resourceStatuses.includes(status));

export async function countInBounds(client: ApolloClient, bounds: MapBox, group: ClusterGroup, filter: ApiListFilter): Promise<number> {
  const fetchPolicy = "network-only";
  if (group === "claims") {
    const variables = claimsOf({ ...filter, bounds });
    return (await client.query({ query: MapClaimListDocument, variables, fetchPolicy })).data?.claims.totalCount ?? 0;
  }
  const { data } = await client.query({ query: MapSupplierListDocument, variables: suppliersAt(bounds, filter), fetchPolicy });
  return data ? data.suppliers.totalCount - data.suppliers.nodes.length + filterSuppliers(data.suppliers, filter).length : 0;
}
