import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { defaultCamera, sameCamera, type MapBox, type MapCamera } from "../mapkit/camera";
import type { FleetStore } from "../mapkit/fleet/FleetStore";
import type { MapHandle } from "../mapkit/MapLink";
import type { MapAddressState } from "./useMapAddress";
import { useFrames, viewOf } from "./useFrames";
import { boxOfAll, world } from "./wholeMap";

/** A moved map is asked for anew when it has stood still this long, milliseconds. Specification section 9. */
const settleAfter = 500;

export interface CameraControl {
  /** The map stands still. */
  settle(camera: MapCamera, box: MapBox): void;
  /** Shows everything that layers and filters let through. */
  fit(): void;
  /** There is no map: the counts are of the whole world. */
  goBlind(): void;
}

/** Ties the camera to the address, and to what the server is asked for. Where the address says nothing, the map begins with everything. */
export function useCamera(store: FleetStore, { address, change }: MapAddressState, handle: RefObject<MapHandle | null>): CameraControl {
  const client = useApolloClient();
  const watch = useFrames(store);
  const [seen, setSeen] = useState<{ camera: MapCamera; box: MapBox } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef(address.camera !== null);

  useEffect(() => {
    if (seen) watch(viewOf(seen.box, seen.camera.zoom, address));
  }, [watch, seen, address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address was changed by somebody else: a link, or the browser's way back.
  const follow = useEffectEvent((camera: MapCamera) => {
    const map = handle.current;
    if (map && seen && !sameCamera(camera, seen.camera) && !sameCamera(camera, map.camera())) map.lookAt(camera);
  });
  useEffect(() => {
    if (address.camera) follow(address.camera);
  }, [address.camera]);

  const take = (camera: MapCamera, box: MapBox): void => {
    setSeen({ camera, box });
    change((now) => ({ ...now, camera }));
  };
  const fit = async (instant: boolean): Promise<void> => {
    const box = await boxOfAll(client, address).catch(() => null);
    if (box) handle.current?.fit(box, instant);
  };
  const begin = async (): Promise<void> => {
    begun.current = true;
    await fit(true);
    if (handle.current) take(handle.current.camera(), handle.current.box());
  };
  return {
    settle(camera, box) {
      clearTimeout(timer.current);
      if (seen) timer.current = setTimeout(() => take(camera, box), settleAfter);
      else if (begun.current) take(camera, box);
      else void begin();
    },
    fit: () => void fit(false),
    goBlind: () => setSeen({ camera: defaultCamera, box: world }),
  };
}
