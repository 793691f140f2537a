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
  move(): void;
  settle(settled: Settled): void;
  view: { camera: MapCamera; box: MapBox } | null;
  fit(): void;
  show(box: MapBox): void;
  goTo(place: Place, zoom?: number): void;
  bringIntoView(ref: FleetRef): void;
  restart(address: MapAddress): void;
  /** Without a map, counts cover the whole world. */
  showWorld(): void;
  previousView: PreviousView;
}

/** Connects the camera to the address and the server's data. `onJump` is called before the map jumps. */
export function useCamera(
  store: FleetStore,
  { address, isOwnNavigation, change }: MapAddressState,
  handle: RefObject<MapHandle | null>,
  owner: MapOwner,
  onJump: () => void,
): CameraControl {
  const client = useApolloClient();
  const watch = useMapFrames(store);
  const previousView = usePreviousView(handle, onJump);
  const firstView = useFirstView(store, address, handle, owner);
  const [lastView, setLastView] = useState<{ camera: MapCamera; box: MapBox } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const phase = useRef<"unset" | "deciding" | "set">(address.camera ? "set" : "unset");
  const shownRef = useRef(address.shown);
  useLayoutEffect(() => {
    shownRef.current = address.shown;
  }, [address]);

  useEffect(() => {
    if (lastView) watch(viewOf(lastView.box, lastView.camera.zoom, address));
  }, [watch, lastView, address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applyView = (camera: MapCamera, box: MapBox): void => {
    setLastView({ camera, box });
    change((now) => ({ ...now, camera }));
  };
  const goTo = (place: Place, zoom?: number): void => {
    previousView.rememberCurrent();
    handle.current?.goTo(place, zoom);
  };
  const bringIntoView = async (ref: FleetRef): Promise<void> => {
    const point = store.byId(ref.id, ref.group);
    const place = point ?? (await findPosition(client, ref));
    if (!place || !handle.current || (!point && !sameRef(shownRef.current, ref))) return;
    const { zoom } = handle.current.camera();
    // An entity without an individual marker is far away or part of a cluster.
    if (!isWellInView(store, handle.current, place) || (!point && zoom < closeZoom)) goTo(place, point ? zoom : undefined);
  };

  // A link, a pasted address or browser history. A missing position is determined or left unchanged.
  const follow = useEffectEvent((): void => {
    const map = handle.current;
    if (isOwnNavigation || !map || !lastView) return;
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
      else if (!lastView) {
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
    view: lastView,
    fit: () => void fit(),
    show,
    goTo,
    bringIntoView: (ref) => void bringIntoView(ref),
    restart(next) {
      previousView.rememberCurrent();
      void firstView.restart(next);
    },
    showWorld: () => setLastView({ camera: defaultCamera, box: WORLD_BOUNDS }),
    previousView,
  };
}

/** True if a position is visible without moving the map: not at the edge and not covered by panels. */
const isWellInView = ({ camera }: FleetStore, map: MapHandle, { lon, lat }: Place): boolean =>
  camera.isInView(mercatorX(lon), mercatorY(lat), -24) && !map.isCovered(camera.x, camera.y);
