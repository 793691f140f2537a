import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../mapkit/fleet/FleetStore";

/** A supplier that moves all the time is asked for at most this often, milliseconds. */
const atMostEvery = 2_000;

/** No subscription tells of a supplier's data, but the map does of its status and positions: with each new one the open detail asks again. */
export function useFreshSupplier(store: FleetStore, shown: FleetRef | null): void {
  const client = useApolloClient();
  const id = shown?.group === "suppliers" ? shown.id : null;
  useEffect(() => {
    if (id === null) return undefined;
    let known = stampOf(store, id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stale = false;
    const ask = (): void => {
      stale = false;
      void client.refetchQueries({ include: "active", onQueryUpdated: ({ variables, queryName }) => isOf(id, queryName, variables) });
      timer = setTimeout(() => {
        timer = undefined;
        if (stale) ask();
      }, atMostEvery);
    };
    const stop = store.onChange(() => {
      const stamp = stampOf(store, id);
      // Out of view nothing is known of it; the detail's own question every 20 seconds remains.
      if (stamp === null || stamp === known) return;
      const first = known === null;
      known = stamp;
      if (first) return;
      if (timer === undefined) ask();
      else stale = true;
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, store, id]);
}

/** What of a supplier the map tells, as one text; null when it is not on the map. */
function stampOf(store: FleetStore, id: string): string | null {
  const point = store.byId(id, "suppliers");
  return point && [point.resourceStatus, point.outdated, point.assigned, point.fixAt ?? `${point.lon} ${point.lat}`].join(" ");
}

/** The queries of the detail: those about this supplier. */
const isOf = (id: string, name: string | undefined, variables: Record<string, unknown> | undefined): boolean =>
  name?.startsWith("Supplier") === true && variables?.["id"] === id;
