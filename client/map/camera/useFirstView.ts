import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { sameCamera, type MapCamera } from "../../mapkit/camera";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { MapHandle } from "../../mapkit/MapController";
import type { MapAddress } from "../address/mapAddress";
import { type CentreKey, firstView } from "./firstView";
import { lastView } from "./lastView";

/** The initial view is chosen again once the number of entities has grown by this factor. */
const GROWTH = 1.25;
/** Period after the first choice in which it can be revised, in milliseconds. An empty map waits without limit. */
const REVISED_FOR_MS = MINUTE_MS;
const REVISION_DELAY_MS = 1_000;

export interface MapOwner {
  user: string;
  defaultCentre: CentreKey | null;
}

export interface FirstViewControl {
  show(): Promise<void>;
  restart(address: MapAddress): Promise<void>;
  /** Called when the map stops. Returns true if the user moved it, which ends revisions; a change of size does not count. */
  settle(camera: MapCamera, resized: boolean): boolean;
}

/** Initial view of a map without a position. A server that has just started has little data, so the view is revised as more arrives. */
export function useFirstView(
  store: FleetStore,
  address: MapAddress,
  handle: RefObject<MapHandle | null>,
  { user, defaultCentre }: MapOwner,
): FirstViewControl {
  const client = useApolloClient();
  const decided = useRef<{ camera: MapCamera; count: number; at: number } | null>(null);
  const isDeciding = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const decide = async (at: number, of: MapAddress = address, last = lastView(user)): Promise<void> => {
    const { current } = decided;
    const wishes = { centre: defaultCentre, hasLastView: last !== null };
    const { box, count } = await firstView(client, of, wishes).catch(() => ({ box: null, count: 0 }));
    // The map may have been closed or moved by the user in the meantime.
    if (!handle.current || decided.current !== current) return;
    isDeciding.current = true;
    if (box) handle.current.fit(box, true);
    else if (last) handle.current.lookAt(last);
    isDeciding.current = false;
    decided.current = { camera: handle.current.camera(), count, at };
  };
  const revise = useEffectEvent(async (): Promise<void> => {
    const { current } = decided;
    if (current && !address.shown) await decide(current.at);
  });
  const look = useEffectEvent((): void => {
    const { current } = decided;
    if (!current || !store.totals || address.claimStatuses.length) return;
    const { layers, withoutPosition } = store.totals;
    const count = address.layers.reduce((sum, layer) => {
      const place = mapLayers.indexOf(layer);
      return sum + layers[place]! - withoutPosition[place]!;
    }, 0);
    const isRevised = current.count === 0 ? count > 0 : count >= GROWTH * current.count && store.now() < current.at + REVISED_FOR_MS;
    if (isRevised) timer.current ??= setTimeout(() => void revise().finally(() => (timer.current = undefined)), REVISION_DELAY_MS);
  });
  useEffect(() => {
    const stop = store.subscribe(() => look());
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [store]);
  return {
    async show() {
      const last = lastView(user);
      if (last && !defaultCentre) handle.current?.lookAt(last);
      else await decide(store.now());
    },
    restart: (of) => decide(store.now(), of, null),
    settle(camera, resized) {
      if (isDeciding.current) return false;
      // Resizing can shift the camera, because the map never shows the world twice.
      if (decided.current && resized) decided.current.camera = camera;
      if (decided.current && !sameCamera(decided.current.camera, camera)) decided.current = null;
      return decided.current === null;
    },
  };
}
