import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { mapLayers } from "../../../schema/rules/map/map";
import type { CentreKeyInput } from "../../gql/graphql";
import { sameCamera, type MapCamera } from "../../mapkit/camera";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { MapHandle } from "../../mapkit/MapController";
import type { MapAddress } from "../address/mapAddress";
import { firstView } from "./firstView";
import { lastView } from "./lastView";

/** When there is so many times as much to see as there was at the last decision, there is another. */
const GROWTH = 1.25;
/** For so long after the first decision, milliseconds; a map that had nothing to show waits for ever. */
const REVISED_FOR_MS = MINUTE_MS;
/** What comes in comes in many parts, milliseconds. */
const REVISION_DELAY_MS = 1_000;

/** Whose map it is, and the processing centre that he has chosen as his own. */
export interface MapOwner {
  user: string;
  defaultCentre: CentreKeyInput | null;
}

export interface FirstViewControl {
  /** Decides what the map shows first, and shows it. */
  show(): Promise<void>;
  /** Decides it again for another address, wherever the map was last. */
  restart(address: MapAddress): Promise<void>;
  /** The map stands still at this place. True: somebody has chosen it, and the view is not decided again; another size of the map is no choice. */
  settle(camera: MapCamera, resized: boolean): boolean;
}

/** The view of a map whose address says none. What a server shows that has just been started is little: the view is decided again as more comes. */
export function useFirstView(
  store: FleetStore,
  address: MapAddress,
  handle: RefObject<MapHandle | null>,
  { user, defaultCentre }: MapOwner,
): FirstViewControl {
  const client = useApolloClient();
  const decided = useRef<{ camera: MapCamera; count: number; at: number } | null>(null);
  /** The map moves by a decision, not by a hand. */
  const isDeciding = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const decide = async (at: number, of: MapAddress = address, last = lastView(user)): Promise<void> => {
    const { current } = decided;
    const wishes = { centre: defaultCentre, hasLastView: last !== null };
    const { box, count } = await firstView(client, of, wishes).catch(() => ({ box: null, count: 0 }));
    // Meanwhile the map may have been closed, or somebody may have moved it.
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
      // A map that is made wider or narrower may have to look elsewhere by a little, as it never shows the world twice.
      if (decided.current && resized) decided.current.camera = camera;
      if (decided.current && !sameCamera(decided.current.camera, camera)) decided.current = null;
      return decided.current === null;
    },
  };
}
