import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type RefObject } from "react";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import type { MapHandle, Settled } from "../../mapkit/MapController";
import type { Observable } from "../../store/observable";
import { isTrackingWindow, keepsPairId, openTrackingWindow, renewWindowPairId, windowPairId } from "../../ui/trackingWindow";
import { readMapAddress, writeMapAddress, type MapAddress } from "../address/mapAddress";
import type { MapAddressState } from "../address/useMapAddress";
import type { PairMessage, SentMessage, SharedView, WindowRole } from "./pairMessages";
import { answerRequest, remoteMap } from "./remoteMap";

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
  /** The tracking window moves the map. */
  onRequest(): void;
}

/** What the two windows have in common of the address: all but the place, which is the map's alone. */
const sharedSearch = (address: MapAddress): string => writeMapAddress({ ...address, camera: null });

/** Keeps a map and its tracking window in step: what one opens, filters or points at the other shows; the map is where it is. */
export function useWindowPair({ state: { address, change }, store, handle, highlighted, onSettle, onRequest }: Parts): WindowPair {
  const [isTracking] = useState(isTrackingWindow);
  const [isPaired, setPaired] = useState(false);
  const [id, setId] = useState(windowPairId);
  const channel = useRef<BroadcastChannel>(null);
  const view = useRef<SharedView>(null);
  const search = sharedSearch(address);
  const agreed = useRef(search);
  const from: WindowRole = isTracking ? "tracking" : "map";
  const post = (message: PairMessage): void => channel.current?.postMessage({ ...message, from } satisfies SentMessage);
  const part = (): void => {
    setPaired(false);
    // What was pointed at in the other window is not any more.
    highlighted.set(null);
  };

  /** Another map has the same id, as a copied tab does: whoever came later takes an id of its own, and is a map without a second window. */
  const receiveFromMap = (message: PairMessage): void => {
    if (message.kind !== "here") return;
    if (message.isNew) return post({ kind: "here", isNew: false });
    setId(renewWindowPairId());
    part();
  };
  const receive = useEffectEvent((message: SentMessage): void => {
    if (message.from === from) return isTracking ? undefined : receiveFromMap(message);
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
        return part();
      case "close":
        return window.close();
      case "address":
        agreed.current = message.search;
        return change((now) => ({ ...readMapAddress(message.search), camera: now.camera }));
      case "view":
        view.current = message.view;
        store.camera.set(message.view.matrix, message.view.width, message.view.height, message.view.copies);
        return onSettle(message.view.settled);
      case "request":
        onRequest();
        return handle.current ? answerRequest(handle.current, message.request) : undefined;
      case "highlight":
        return highlighted.set(message.ref && { point: message.ref });
    }
  });

  useEffect(() => {
    const opened = new BroadcastChannel(`atalaya.map.${id}`);
    const say = (message: PairMessage): void => opened.postMessage({ ...message, from } satisfies SentMessage);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<SentMessage>) => receive(data);
    say({ kind: "here", isNew: true });
    // Whoever has another id by now leaves the pair to the map that it belongs to.
    const leave = (): void => (keepsPairId(id) ? say({ kind: "gone" }) : undefined);
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
  }, [id, from, isTracking, highlighted]);

  useImperativeHandle(isTracking ? handle : null, () =>
    remoteMap(
      (request) => post({ kind: "request", request }),
      () => view.current,
    ),
  );

  const postAddress = useEffectEvent(() => post({ kind: "address", search }));
  useEffect(() => {
    if (agreed.current === search) return;
    agreed.current = search;
    postAddress();
  }, [search]);

  return {
    isTracking,
    isPaired,
    detach: openTrackingWindow,
    attach() {
      if (isTracking) return window.close();
      post({ kind: "close" });
      // A window that has crashed says nothing more.
      part();
    },
    sendView(settled) {
      const send = (): void => {
        // The ground is there before the signs, by which it is known how the map projects.
        if (!store.camera.width) return handle.current?.onceDrawn(send);
        const { matrix, width, height, copies } = store.camera;
        view.current = { settled, matrix: [...matrix], width, height, copies };
        post({ kind: "view", view: view.current });
      };
      handle.current?.onceDrawn(send);
    },
  };
}
