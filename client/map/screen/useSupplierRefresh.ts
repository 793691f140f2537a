import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { usePinnedClaimQuery } from "../../gql/hooks";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";

/** A supplier that moves all the time is asked for at most this often, milliseconds. */
const MIN_INTERVAL_MS = 2_000;

/**
 * No subscription tells of a supplier's data, but the map does of its status and positions: with each new one the open detail asks again, its
 * own or that of a claim that it serves.
 */
export function useSupplierRefresh(store: FleetStore, shown: FleetRef | null): void {
  const client = useApolloClient();
  const claimId = shown?.group === "claims" ? shown.id : null;
  const claim = usePinnedClaimQuery({ variables: { id: claimId ?? "" }, skip: claimId === null }).data?.claim;
  const id = shown?.group === "suppliers" ? shown.id : claim?.id === claimId ? (claim?.supplier?.id ?? null) : null;
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
      // Out of view nothing is known of it; the detail's own question every 20 seconds remains.
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

/** What of a supplier the map tells, as one text; null when it is not on the map. */
function fingerprintOf(store: FleetStore, id: string): string | null {
  const point = store.byId(id, "suppliers");
  return point && [point.resourceStatus, point.outdated, point.assigned, point.fixAt ?? `${point.lon} ${point.lat}`].join(" ");
}

/** The queries of the details: those about this supplier. */
const isOf = (id: string, name: string | undefined, variables: Record<string, unknown> | undefined): boolean =>
  (name?.startsWith("Supplier") || name === "ClaimSupplierPosition") === true && variables?.["id"] === id;
