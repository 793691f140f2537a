import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { claimStatuses, claimStatusOrder, timings, type Timing } from "../../../schema/rules/lists/claims";
import { minutesLate } from "../../../schema/rules/claims/worklist";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import type { FleetCluster } from "../../mapkit/fleet/clusters";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetPoint } from "../../mapkit/fleet/readPoint";
import { serverNow } from "../../store/serverClock";

/** `gone`: the entity left the view while the list was frozen. */
export type InViewRow = ({ key: string; point: FleetPoint; cluster?: never } | { key: string; cluster: FleetCluster; point?: never }) & {
  gone?: boolean;
};

const LIST_INTERVAL_MS = 500;

export const worstOf = (cluster: FleetCluster): Timing | null => timings.find((timing) => cluster.timings[timing]) ?? null;

const rankOfStatus = new Map(claimStatusOrder.map((status, rank) => [status, rank]));
const rankOfTiming = new Map(
  timings.map((timing) => [timing, claimStatusOrder.findIndex((status) => claimStatuses[status].timing === timing)]),
);

/** Urgency of a row, lower is more urgent. A cluster counts as its most urgent member; suppliers are equal. */
function rankOf(row: InViewRow): number {
  if (!row.cluster) return row.point.claimStatus ? rankOfStatus.get(row.point.claimStatus)! : 0;
  const worst = worstOf(row.cluster);
  return worst ? rankOfTiming.get(worst)! : claimStatusOrder.length;
}

const lateOf = ({ point }: InViewRow, now: number): number => (point?.claimStatus ? minutesLate(point, now) : 0);

const clustersInView = (store: FleetStore, group: ClusterGroup): FleetCluster[] =>
  store.clusters.filter((cluster) => cluster.group === group && store.camera.isInView(cluster.x, cluster.y, cluster.radius));

/** Most urgent status first, within it most minutes late. */
export function rowsInView(store: FleetStore, group: ClusterGroup): InViewRow[] {
  const points = store
    .pointsInView()
    // Excludes entities drawn only because they are open: they are filtered out or belong to a cluster.
    .filter((ref) => ref.group === group && !store.isOnlyPinned(ref))
    .flatMap(({ id }) => {
      const point = store.byId(id, group);
      return point ? [{ key: id, point }] : [];
    });
  const clusters = clustersInView(store, group)
    .sort((a, b) => b.count - a.count)
    .map((cluster) => ({ key: `${cluster.lon},${cluster.lat}`, cluster }));
  const now = serverNow();
  return [...points, ...clusters]

    .map((row: InViewRow) => ({ row, rank: rankOf(row), late: lateOf(row, now) }))
    .sort((a, b) => a.rank - b.rank || b.late - a.late)
    .map(({ row }) => row);
}

export function countInView(store: FleetStore, group: ClusterGroup): number {
  const { points, movement, camera, index } = store;
  const now = store.now();
  let count = clustersInView(store, group).reduce((sum, cluster) => sum + cluster.count, 0);
  for (let slot = 0; slot < points.count; slot++) {
    if (!camera.isInView(movement.shownX(slot, now), movement.shownY(slot, now))) continue;
    const ref = index.refOf(slot);
    if (ref.group === group && !store.isOnlyPinned(ref)) count++;
  }
  return count;
}

function useInView<T>(store: FleetStore, group: ClusterGroup, read: (store: FleetStore, group: ClusterGroup) => T): T {
  const [view, setView] = useState(() => read(store, group));
  const look = useEffectEvent(() => setView(read(store, group)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      timer = undefined;
      look();
    };
    const stop = store.onChange(() => void (timer ??= setTimeout(update, LIST_INTERVAL_MS)));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return view;
}

export const useRowsInView = (store: FleetStore, group: ClusterGroup): InViewRow[] => useInView(store, group, rowsInView);

export const useCountInView = (store: FleetStore, group: ClusterGroup): number => useInView(store, group, countInView);

/** Freezes the order of rows: their content changes, removed rows stay as `gone`, and new ones are counted in `fresh` until `release`. */
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
  const knownKeys = new Set(order.map(({ key }) => key));
  return {
    rows: order.map((row) => now.get(row.key) ?? { ...row, gone: true }),
    fresh: rows.filter(({ key }) => !knownKeys.has(key)).length,
    release,
  };
}
