import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { medium, packNameIn, regular, semibold } from "./labels";
import { oneOf } from "./packGround";
import type { Theme } from "../../ui/theme/tokens";
import type { Palette } from "./palette";
import { shieldImage } from "./shields";
import type { DrawnPack } from "./streetPack";
import { grow } from "./worldLayers";

export function packLabels({ id: source, from }: DrawnPack, p: Palette, theme: Theme, language: string): LayerSpecification[] {
  const name = packNameIn(language);
  const text = (color: string) => ({ "text-color": color, "text-halo-color": p.land, "text-halo-width": 1.4, "text-halo-blur": 0.4 });
  const place = (
    id: string,
    classes: string[],
    minzoom: number,
    font: string[],
    size: ExpressionSpecification,
    color: string,
  ): LayerSpecification => ({
    id: `${source}-${id}`,
    type: "symbol",
    source,
    "source-layer": "place",
    minzoom,
    filter: oneOf("class", ...classes),
    layout: {
      "text-field": name,
      "text-font": font,
      "text-size": size,
      "text-max-width": 8,
      "text-padding": 6,
      "symbol-sort-key": ["coalesce", ["get", "rank"], 99],
    },
    paint: text(color),
  });
  const along = (id: string, classes: string[], minzoom: number, size: ExpressionSpecification): LayerSpecification => ({
    id: `${source}-${id}-name`,
    type: "symbol",
    source,
    "source-layer": "transportation_name",
    minzoom,
    filter: oneOf("class", ...classes),
    layout: {
      "symbol-placement": "line",
      "symbol-spacing": 320,
      "text-field": name,
      "text-font": regular,
      "text-size": size,
      "text-padding": 8,
    },
    paint: text(p.text),
  });
  return [
    {
      id: `${source}-housenumber`,
      type: "symbol",
      source,
      "source-layer": "housenumber",
      minzoom: 17,
      layout: { "text-field": ["get", "housenumber"], "text-font": regular, "text-size": 11 },
      paint: text(p.textQuiet),
    },
    {
      id: `${source}-water-name`,
      type: "symbol",
      source,
      "source-layer": "water_name",
      minzoom: 12,
      filter: oneOf("class", "lake", "sea", "bay", "ocean"),
      layout: { "symbol-placement": "point", "text-field": name, "text-font": regular, "text-size": 11, "text-max-width": 6 },
      paint: text(p.textWater),
    },
    {
      id: `${source}-park-name`,
      type: "symbol",
      source,
      "source-layer": "park",
      minzoom: 12,
      filter: ["==", ["geometry-type"], "Point"],
      layout: { "text-field": name, "text-font": regular, "text-size": 12, "text-max-width": 8, "text-padding": 12 },
      paint: text(p.textPark),
    },
    {
      id: `${source}-river-name`,
      type: "symbol",
      source,
      "source-layer": "waterway",
      minzoom: 13,
      filter: oneOf("class", "river", "canal"),
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 600,
        "text-field": name,
        "text-font": regular,
        "text-size": 11,
        "text-padding": 20,
      },
      paint: text(p.textWater),
    },
    along("path", ["service", "track", "path"], 16, grow(16, 11, 18, 13)),
    along("minor", ["minor", "busway"], 14.5, grow(14.5, 10.5, 16, 12, 18, 14)),
    along("major", ["motorway", "trunk", "primary", "secondary", "tertiary"], 13, grow(13, 12, 18, 14)),
    {
      id: `${source}-shield`,
      type: "symbol",
      source,
      "source-layer": "transportation_name",
      minzoom: 9,
      filter: ["all", oneOf("class", "motorway", "trunk", "primary", "secondary"), ["has", "ref"], ["<=", ["length", ["get", "ref"]], 7]],
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 420,
        "text-field": ["get", "ref"],
        "text-font": semibold,
        "text-size": 11,
        "text-rotation-alignment": "viewport",
        "icon-image": shieldImage(theme),
        "icon-text-fit": "both",
        "icon-rotation-alignment": "viewport",
        "text-padding": 20,
      },
      paint: { "text-color": p.shield },
    },
    place("quarter", ["suburb", "quarter", "neighbourhood", "hamlet"], 12, regular, grow(12, 12, 15, 13.5), p.textQuiet),
    place("village", ["village"], 10, regular, grow(10, 12, 14, 14), p.text),
    place("town", ["town"], from, medium, grow(8, 12, 14, 16), p.text),
    place("city", ["city"], from, semibold, grow(8, 13, 13, 20), p.textStrong),
  ];
}
