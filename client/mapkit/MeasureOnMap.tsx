import type { MapMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import type { Path, Place } from "../../schema/rules/geo/geo";
import { type Theme, tokens } from "../ui/theme/tokens";
import { SIGNS_LAYER_ID } from "./RoutesOnMap";

export interface MeasureOnMapProps {
  path: Path;
  theme: Theme;
  onPoint(place: Place): void;
}

export function MeasureOnMap({ path, theme, onPoint }: MeasureOnMapProps) {
  const map = useMap().current!.getMap();
  const add = useEffectEvent(({ lngLat }: MapMouseEvent) => onPoint([lngLat.lng, lngLat.lat]));
  useEffect(() => {
    const canvas = map.getCanvas();
    const clicks = map.on("click", (event: MapMouseEvent) => add(event));
    canvas.style.cursor = "crosshair";
    return () => {
      clicks.unsubscribe();
      canvas.style.cursor = "";
    };
  }, [map]);
  const data = useMemo(
    () => ({
      type: "FeatureCollection" as const,
      features: [
        {
          type: "Feature" as const,
          properties: {},
          geometry: { type: "LineString" as const, coordinates: path.map(([lon, lat]) => [lon, lat]) },
        },
        {
          type: "Feature" as const,
          properties: {},
          geometry: { type: "MultiPoint" as const, coordinates: path.map(([lon, lat]) => [lon, lat]) },
        },
      ],
    }),
    [path],
  );
  const { accent, panel } = tokens[theme];
  return (
    <Source id="measure" type="geojson" data={data}>
      <Layer
        id="measure-line"
        beforeId={SIGNS_LAYER_ID}
        type="line"
        filter={["==", ["geometry-type"], "LineString"]}
        paint={{ "line-color": accent, "line-width": 2.5, "line-dasharray": [3, 1.5] }}
      />
      <Layer
        id="measure-points"
        beforeId={SIGNS_LAYER_ID}
        type="circle"
        filter={["!=", ["geometry-type"], "LineString"]}
        paint={{ "circle-radius": 4.5, "circle-color": panel, "circle-stroke-color": accent, "circle-stroke-width": 2.5 }}
      />
    </Source>
  );
}
