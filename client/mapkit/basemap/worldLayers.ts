import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import { countryNameIn, medium, nameIn, regular, semibold } from "./labels";
import type { Palette } from "./palette";

const source = "world";

/** Features carry the zoom from which they are visible. */
const due: ExpressionSpecification = ["<=", ["get", "z"], ["zoom"]];

export const grow = (...stops: number[]): ExpressionSpecification =>
  ["interpolate", ["linear"], ["zoom"], ...stops] as ExpressionSpecification;

export function worldGround(p: Palette): LayerSpecification[] {
  return [
    { id: "sea", type: "background", paint: { "background-color": p.water } },
    { id: "land", type: "fill", source, "source-layer": "land", paint: { "fill-color": p.land, "fill-antialias": false } },
    {
      id: "coast",
      type: "line",
      source,
      "source-layer": "land",
      paint: { "line-color": p.coast, "line-width": grow(1, 0.4, 5, 0.7, 9, 1) },
    },
  ];
}

export function worldBorders(p: Palette): LayerSpecification[] {
  const admin = (kind: "region" | "province", color: string, width: ExpressionSpecification): LayerSpecification => ({
    id: kind,
    type: "line",
    source,
    "source-layer": "province",
    filter: ["all", ["==", ["get", "kind"], kind], due],
    layout: { "line-join": "round" },
    paint: { "line-color": color, "line-width": width },
  });
  return [
    admin("province", p.province, grow(4, 0.6, 8, 1, 12, 1.6)),
    admin("region", p.region, grow(4, 0.7, 8, 1.3, 12, 2)),
    {
      id: "border",
      type: "line",
      source,
      "source-layer": "border",
      layout: { "line-join": "round", "line-cap": "round" },
      paint: { "line-color": p.border, "line-width": grow(1, 0.4, 4, 0.9, 8, 1.6, 12, 2.4) },
    },
  ];
}

/** Labels; later layers are placed first. */
export function worldLabels(p: Palette, language: string, outsidePacks: FilterSpecification | undefined): LayerSpecification[] {
  const size: ExpressionSpecification = ["get", "size"];
  const text = (color: string) => ({ "text-color": color, "text-halo-color": p.land, "text-halo-width": 1.4, "text-halo-blur": 0.4 });
  const all = (...filters: (ExpressionSpecification | FilterSpecification | undefined)[]) =>
    ["all", ...filters.filter((f) => f !== undefined)] as FilterSpecification;
  const places = (
    id: string,
    filter: ExpressionSpecification,
    font: string[],
    textSize: ExpressionSpecification,
    color: string,
    minzoom = 2,
  ): LayerSpecification => ({
    id,
    type: "symbol",
    source,
    "source-layer": "place",
    minzoom,
    filter: all(due, filter, outsidePacks),
    layout: {
      "text-field": nameIn(language),
      "text-font": font,
      "text-size": textSize,
      "text-letter-spacing": 0.01,
      "text-max-width": 8,
      "text-padding": 6,
      "symbol-sort-key": ["-", ["get", "z"], ["/", size, 10]],
    },
    paint: text(color),
  });
  const notQuarter: ExpressionSpecification = ["!", ["has", "quarter"]];
  return [
    {
      id: "province-label",
      type: "symbol",
      source,
      "source-layer": "province_label",
      minzoom: 4,
      maxzoom: 9,
      filter: due,
      layout: {
        "text-field": nameIn(language),
        "text-font": regular,
        "text-size": grow(4, 11.5, 8, 13),
        "text-letter-spacing": 0.06,
        "text-max-width": 7,
        "text-padding": 10,
      },
      paint: text(p.textQuiet),
    },
    places("quarter", ["has", "quarter"], regular, grow(11, 12, 14, 13.5), p.textQuiet, 11),
    places("village", ["all", notQuarter, ["<", size, 1]], regular, grow(8, 12, 13, 13.5), p.textQuiet, 7),
    countries("country-small", p, language, [">", ["get", "z"], 3]),
    places("town", ["all", notQuarter, [">=", size, 1], ["<", size, 3]], medium, grow(4, 11.5, 8, 12.5, 13, 15), p.text),
    countries("country", p, language, ["<=", ["get", "z"], 3]),
    places("city", ["all", notQuarter, [">=", size, 3]], semibold, citySize, p.textStrong),
  ];
}

const citySize: ExpressionSpecification = [
  "interpolate",
  ["linear"],
  ["zoom"],
  3,
  ["match", ["get", "size"], 5, 13, 12],
  7,
  ["match", ["get", "size"], 5, 16, 4, 14.5, 13],
  12,
  ["match", ["get", "size"], 5, 22, 4, 20, 17],
];

/** A country is labelled from the zoom at which its name fits until its provinces fill the screen. */
function countries(id: string, p: Palette, language: string, which: ExpressionSpecification): LayerSpecification {
  return {
    id,
    type: "symbol",
    source,
    "source-layer": "country_label",
    maxzoom: 9,
    filter: ["all", due, which, [">", ["+", ["get", "z"], 4], ["zoom"]]],
    layout: {
      "text-field": countryNameIn(language),
      "text-font": semibold,
      "text-size": ["interpolate", ["linear"], ["zoom"], 1, 11, 4, ["case", ["<=", ["get", "z"], 2], 13.5, 11], 6, 14],
      "text-letter-spacing": 0.12,
      "text-max-width": 7,
      "text-padding": 2,
      "text-variable-anchor": ["center", "top", "bottom", "left", "right"],
      "text-radial-offset": 1.1,
      "text-justify": "auto",
      "symbol-sort-key": ["get", "order"],
    },
    paint: { "text-color": p.text, "text-halo-color": p.land, "text-halo-width": 1.4, "text-halo-blur": 0.4 },
  };
}
