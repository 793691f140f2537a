import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { viewSettleMs } from "../../../schema/rules/limits/specified";
import { closeZoom, defaultCamera, sameCamera, type MapBox, type MapCamera } from "../../mapkit/camera";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import { mercatorX, mercatorY } from "../../mapkit/fleet/mercator";
import type { MapHandle, Settled } from "../../mapkit/MapController";
import { type MapAddress, sameRef } from "../address/mapAddress";
import { findPosition } from "./findPosition";
import type { MapAddressState } from "../address/useMapAddress";
import { usePreviousView, type PreviousView } from "./usePreviousView";
import { useMapFrames, viewOf } from "./useMapFrames";
import { boundsOfAll, WORLD_BOUNDS } from "./boundsOfAll";
import { rememberView } from "./lastView";
import { useFirstView, type MapOwner } from "./useFirstView";

type Place = { lon: number; lat: number };

export interface CameraControl {
  /** The map begins to move. */
  move(): void;
  /** The map stands still. */
  settle(settled: Settled): void;
  /** What the server is asked for; null: nothing yet. */
  view: { camera: MapCamera; box: MapBox } | null;
  /** Shows everything that layers and filters let through. */
  fit(): void;
  /** Jumps to a rectangle, and shows it whole. */
  show(box: MapBox): void;
  /** Brings a place into the middle, near enough to see it alone, or as near as `zoom` says. */
  goTo(place: Place, zoom?: number): void;
  /** Brings a feature into view when it is not there. */
  bringIntoView(ref: FleetRef): void;
  /** Goes where a map begins whose address says no place. */
  restart(address: MapAddress): void;
  /** There is no map: the counts are of the whole world. */
  showWorld(): void;
  previousView: PreviousView;
}

/**
 * Ties the camera to the address, and to what the server is asked for. Where the address says nothing, the map begins where the most is to be
 * seen. `onJump`: somebody is brought elsewhere.
 */
export function useCamera(
  store: FleetStore,
  { address, isOwnNavigation: own, change }: MapAddressState,
  handle: RefObject<MapHandle | null>,
  owner: MapOwner,
  onJump: () => void,
): CameraControl {
  const client = useApolloClient();
  const watch = useMapFrames(store);
  const previousView = usePreviousView(handle, onJump);
  const firstView = useFirstView(store, address, handle, owner);
  const [seen, setSeen] = useState<{ camera: MapCamera; box: MapBox } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether it is decided where the map looks at first. */
  const phase = useRef<"unset" | "deciding" | "set">(address.camera ? "set" : "unset");
  const shown = useRef(address.shown);
  useLayoutEffect(() => {
    shown.current = address.shown;
  }, [address]);

  useEffect(() => {
    if (seen) watch(viewOf(seen.box, seen.camera.zoom, address));
  }, [watch, seen, address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applyView = (camera: MapCamera, box: MapBox): void => {
    setSeen({ camera, box });
    change((now) => ({ ...now, camera }));
  };
  const goTo = (place: Place, zoom?: number): void => {
    previousView.rememberCurrent();
    handle.current?.goTo(place, zoom);
  };
  const bringIntoView = async (ref: FleetRef): Promise<void> => {
    const point = store.byId(ref.id, ref.group);
    const place = point ?? (await findPosition(client, ref));
    // Meanwhile something else may have been opened.
    if (!place || !handle.current || (!point && !sameRef(shown.current, ref))) return;
    const { zoom } = handle.current.camera();
    // What has no sign of its own is either far away or one of many that are drawn together.
    if (!isWellInView(store, handle.current, place) || (!point && zoom < closeZoom)) goTo(place, point ? zoom : undefined);
  };

  // A link, a pasted address, the browser's way back. What it does not say of the place is found out, or stays.
  const follow = useEffectEvent((): void => {
    const map = handle.current;
    if (own || !map || !seen) return;
    const { camera } = address;
    if (!camera) {
      change((now) => ({ ...now, camera: map.camera() }));
      if (address.shown) void bringIntoView(address.shown);
    } else if (!sameCamera(camera, map.camera())) {
      previousView.rememberCurrent();
      map.lookAt(camera);
    }
  });
  useEffect(() => follow(), [address]);

  const show = (box: MapBox): void => {
    previousView.rememberCurrent();
    handle.current?.fit(box);
  };
  const fit = async (): Promise<void> => {
    const box = await boundsOfAll(client, address).catch(() => null);
    if (box) show(box);
  };
  const start = async (): Promise<void> => {
    phase.current = "deciding";
    const place = address.shown && (await findPosition(client, address.shown));
    if (place) handle.current?.lookAt({ ...place, zoom: closeZoom, bearing: 0, pitch: 0 });
    else await firstView.show();
    phase.current = "set";
    if (handle.current) applyView(handle.current.camera(), handle.current.box());
  };
  return {
    move: previousView.onMoveStart,
    settle({ camera, box, resized }) {
      previousView.onMoveEnd();
      clearTimeout(timer.current);
      const isChosen = firstView.settle(camera, resized);
      if (phase.current === "unset") void start();
      else if (!seen) {
        if (phase.current === "set") applyView(camera, box);
      } else
        timer.current = setTimeout(
          () => {
            applyView(camera, box);
            if (isChosen) rememberView(owner.user, camera);
          },
          resized ? viewSettleMs.resized : viewSettleMs.moved,
        );
    },
    view: seen,
    fit: () => void fit(),
    show,
    goTo,
    bringIntoView: (ref) => void bringIntoView(ref),
    restart(next) {
      previousView.rememberCurrent();
      void firstView.restart(next);
    },
    showWorld: () => setSeen({ camera: defaultCamera, box: WORLD_BOUNDS }),
    previousView,
  };
}

/** Whether a place can be seen without moving the map: not at its very edge, nor under what lies over it. */
const isWellInView = ({ camera }: FleetStore, map: MapHandle, { lon, lat }: Place): boolean =>
  camera.isInView(mercatorX(lon), mercatorY(lat), -24) && !map.isCovered(camera.x, camera.y);
