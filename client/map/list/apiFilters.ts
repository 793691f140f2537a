// What of the map a list of the API is to have.
import type { ApolloClient } from "@apollo/client";
import { layerOfAccess } from "../../../schema/rules/map/map";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import { type ApiList_SuppliersFragment, MapClaimListDocument, MapSupplierListDocument } from "../../gql/graphql";
import type { MapBox } from "../../mapkit/camera";
import type { MapAddress } from "../address/mapAddress";

export interface ApiListFilter extends Pick<MapAddress, "claimStatuses" | "resourceStatuses" | "layers"> {
  /** Only what has no position, whatever its status. */
  withoutPosition: boolean;
  /** Only what lies there; of the suppliers all those that the map shows, not the mobile ones alone. */
  bounds?: MapBox;
}

const MAX_ROWS = pageLimits.max;

export const claimsOf = ({ withoutPosition, claimStatuses: statuses, bounds }: ApiListFilter) => ({
  first: MAX_ROWS,
  filter: { open: true, ...(bounds && { bounds }), ...(withoutPosition ? { withoutPosition } : statuses.length && { statuses }) },
});

export const mobileOf = ({ withoutPosition, resourceStatuses: statuses }: ApiListFilter) => ({
  first: MAX_ROWS,
  filter: withoutPosition ? { withoutPosition } : statuses.length ? { statuses } : {},
});

export function suppliersAt(bounds: MapBox, { layers }: Pick<ApiListFilter, "layers">) {
  const access = (Object.keys(layerOfAccess) as SupplierAccess[]).filter((way) => layers.includes(layerOfAccess[way]));
  return { first: MAX_ROWS, filter: { access, bounds } };
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
