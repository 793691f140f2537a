import { useFragment } from "@apollo/client/react";
import { useMemo } from "react";
import { type WorklistPlace_ClaimFragment, WorklistPlace_ClaimFragmentDoc } from "../../gql/graphql";
import { isInBox, type MapBox } from "../../mapkit/camera";
import { clusterCellBounds, type FleetCluster } from "../../mapkit/fleet/clusters";
import type { WorklistItem } from "./useWorklist";

/** Where a claim is that needs somebody now, and in which country's operation, ISO 3166-1 alpha-2. */
export interface UrgentPlace {
  claimId: string;
  lon: number;
  lat: number;
  country: string;
}

/** Where the claims are that need somebody now, the first to look at first; those without a position are nowhere. */
export function useUrgentPlaces(items: readonly WorklistItem[] | null): readonly UrgentPlace[] {
  const from = useMemo(
    () => (items ?? []).filter(({ group }) => group !== "NEXT").map(({ claimId }) => ({ __typename: "Claim" as const, id: claimId })),
    [items],
  );
  const { data } = useFragment<WorklistPlace_ClaimFragment>({
    fragment: WorklistPlace_ClaimFragmentDoc,
    fragmentName: "WorklistPlace_claim",
    from,
  });
  return useMemo(
    () =>
      data.flatMap((claim) => {
        const { lon, lat } = claim?.position ?? {};
        if (!claim?.id || lon === undefined || lat === undefined) return [];
        return [{ claimId: claim.id, lon, lat, country: claim.instance?.country ?? "" }];
      }),
    [data],
  );
}

/** Those that a part of the earth does not show. */
export const placesOutside = (places: readonly UrgentPlace[], box: MapBox): UrgentPlace[] => places.filter((place) => !isInBox(box, place));

/** Those that are drawn as part of a cluster, at the zoom that it was made for. */
export const placesIn = (places: readonly UrgentPlace[], cluster: FleetCluster, zoom: number): UrgentPlace[] => {
  const bounds = clusterCellBounds(cluster, zoom);
  return cluster.group === "claims" ? places.filter((place) => isInBox(bounds, place)) : [];
};
