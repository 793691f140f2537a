import type { ApolloClient } from "@apollo/client";
import { MapClaimPlaceDocument, MapSupplierPlaceDocument } from "../../gql/graphql";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";

export async function findPosition(client: ApolloClient, { group, id }: FleetRef): Promise<{ lon: number; lat: number } | null> {
  const options = { variables: { id }, fetchPolicy: "network-only" } as const;
  try {
    if (group === "claims") return (await client.query({ query: MapClaimPlaceDocument, ...options })).data?.claim?.position ?? null;
    return (await client.query({ query: MapSupplierPlaceDocument, ...options })).data?.supplier?.position ?? null;
  } catch {
    return null;
  }
}
