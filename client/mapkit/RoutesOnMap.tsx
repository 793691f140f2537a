import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { type Theme, tokens } from "../ui/theme/tokens";

/** Ways of one claim, each a list of [lon, lat]; empty: not known. */
export interface ClaimRouteLines {
  /** The assigned route: what is driven of it, and what is still to be driven. */
  done: [number, number][];
  pending: [number, number][];
  /** The way that was really taken. */
  real: [number, number][];
}

const ROUND_LINES = { "line-cap": "round", "line-join": "round" } as const;
/** What lies on them is added before them. */
const SIGNS_LAYER_ID = "fleet";

/** The ways of the claim in front, under the signs: to do in full, done pale, real dotted. */
export function RoutesOnMap({ ways, theme }: { ways: ClaimRouteLines; theme: Theme }) {
  const { accent, text } = tokens[theme];
  const data = useMemo(
    () => ({
      type: "FeatureCollection" as const,
      features: (Object.keys(ways) as (keyof ClaimRouteLines)[])
        .filter((way) => ways[way].length > 1)
        .map((way) => ({
          type: "Feature" as const,
          properties: { way },
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
