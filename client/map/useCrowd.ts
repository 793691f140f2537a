import { useApolloClient } from "@apollo/client/react";
import { useRef, useState, type RefObject } from "react";
import { mapLimits } from "../../schema/rules/map";
import { useMayAsk } from "../apollo/sees";
import type { MapBox } from "../mapkit/camera";
import { cellOf, spotOf, type FleetCluster } from "../mapkit/fleet/clusters";
import type { MapHandle } from "../mapkit/MapLink";
import { countAt } from "./apiFilters";
import type { MapAddress } from "./mapAddress";

/** Members of a cluster that no zoom draws apart. */
export interface Crowd {
  cluster: FleetCluster;
  /** Where all of them are. */
  bounds: MapBox;
}

/** How much nearer a cluster is looked at. */
const nearer = 2;
/** So near the last zoom that the map cannot go nearer. */
const last = mapLimits.maxZoom - 0.05;

/** What a click on a cluster does: goes nearer, or lists the members when that would not draw them apart. */
export function useCrowd(
  address: MapAddress,
  handle: RefObject<MapHandle | null>,
  goTo: (place: FleetCluster, zoom: number) => void,
): { crowd: Crowd | null; open(cluster: FleetCluster): void; close(): boolean } {
  const client = useApolloClient();
  const mayAsk = useMayAsk();
  const [crowd, setCrowd] = useState<Crowd | null>(null);
  const turn = useRef(0);

  const open = async (cluster: FleetCluster): Promise<void> => {
    const mine = ++turn.current;
    const zoom = handle.current?.camera().zoom ?? mapLimits.maxZoom;
    const bounds = zoom >= last ? cellOf(cluster, zoom) : spotOf(cluster);
    const known = mayAsk(cluster.group, "bounds");
    const count = known ? await countAt(client, bounds, cluster.group, { ...address, withoutPosition: false }).catch(() => 0) : 0;
    if (mine !== turn.current) return;
    if (zoom >= last || count >= cluster.count) setCrowd({ cluster, bounds });
    else goTo(cluster, Math.min(mapLimits.maxZoom, zoom + nearer));
  };
  return {
    crowd,
    open: (cluster) => void open(cluster),
    close() {
      turn.current++;
      setCrowd(null);
      return crowd !== null;
    },
  };
}
