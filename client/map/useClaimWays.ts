import { useMemo } from "react";
import { decodePolyline } from "../../schema/rules/polyline";
import { useClaimWaysQuery } from "../gql/hooks";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import type { ClaimWays } from "../mapkit/RoutesOnMap";

/** The server computes a way anew at most this often, milliseconds. */
const freshFor = 15_000;

/** The ways of the claim in front; null: no claim is, or nobody drives to it. */
export function useClaimWays(shown: FleetRef | null): ClaimWays | null {
  const id = shown?.group === "claims" ? shown.id : null;
  const { data } = useClaimWaysQuery({
    variables: { id: id ?? "" },
    skip: id === null,
    fetchPolicy: "cache-and-network",
    pollInterval: freshFor,
  });
  const routes = id === null || data?.claim?.id !== id ? null : data.claim.routes;
  return useMemo(() => {
    if (!routes) return null;
    const way = (part: { path: string } | null): [number, number][] =>
      part ? decodePolyline(part.path).map(([lon, lat]) => [lon, lat]) : [];
    return { done: way(routes.assignedDone), pending: way(routes.assignedPending), real: way(routes.real) };
  }, [routes]);
}
