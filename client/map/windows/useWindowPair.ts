import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type RefObject } from "react";
import { mapLimits } from "../../../schema/rules/map/map";
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
  isTracking: boolean;
  isPaired: boolean;
  detach(): boolean;
  attach(): void;
  sendView(settled: Settled): void;
}

interface Parts {
  state: MapAddressState;
  store: FleetStore;
  handle: RefObject<MapHandle | null>;
  highlighted: Observable<FleetHit | null>;
  onSettle(settled: Settled): void;
  onRequest(): void;
}

const sharedSearch = (address: MapAddress): string => writeMapAddress({ ...address, camera: null });

/** Synchronizes tabs, filters and highlights between a map and its tracking window. The camera stays with the map. */
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
    highlighted.set(null);
  };

  /** A duplicated tab has the same id: the newer map takes a new id and has no tracking window. */
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
    // A window with a new id must not close the pair of another map.
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
      part();
    },
    sendView(settled) {
      const send = (): void => {
        if (!store.camera.width) return handle.current?.onceDrawn(send);
        const { matrix, width, height, copies } = store.camera;
        view.current = { settled, maxZoom: handle.current?.maxZoom() ?? mapLimits.maxZoom, matrix: [...matrix], width, height, copies };
        post({ kind: "view", view: view.current });
      };
      handle.current?.onceDrawn(send);
    },
  };
}
