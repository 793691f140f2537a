import { useCallback, useEffect, useRef } from "react";
import { mapLimits } from "../../schema/rules/map";
import type { MapViewInput } from "../gql/graphql";
import { watchMapFrames } from "../live/mapFrames";
import { clampBox, type MapBox } from "../mapkit/camera";
import type { FleetStore } from "../mapkit/fleet/FleetStore";
import { tellStatusBar } from "../ui/statusBar";
import type { MapAddress } from "./mapAddress";

/** Share of the screen that is known beyond each of its edges, so that a small move finds its features there already. */
const beyond = 0.1;

/** What the server is asked for. */
export function viewOf(
  box: MapBox,
  zoom: number,
  { layers, claimStatuses, resourceStatuses }: Pick<MapAddress, "layers" | "claimStatuses" | "resourceStatuses">,
): MapViewInput {
  const [x, y] = [(box.east - box.west) * beyond, (box.north - box.south) * beyond];
  return {
    bounds: clampBox({ west: box.west - x, south: box.south - y, east: box.east + x, north: box.north + y }),
    zoom: Math.min(mapLimits.maxZoom, Math.max(mapLimits.minZoom, zoom)),
    layers,
    filter: {
      ...(claimStatuses.length && { statuses: claimStatuses }),
      ...(resourceStatuses.length && { resourceStatuses }),
    },
  };
}

/** Keeps the store at what the server has in a view. Call the answer with each new view; the same one again asks for nothing. */
export function useFrames(store: FleetStore): (view: MapViewInput) => void {
  const watch = useRef<{ watched: ReturnType<typeof watchMapFrames>; key: string } | null>(null);
  useEffect(
    () => () => {
      watch.current?.watched.stop();
      watch.current = null;
    },
    [store],
  );
  return useCallback(
    (view) => {
      const key = JSON.stringify(view);
      if (watch.current?.key === key) return;
      if (watch.current) watch.current.watched.update(view);
      const watched =
        watch.current?.watched ??
        watchMapFrames(view, {
          frame: (frame) => {
            store.apply(frame);
            tellStatusBar({ updatedAt: frame.at });
          },
          fault: (fault) => console.warn("the map's view was refused", fault),
        });
      watch.current = { watched, key };
    },
    [store],
  );
}
