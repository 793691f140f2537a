import { useApolloClient } from "@apollo/client/react";
import { useRef, useState, type RefObject } from "react";
import { mapLimits } from "../../../../schema/rules/map/map";
import { useCanFilterBy } from "../../../session/useCanSeeField";
import type { MapBox } from "../../../mapkit/camera";
import { clusterCellBounds, overlapBoundsOf, type FleetCluster } from "../../../mapkit/fleet/clusters";
import type { FleetRef } from "../../../mapkit/fleet/FleetIndex";
import type { MapHandle } from "../../../mapkit/MapController";
import { countInBounds } from "../apiFilters";
import type { MapAddress } from "../../address/mapAddress";

/** Entities at one spot: a cluster that no zoom separates, or overlapping markers. `key` changes with each opening. */
export type Overlap = { key: number } & (
  | { cluster: FleetCluster; bounds: MapBox; stack?: never }
  | { stack: readonly FleetRef[]; cluster?: never }
);

const ZOOM_STEP = 2;
const ZOOM_TOLERANCE = 0.05;

/** A click on a cluster zooms in, or lists the members if zooming would not separate them. */
export function useOverlapList(
  address: MapAddress,
  handle: RefObject<MapHandle | null>,
  goTo: (place: FleetCluster, zoom: number) => void,
): { overlap: Overlap | null; open(cluster: FleetCluster): void; openStack(stack: readonly FleetRef[]): void; close(): boolean } {
  const client = useApolloClient();
  const canFilterBy = useCanFilterBy();
  const [overlap, setOverlap] = useState<Overlap | null>(null);
  const requestNumber = useRef(0);

  const open = async (cluster: FleetCluster): Promise<void> => {
    const ownNumber = ++requestNumber.current;
    const zoom = handle.current?.camera().zoom ?? mapLimits.maxZoom;
    const maxZoom = handle.current?.maxZoom() ?? mapLimits.maxZoom;
    const isLimitReached = zoom >= maxZoom - ZOOM_TOLERANCE;
    const bounds = isLimitReached ? clusterCellBounds(cluster, zoom) : overlapBoundsOf(cluster);
    const canCount = canFilterBy(cluster.group, "bounds");
    const count = canCount ? await countInBounds(client, bounds, cluster.group, { ...address, withoutPosition: false }).catch(() => 0) : 0;
    if (ownNumber !== requestNumber.current) return;
    if (isLimitReached || count >= cluster.count) setOverlap({ key: ownNumber, cluster, bounds });
    else goTo(cluster, Math.min(maxZoom, zoom + ZOOM_STEP));
  };
  return {
    overlap,
    open: (cluster) => void open(cluster),
    openStack(stack) {
      setOverlap({ key: ++requestNumber.current, stack });
    },
    close() {
      requestNumber.current++;
      setOverlap(null);
      return overlap !== null;
    },
  };
}
