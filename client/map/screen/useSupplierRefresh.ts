import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { usePinnedClaimQuery } from "../../gql/hooks";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";

const MIN_INTERVAL_MS = 2_000;

/** Reloads the open detail when the map reports a new status or position of its supplier, because suppliers have no subscription. */
export function useSupplierRefresh(store: FleetStore, shownRef: FleetRef | null): void {
  const client = useApolloClient();
  const claimId = shownRef?.group === "claims" ? shownRef.id : null;
  const claim = usePinnedClaimQuery({ variables: { id: claimId ?? "" }, skip: claimId === null }).data?.claim;
  const id = shownRef?.group === "suppliers" ? shownRef.id : claim?.id === claimId ? (claim?.supplier?.id ?? null) : null;
  useEffect(() => {
    if (id === null) return undefined;
    let lastFingerprint = fingerprintOf(store, id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changedMeanwhile = false;
    const refetch = (): void => {
      changedMeanwhile = false;
      void client.refetchQueries({ include: "active", onQueryUpdated: ({ variables, queryName }) => isOf(id, queryName, variables) });
      timer = setTimeout(() => {
        timer = undefined;
        if (changedMeanwhile) refetch();
      }, MIN_INTERVAL_MS);
    };
    const stop = store.onChange(() => {
      const stamp = fingerprintOf(store, id);
      // Outside the view, the map has no data; the detail is still polled every 20 seconds.
      if (stamp === null || stamp === lastFingerprint) return;
      const first = lastFingerprint === null;
      lastFingerprint = stamp;
      if (first) return;
      if (timer === undefined) refetch();
      else changedMeanwhile = true;
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, store, id]);
}

/** Text that changes with the supplier's data on the map; `null` if it is not on the map. */
function fingerprintOf(store: FleetStore, id: string): string | null {
  const point = store.byId(id, "suppliers");
  return point && [point.resourceStatus, point.outdated, point.assigned, point.fixAt ?? `${point.lon} ${point.lat}`].join(" ");
}

const isOf = (id: string, name: string | undefined, variables: Record<string, unknown> | undefined): boolean =>
  (name?.startsWith("Supplier") || name === "ClaimSupplierPosition") === true && variables?.["id"] === id;
