import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Theme } from "../../ui/theme/tokens";
import type { Palette } from "./palette";
import { packRoads } from "./packRoads";
import type { DrawnPack } from "./streetPack";
import { grow } from "./worldLayers";

export const oneOf = (key: string, ...values: string[]): ExpressionSpecification => ["in", ["get", key], ["literal", values]];

export const landOf = ({ id }: DrawnPack): string => `${id}-land`;

/** Ground and streets of a pack, over the world's land and borders and under all labels. */
export function packGround(pack: DrawnPack, p: Palette, theme: Theme): LayerSpecification[] {
  const { id, from } = pack;
  const fill = (name: string, layer: string, color: string, filter?: FilterSpecification, minzoom = from): LayerSpecification => ({
    id: `${id}-${name}`,
    type: "fill",
    source: id,
    "source-layer": layer,
    minzoom,
    ...(filter && { filter }),
    paint: { "fill-color": color },
  });
  return [
    ...(pack.covers
      ? [{ id: landOf(pack), type: "fill" as const, source: landOf(pack), minzoom: from, paint: { "fill-color": p.land } }]
      : []),
    fill("wood", "landcover", p.wood, oneOf("class", "wood", "grass")),
    fill("built", "landuse", p.built, oneOf("class", "residential", "commercial", "industrial", "retail")),
    fill("park", "park", p.park),
    fill("garden", "landcover", p.park, oneOf("subclass", "park", "garden", "golf_course", "recreation_ground")),
    fill("water", "water", p.water),
    {
      id: `${id}-waterway`,
      type: "line",
      source: id,
      "source-layer": "waterway",
      minzoom: from,
      filter: ["all", ["!=", ["get", "brunnel"], "tunnel"], ["any", oneOf("class", "river", "canal"), [">=", ["zoom"], 13]]],
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": p.water, "line-width": ["match", ["get", "class"], ["river", "canal"], 2, 1] },
    },
    fill("apron", "aeroway", p.built, ["==", ["geometry-type"], "Polygon"], 11),
    {
      id: `${id}-runway`,
      type: "line",
      source: id,
      "source-layer": "aeroway",
      minzoom: 11,
      filter: oneOf("class", "runway", "taxiway"),
      paint: { "line-color": p.street, "line-width": ["match", ["get", "class"], "runway", 5, 2] },
    },
    fill("building", "building", p.building, undefined, 14),
    {
      id: `${id}-rail`,
      type: "line",
      source: id,
      "source-layer": "transportation",
      minzoom: 11,
      filter: oneOf("class", "rail", "transit"),
      paint: { "line-color": p.rail, "line-width": grow(11, 0.8, 16, 2) },
    },
    ...packRoads(pack, p, theme),
    {
      id: `${id}-border`,
      type: "line",
      source: id,
      "source-layer": "boundary",
      minzoom: 10,
      filter: ["all", ["==", ["get", "admin_level"], 2], ["!=", ["get", "maritime"], 1]],
      paint: { "line-color": p.border, "line-width": grow(10, 1.6, 14, 2.4) },
    },
  ];
}
