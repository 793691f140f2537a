import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { type Theme, tokens } from "../ui/theme/tokens";

/** Routes of a claim as lists of [lon, lat]. Empty if unknown. */
export interface ClaimRouteLines {
  done: [number, number][];
  pending: [number, number][];
  real: [number, number][];
  /** The assigned route is a straight line, because no road is known. */
  estimated: boolean;
}

const WAYS = ["done", "pending", "real"] as const satisfies (keyof ClaimRouteLines)[];

const ROUND_LINES = { "line-cap": "round", "line-join": "round" } as const;
export const SIGNS_LAYER_ID = "fleet";

/** Routes of the claim in front, under the signs: remaining solid, driven pale, recorded dotted; an estimate thin and dashed. */
export function RoutesOnMap({ ways, theme }: { ways: ClaimRouteLines; theme: Theme }) {
  const { accent, text } = tokens[theme];
  const data = useMemo(
    () => ({
      type: "FeatureCollection" as const,
      features: WAYS.filter((way) => ways[way].length > 1).map((way) => ({
        type: "Feature" as const,
        properties: { way: way !== "real" && ways.estimated ? `${way}-estimated` : way },
        geometry: { type: "LineString" as const, coordinates: ways[way] },
      })),
    }),
    [ways],
  );
  return (
    <Source id="ways" type="geojson" data={data}>
      <Layer
        id="ways-done"
        beforeId={SIGNS_LAYER_ID}
        type="line"
        filter={["==", ["get", "way"], "done"]}
        layout={ROUND_LINES}
        paint={{ "line-color": accent, "line-width": 4, "line-opacity": 0.4 }}
      />
      <Layer
        id="ways-pending"
        beforeId={SIGNS_LAYER_ID}
        type="line"
        filter={["==", ["get", "way"], "pending"]}
        layout={ROUND_LINES}
        paint={{ "line-color": accent, "line-width": 5 }}
      />
      <Layer
        id="ways-done-estimated"
        beforeId={SIGNS_LAYER_ID}
        type="line"
        filter={["==", ["get", "way"], "done-estimated"]}
        paint={{ "line-color": accent, "line-width": 2, "line-opacity": 0.5, "line-dasharray": [4, 3] }}
      />
      <Layer
        id="ways-pending-estimated"
        beforeId={SIGNS_LAYER_ID}
        type="line"
        filter={["==", ["get", "way"], "pending-estimated"]}
        paint={{ "line-color": accent, "line-width": 2.5, "line-dasharray": [4, 3] }}
      />
      <Layer
        id="ways-real"
        beforeId={SIGNS_LAYER_ID}
        type="line"
        filter={["==", ["get", "way"], "real"]}
        layout={ROUND_LINES}
        paint={{ "line-color": text, "line-width": 2.5, "line-dasharray": [0.1, 2.2] }}
      />
    </Source>
  );
}
