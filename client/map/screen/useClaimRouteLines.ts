import { useMemo } from "react";
import { decodePolyline } from "../../../schema/rules/geo/polyline";
import { useClaimRouteLinesQuery } from "../../gql/hooks";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { ClaimRouteLines } from "../../mapkit/RoutesOnMap";

/** Minimum interval at which the server recomputes a route, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

export function useClaimRouteLines(shownRef: FleetRef | null): ClaimRouteLines | null {
  const id = shownRef?.group === "claims" ? shownRef.id : null;
  const { data } = useClaimRouteLinesQuery({
    variables: { id: id ?? "" },
    skip: id === null,
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_INTERVAL_MS,
  });
  const routes = id === null || data?.claim?.id !== id ? null : data.claim.routes;
  return useMemo(() => {
    if (!routes) return null;
    const lineOf = (part: { path: string } | null): [number, number][] =>
      part ? decodePolyline(part.path).map(([lon, lat]) => [lon, lat]) : [];
    return {
      done: lineOf(routes.assignedDone),
      pending: lineOf(routes.assignedPending),
      real: lineOf(routes.real),
      estimated: routes.router === "STRAIGHT",
    };
  }, [routes]);
}
