import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { useObservable } from "../store/observable";
import { type Theme, tokens } from "../ui/theme/tokens";
import { ghostRoute } from "./ghostRoute";
import { SIGNS_LAYER_ID } from "./RoutesOnMap";

/** A candidate supplier's route, pale under the signs, with its start; a straight-line estimate is dashed. */
export function GhostRouteOnMap({ theme }: { theme: Theme }) {
  const ghost = useObservable(ghostRoute);
  const { accent, text } = tokens[theme];
  const data = useMemo(
    () => ({
      type: "FeatureCollection" as const,
      features: ghost
        ? [
            { type: "Feature" as const, properties: {}, geometry: { type: "LineString" as const, coordinates: ghost.line } },
            { type: "Feature" as const, properties: {}, geometry: { type: "Point" as const, coordinates: ghost.line[0] ?? [0, 0] } },
          ]
        : [],
    }),
    [ghost],
  );
  if (!ghost || ghost.line.length < 2) return null;
  return (
    <Source id="ghost" type="geojson" data={data}>
      <Layer
        id="ghost-line"
        beforeId={SIGNS_LAYER_ID}
        type="line"
        filter={["==", ["geometry-type"], "LineString"]}
        layout={{ "line-cap": "round", "line-join": "round" }}
        paint={{ "line-color": accent, "line-width": 4, "line-opacity": 0.65, "line-dasharray": ghost.estimated ? [2, 2] : [1, 0] }}
      />
      <Layer
        id="ghost-start"
        beforeId={SIGNS_LAYER_ID}
        type="circle"
        filter={["==", ["geometry-type"], "Point"]}
        paint={{
          "circle-radius": 12,
          "circle-color": accent,
          "circle-opacity": 0.25,
          "circle-stroke-color": text,
          "circle-stroke-width": 1.5,
        }}
      />
    </Source>
  );
}
