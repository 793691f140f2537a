import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Theme } from "../../ui/theme/tokens";
import { arrowImage } from "./arrows";
import type { Palette } from "./palette";
import { packFrom, type DrawnPack } from "./streetPack";
import { grow } from "./worldLayers";

const underground: ExpressionSpecification = ["==", ["get", "brunnel"], "tunnel"];
/** Width of a street. Stops are zoom and pixels, interpolated exponentially. */
const widen = (...stops: number[]) => ["interpolate", ["exponential", 1.6], ["zoom"], ...stops] as ExpressionSpecification;

interface RoadKind {
  id: string;
  classes: string[];
  minzoom: number;
  color: keyof Palette;
  width: ExpressionSpecification;
  casing: number | null;
}

/** Kinds of streets from the smallest to the largest, which is drawn last. */
const kinds: RoadKind[] = [
  { id: "track", classes: ["track"], minzoom: 14.5, color: "track", width: widen(14.5, 0.6, 18, 3), casing: null },
  { id: "service", classes: ["service"], minzoom: 14.5, color: "track", width: widen(14.5, 0.7, 16, 2, 18, 8), casing: null },
  { id: "minor", classes: ["minor", "busway"], minzoom: 12, color: "lane", width: widen(12, 0.6, 13, 1, 14, 2, 18, 16), casing: 14 },
  { id: "tertiary", classes: ["tertiary"], minzoom: 10, color: "street", width: widen(10, 0.6, 14, 3.4, 18, 20), casing: 13 },
  { id: "secondary", classes: ["secondary"], minzoom: 9, color: "street", width: widen(9, 0.7, 14, 4.2, 18, 24), casing: 12 },
  { id: "primary", classes: ["primary"], minzoom: packFrom, color: "road", width: widen(8, 0.8, 14, 4.8, 18, 28), casing: 10 },
  {
    id: "highway",
    classes: ["motorway", "trunk"],
    minzoom: packFrom,
    color: "highway",
    width: widen(8, 1.1, 14, 5.4, 18, 32),
    casing: 9,
  },
];
const driven = kinds.flatMap(({ id, classes }) => (id === "track" ? [] : classes));

const round = { "line-cap": "round", "line-join": "round" } as const;
const ofClass = (classes: string[]): FilterSpecification => [
  "all",
  ["==", ["geometry-type"], "LineString"],
  ["in", ["get", "class"], ["literal", classes]],
];

/** Streets of a pack. Paths are dashed, so that they do not look like outlines of houses; casings lie below all streets. */
export function packRoads({ id, from }: DrawnPack, p: Palette, theme: Theme): LayerSpecification[] {
  const road = { source: id, "source-layer": "transportation" };
  return [
    {
      id: `${id}-path`,
      type: "line",
      ...road,
      minzoom: 15,
      filter: ofClass(["path"]),
      paint: { "line-color": p.path, "line-width": widen(15, 0.6, 18, 2), "line-dasharray": [3, 2] },
    },
    ...kinds.flatMap((kind): LayerSpecification[] =>
      kind.casing === null
        ? []
        : [
            {
              id: `${id}-${kind.id}-case`,
              type: "line",
              ...road,
              minzoom: kind.casing,
              filter: ofClass(kind.classes),
              layout: round,
              paint: {
                "line-color": p.casing,
                "line-gap-width": kind.width,
                "line-width": theme === "light" ? grow(9, 0.5, 14, 1) : grow(9, 0.6, 14, 1.2),
                "line-opacity": ["case", underground, 0.4, 1],
              },
            },
          ],
    ),
    ...kinds.map((kind): LayerSpecification => ({
      id: `${id}-${kind.id}`,
      type: "line",
      ...road,
      minzoom: Math.max(kind.minzoom, from),
      filter: ofClass(kind.classes),
      layout: round,
      paint: { "line-color": p[kind.color], "line-width": kind.width, "line-opacity": ["case", underground, 0.5, 1] },
    })),
    {
      id: `${id}-oneway`,
      type: "symbol",
      ...road,
      minzoom: 15,
      filter: ["all", ofClass(driven), ["in", ["get", "oneway"], ["literal", [1, -1]]]] as FilterSpecification,
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": grow(15, 90, 18, 160),
        "icon-image": arrowImage(theme),
        "icon-size": grow(15, 0.9, 18, 1.25),
        "icon-rotate": ["case", ["==", ["get", "oneway"], -1], 180, 0],
        "icon-rotation-alignment": "map",
        // Arrows take no room from labels.
        "icon-allow-overlap": true,
        "icon-ignore-placement": true,
      },
    },
  ];
}
