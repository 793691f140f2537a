import type { Observable } from "../../store/observable";
import type { FleetCluster } from "../../mapkit/fleet/clusters";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";

/** Maximum distance in pixels at which a new cluster counts as the same one. */
const SAME_CLUSTER_WITHIN_PX = 32;

/**
 * Clusters are recreated when members move: moves the hover to the cluster's replacement or ends it. Returns a function that stops it.
 */
export function keepHoveredCluster(store: FleetStore, pointed: Observable<FleetHit | null>): () => void {
  return store.onChange(() => {
    const hit = pointed.get();
    if (!hit || !("cluster" in hit) || store.clusters.includes(hit.cluster)) return;
    const successor = successorOf(store, hit.cluster);
    pointed.set(successor && { cluster: successor });
  });
}

function successorOf({ clusters, camera }: FleetStore, { group, x, y }: FleetCluster): FleetCluster | null {
  if (!camera.project(x, y)) return null;
  const [left, top] = [camera.x, camera.y];
  const distanceTo = (cluster: FleetCluster): number =>
    camera.project(cluster.x, cluster.y) ? Math.hypot(camera.x - left, camera.y - top) : Infinity;
  const near = clusters
    .filter((cluster) => cluster.group === group)
    .map((cluster) => ({ cluster, distance: distanceTo(cluster) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= SAME_CLUSTER_WITHIN_PX ? near.cluster : null;
}
