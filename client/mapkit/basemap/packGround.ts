import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Theme } from "../../ui/theme/tokens";
import type { Palette } from "./palette";
import { grow } from "./worldLayers";

/** Id of the source of the street pack, and the least zoom at which it is drawn. */
export const packSource = "streets";
export const packFrom = 8;

const source = packSource;
/** The feature's value is one of these. */
export const oneOf = (key: string, ...values: string[]): ExpressionSpecification => ["in", ["get", key], ["literal", values]];
const underground: ExpressionSpecification = ["==", ["get", "brunnel"], "tunnel"];
/** A street's width: stops are zoom and pixels, growing faster as one comes closer. */
const widen = (...stops: number[]) => ["interpolate", ["exponential", 1.6], ["zoom"], ...stops] as ExpressionSpecification;

/** Kinds of street from the smallest to the largest, which is drawn last: classes of OpenMapTiles, first zoom, width. */
const streets: { id: string; classes: string[]; minzoom: number; color: keyof Palette; width: ExpressionSpecification; casing: number }[] =
  [
    { id: "path", classes: ["path", "track"], minzoom: 14, color: "track", width: widen(14, 0.6, 18, 3), casing: 0 },
    { id: "service", classes: ["service"], minzoom: 14, color: "track", width: widen(14, 0.8, 18, 8), casing: 0 },
    { id: "minor", classes: ["minor", "busway"], minzoom: 12, color: "lane", width: widen(12, 0.5, 14, 2, 18, 16), casing: 14 },
    { id: "tertiary", classes: ["tertiary"], minzoom: 10, color: "street", width: widen(10, 0.6, 14, 3.4, 18, 20), casing: 13 },
    { id: "secondary", classes: ["secondary"], minzoom: 9, color: "street", width: widen(9, 0.7, 14, 4.2, 18, 24), casing: 12 },
    { id: "primary", classes: ["primary"], minzoom: 8, color: "road", width: widen(8, 0.8, 14, 4.8, 18, 28), casing: 10 },
    {
      id: "highway",
      classes: ["motorway", "trunk"],
      minzoom: packFrom,
      color: "highway",
      width: widen(8, 1.1, 14, 5.4, 18, 32),
      casing: 9,
    },
  ];

const round = { "line-cap": "round", "line-join": "round" } as const;

/** Ground and streets of the pack, over the world's land and under every label. */
export function packGround(p: Palette, theme: Theme): LayerSpecification[] {
  const fill = (id: string, layer: string, color: string, filter?: FilterSpecification, minzoom = packFrom): LayerSpecification => ({
    id: `streets-${id}`,
    type: "fill",
    source,
    "source-layer": layer,
    minzoom,
    ...(filter && { filter }),
    paint: { "fill-color": color },
  });
  const inHere = (classes: string[]): FilterSpecification => ["all", ["==", ["geometry-type"], "LineString"], oneOf("class", ...classes)];
  return [
    fill("wood", "landcover", p.wood, oneOf("class", "wood", "grass")),
    fill("built", "landuse", p.built, oneOf("class", "residential", "commercial", "industrial", "retail")),
    fill("park", "park", p.park),
    fill("garden", "landcover", p.park, oneOf("subclass", "park", "garden", "golf_course", "recreation_ground")),
    fill("water", "water", p.water),
    {
      id: "streets-waterway",
      type: "line",
      source,
      "source-layer": "waterway",
      minzoom: packFrom,
      filter: ["all", ["!=", ["get", "brunnel"], "tunnel"], ["any", oneOf("class", "river", "canal"), [">=", ["zoom"], 13]]],
      layout: round,
      paint: { "line-color": p.water, "line-width": ["match", ["get", "class"], ["river", "canal"], 2, 1] },
    },
    fill("apron", "aeroway", p.built, ["==", ["geometry-type"], "Polygon"], 11),
    {
      id: "streets-runway",
      type: "line",
      source,
      "source-layer": "aeroway",
      minzoom: 11,
      filter: oneOf("class", "runway", "taxiway"),
      paint: { "line-color": p.street, "line-width": ["match", ["get", "class"], "runway", 5, 2] },
    },
    fill("building", "building", p.building, undefined, 14),
    {
      id: "streets-rail",
      type: "line",
      source,
      "source-layer": "transportation",
      minzoom: 11,
      filter: oneOf("class", "rail", "transit"),
      paint: { "line-color": p.rail, "line-width": grow(11, 0.8, 16, 2) },
    },
    ...streets
      .filter((s) => s.casing > 0)
      .map((s): LayerSpecification => ({
        id: `streets-${s.id}-case`,
        type: "line",
        source,
        "source-layer": "transportation",
        minzoom: s.casing,
        filter: inHere(s.classes),
        layout: round,
        paint: {
          "line-color": p.casing,
          "line-gap-width": s.width,
          "line-width": theme === "light" ? grow(9, 0.5, 14, 1) : grow(9, 0.6, 14, 1.2),
          "line-opacity": ["case", underground, 0.4, 1],
        },
      })),
    ...streets.map((s): LayerSpecification => ({
      id: `streets-${s.id}`,
      type: "line",
      source,
      "source-layer": "transportation",
      minzoom: s.minzoom,
      filter: inHere(s.classes),
      layout: round,
      paint: { "line-color": p[s.color], "line-width": s.width, "line-opacity": ["case", underground, 0.5, 1] },
    })),
    {
      id: "streets-border",
      type: "line",
      source,
      "source-layer": "boundary",
      minzoom: 10,
      filter: ["all", ["==", ["get", "admin_level"], 2], ["!=", ["get", "maritime"], 1]],
      paint: { "line-color": p.border, "line-width": grow(10, 1.6, 14, 2.4) },
    },
  ];
}
