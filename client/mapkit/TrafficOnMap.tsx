import { useEffect, useState } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import { useNow } from "../live/connection";
import type { Theme } from "../ui/theme/tokens";
import { addressesIn, type BasemapLayer } from "./basemap/basemapLayers";
import { absolute } from "./basemap/pictures";

const REFRESH_INTERVAL_MS = 120_000;

/** Traffic over the streets and under the layer `beforeId`, once that layer exists: a new style starts without it. */
export function TrafficOnMap(props: { traffic: BasemapLayer; theme: Theme; beforeId: string }) {
  const map = useMap().current!.getMap();
  const { beforeId } = props;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const look = (): void => setReady(map.getLayer(beforeId) !== undefined);
    const subscription = map.on("styledata", look);
    look();
    return () => subscription.unsubscribe();
  }, [map, beforeId]);
  return ready ? <TrafficTiles {...props} /> : null;
}

function TrafficTiles({ traffic, theme, beforeId }: { traffic: BasemapLayer; theme: Theme; beforeId: string }) {
  // A changing address bypasses the cached image.
  const age = Math.floor(useNow(REFRESH_INTERVAL_MS) / REFRESH_INTERVAL_MS);
  const tiles = addressesIn(traffic, theme).map((url) => `${absolute(url)}${url.includes("?") ? "&" : "?"}age=${age}`);
  return (
    <Source
      id="traffic"
      type="raster"
      tiles={tiles}
      tileSize={traffic.tileSize ?? 256}
      maxzoom={traffic.maxZoom ?? 19}
      attribution={traffic.attribution ?? ""}
    >
      <Layer id="traffic" type="raster" beforeId={beforeId} paint={{ "raster-opacity": 0.75 }} />
    </Source>
  );
}
