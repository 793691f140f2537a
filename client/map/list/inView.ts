import { useCallback, useEffect, useState } from "react";
import { timings, type Timing } from "../../../schema/rules/claims/claims";
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

/** What of a group is in view, the most urgent first: points, then those that are drawn together. */
export function rowsInView(store: FleetStore, group: ClusterGroup): InViewRow[] {
  const points = store
    .pointsInView()
    .filter((ref) => ref.group === group)
    .flatMap(({ id }) => {
      const point = store.byId(id, group);
      return point ? [{ key: id, point }] : [];
    });
  const rank = (cluster: FleetCluster): number => timings.indexOf(worstOf(cluster) ?? "managed");
  const clusters = store.clusters
    .filter((cluster) => cluster.group === group && store.camera.isInView(cluster.x, cluster.y, cluster.radius))
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count)
    .map((cluster) => ({ key: `${cluster.lon},${cluster.lat}`, cluster }));
  return [...points, ...clusters];
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
export function useFrozenOrder(rows: InViewRow[], frozen: boolean): { rows: InViewRow[]; fresh: number; release(): void } {
  const [order, setOrder] = useState<InViewRow[] | null>(null);
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
