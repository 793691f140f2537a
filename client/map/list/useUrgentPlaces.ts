import { useFragment } from "@apollo/client/react";
import { useMemo } from "react";
import { type WorklistPlace_ClaimFragment, WorklistPlace_ClaimFragmentDoc } from "../../gql/graphql";
import { isInBox, type MapBox } from "../../mapkit/camera";
import { clusterCellBounds, type FleetCluster } from "../../mapkit/fleet/clusters";
import type { WorklistItem } from "./worklist/useWorklist";

export interface UrgentPlace {
  claimId: string;
  lon: number;
  lat: number;
  country: string;
}

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

export const placesOutside = (places: readonly UrgentPlace[], box: MapBox): UrgentPlace[] => places.filter((place) => !isInBox(box, place));

export const placesIn = (places: readonly UrgentPlace[], cluster: FleetCluster, zoom: number): UrgentPlace[] => {
  const bounds = clusterCellBounds(cluster, zoom);
  return cluster.group === "claims" ? places.filter((place) => isInBox(bounds, place)) : [];
};
