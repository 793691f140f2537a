import { useCallback, useEffect, useRef, useState } from "react";
import { mapLimits } from "../../../schema/rules/map/map";
import type { MapViewInput } from "../../gql/graphql";
import { watchMapFrames } from "../../live/mapFrames";
import { clampBox, type MapBox } from "../../mapkit/camera";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import { useFailureToast } from "../../ui/toasts/toasts";
import type { MapAddress } from "../address/mapAddress";
import { mapFilterOf } from "../../filters/apiFilter";
import type { FilterAddress } from "../../filters/filterAddress";

/** Share of the view loaded beyond each edge, so that small moves need no request. */
const VIEW_MARGIN_SHARE = 0.1;

export function viewOf(box: MapBox, zoom: number, address: FilterAddress & Pick<MapAddress, "layers">): MapViewInput {
  const [x, y] = [(box.east - box.west) * VIEW_MARGIN_SHARE, (box.north - box.south) * VIEW_MARGIN_SHARE];
  return {
    bounds: clampBox({ west: box.west - x, south: box.south - y, east: box.east + x, north: box.north + y }),
    zoom: Math.min(mapLimits.maxZoom, Math.max(mapLimits.minZoom, zoom)),
    layers: address.layers,
    filter: mapFilterOf(address),
  };
}

/** Streams the data of a view into the store. Call the returned function with each new view; an unchanged view is ignored. */
export function useMapFrames(store: FleetStore): (view: MapViewInput) => void {
  const current = useRef<{ subscription: ReturnType<typeof watchMapFrames>; key: string } | null>(null);
  const [refused, setRefused] = useState<{ key: string; error: unknown } | null>(null);
  useFailureToast(refused && "layerFilterFailed", refused?.error);
  useEffect(
    () => () => {
      current.current?.subscription.stop();
      current.current = null;
    },
    [store],
  );
  return useCallback(
    (view) => {
      const key = JSON.stringify(view);
      if (current.current?.key === key) return;
      store.setViewZoom(view.zoom);
      if (current.current) current.current.subscription.update(view);
      const watched =
        current.current?.subscription ??
        watchMapFrames(view, {
          frame: (frame) => store.apply(frame),
          // The stream retries, but the error is shown only once.
          onError: (error) => {
            const refusedKey = current.current?.key ?? key;
            setRefused((before) => (before?.key === refusedKey ? before : { key: refusedKey, error }));
          },
        });
      current.current = { subscription: watched, key };
    },
    [store],
  );
}
