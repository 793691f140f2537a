import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type RefObject } from "react";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import type { MapHandle, Settled } from "../../mapkit/MapController";
import type { Observable } from "../../store/observable";
import { isTrackingWindow, openTrackingWindow, windowPairId } from "../../ui/trackingWindow";
import { readMapAddress, writeMapAddress, type MapAddress } from "../address/mapAddress";
import type { MapAddressState } from "../address/useMapAddress";
import type { PairMessage, SharedView } from "./pairMessages";
import { answerRequest, remoteMap } from "./remoteMap";

/** The last redraw of a map that has come to rest follows within this. */
const REDRAW_MS = 100;

export interface WindowPair {
  /** This window shows the tracking panel alone. */
  isTracking: boolean;
  /** The other of the two windows is there. */
  isPaired: boolean;
  /** Puts the tracking panel into a window of its own; false when the browser does not allow it. */
  detach(): boolean;
  /** Closes the tracking window: the panel is beside the map again. */
  attach(): void;
  /** The map stands still. */
  sendView(settled: Settled): void;
}

interface Parts {
  state: MapAddressState;
  store: FleetStore;
  handle: RefObject<MapHandle | null>;
  highlighted: Observable<FleetHit | null>;
  /** What the screen does when the map stands still. */
  onSettle(settled: Settled): void;
}

/** What the two windows have in common of the address: all but the place, which is the map's alone. */
const sharedSearch = (address: MapAddress): string => writeMapAddress({ ...address, camera: null });

/** Keeps a map and its tracking window in step: what one opens, filters or points at the other shows; the map is where it is. */
export function useWindowPair({ state: { address, change }, store, handle, highlighted, onSettle }: Parts): WindowPair {
  const [isTracking] = useState(isTrackingWindow);
  const [isPaired, setPaired] = useState(false);
  const channel = useRef<BroadcastChannel>(null);
  const view = useRef<SharedView>(null);
  const search = sharedSearch(address);
  const agreed = useRef(search);
  const post = (message: PairMessage): void => channel.current?.postMessage(message);

  const receive = useEffectEvent((message: PairMessage): void => {
    switch (message.kind) {
      case "here":
        setPaired(true);
        if (!message.isNew) return;
        post({ kind: "here", isNew: false });
        if (isTracking) return;
        post({ kind: "address", search: agreed.current });
        if (view.current) post({ kind: "view", view: view.current });
        return;
      case "gone":
        return setPaired(false);
      case "close":
        return isTracking ? window.close() : undefined;
      case "address":
        agreed.current = message.search;
        return change((now) => ({ ...readMapAddress(message.search), camera: now.camera }));
      case "view":
        view.current = message.view;
        store.camera.set(message.view.matrix, message.view.width, message.view.height, message.view.copies);
        return onSettle(message.view.settled);
      case "request":
        return handle.current ? answerRequest(handle.current, message.request) : undefined;
      case "highlight":
        return highlighted.set(message.ref && { point: message.ref });
    }
  });

  useEffect(() => {
    const opened = new BroadcastChannel(`atalaya.map.${windowPairId()}`);
    const say = (message: PairMessage): void => opened.postMessage(message);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<PairMessage>) => receive(data);
    say({ kind: "here", isNew: true });
    const leave = (): void => say({ kind: "gone" });
    addEventListener("pagehide", leave);
    const stop = isTracking
      ? highlighted.subscribe(() => {
          const hit = highlighted.get();
          say({ kind: "highlight", ref: hit && "point" in hit ? hit.point : null });
        })
      : undefined;
    return () => {
      leave();
      stop?.();
      removeEventListener("pagehide", leave);
      opened.close();
      channel.current = null;
    };
  }, [isTracking, highlighted]);

  useImperativeHandle(isTracking ? handle : null, () =>
    remoteMap(
      (request) => channel.current?.postMessage({ kind: "request", request } satisfies PairMessage),
      () => view.current,
    ),
  );

  useEffect(() => {
    if (agreed.current === search) return;
    agreed.current = search;
    channel.current?.postMessage({ kind: "address", search } satisfies PairMessage);
  }, [search]);

  return {
    isTracking,
    isPaired,
    detach: openTrackingWindow,
    attach: () => (isTracking ? window.close() : post({ kind: "close" })),
    sendView(settled) {
      setTimeout(() => {
        const { matrix, width, height, copies } = store.camera;
        view.current = { settled, matrix: [...matrix], width, height, copies };
        post({ kind: "view", view: view.current });
      }, REDRAW_MS);
    },
  };
}
