import { useCallback, useEffect, useState } from "react";
import { claimStatuses, claimStatusOrder, timings, type Timing } from "../../../schema/rules/claims/claims";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import type { FleetCluster } from "../../mapkit/fleet/clusters";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetPoint } from "../../mapkit/fleet/readPoint";

/** A row of the list of what is in view. `gone`: it has left the view while the list stood still. */
export type InViewRow = ({ key: string; point: FleetPoint; cluster?: never } | { key: string; cluster: FleetCluster; point?: never }) & {
  gone?: boolean;
};

/** The list follows the map at most this often, milliseconds. */
const LIST_INTERVAL_MS = 500;

export const worstOf = (cluster: FleetCluster): Timing | null => timings.find((timing) => cluster.timings[timing]) ?? null;

/** How urgent a row is, the lower the more: what is drawn together counts as the worst of it. Suppliers are all alike. */
const urgencyOf = (row: InViewRow): number => {
  if (!row.cluster) return row.point.claimStatus ? claimStatusOrder.indexOf(row.point.claimStatus) : 0;
  const worst = worstOf(row.cluster);
  return worst ? claimStatusOrder.findIndex((status) => claimStatuses[status].timing === worst) : Infinity;
};

/** What of a group is in view, the most urgent first: what is drawn together stands where the worst of it would. */
export function rowsInView(store: FleetStore, group: ClusterGroup): InViewRow[] {
  const points = store
    .pointsInView()
    // What is drawn only because it is open is left out by the filter, or a member of a cluster.
    .filter((ref) => ref.group === group && !store.isOnlyPinned(ref))
    .flatMap(({ id }) => {
      const point = store.byId(id, group);
      return point ? [{ key: id, point }] : [];
    });
  const clusters = store.clusters
    .filter((cluster) => cluster.group === group && store.camera.isInView(cluster.x, cluster.y, cluster.radius))
    .sort((a, b) => b.count - a.count)
    .map((cluster) => ({ key: `${cluster.lon},${cluster.lat}`, cluster }));
  // Stable: those of one status stay in the order in which they were found.
  const rows: InViewRow[] = [...points, ...clusters];
  return rows.sort((a, b) => Math.min(urgencyOf(a), claimStatusOrder.length) - Math.min(urgencyOf(b), claimStatusOrder.length));
}

/** The rows, followed while the component is there. */
export function useInView(store: FleetStore, group: ClusterGroup): InViewRow[] {
  const [inView, setSeen] = useState<{ group: ClusterGroup; rows: InViewRow[] }>({ group, rows: [] });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      timer = undefined;
      setSeen({ group, rows: rowsInView(store, group) });
    };
    const scheduleUpdate = (): void => void (timer ??= setTimeout(update, LIST_INTERVAL_MS));
    update();
    const stop = store.onChange(scheduleUpdate);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, group]);
  return inView.group === group ? inView.rows : [];
}

/**
 * The rows in an order that stands still while `held` (pointer or keyboard are on the list): what a row says goes on changing, rows that
 * have left stay as gone, and how many new ones wait is `fresh`. `release` lets them in.
 */
export function useFrozenOrder<Row extends { key: string }>(
  rows: readonly Row[],
  frozen: boolean,
): { rows: readonly (Row & { gone?: boolean })[]; fresh: number; release(): void } {
  const [order, setOrder] = useState<readonly Row[] | null>(null);
  if (frozen && order === null) setOrder(rows);
  if (!frozen && order !== null) setOrder(null);
  const release = useCallback(() => setOrder(null), []);
  if (!order) return { rows, fresh: 0, release };
  const now = new Map(rows.map((row) => [row.key, row]));
  const known = new Set(order.map(({ key }) => key));
  return {
    rows: order.map((row) => now.get(row.key) ?? { ...row, gone: true }),
    fresh: rows.filter(({ key }) => !known.has(key)).length,
    release,
  };
}
