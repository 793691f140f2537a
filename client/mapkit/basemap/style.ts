import type { FilterSpecification, StyleSpecification } from "maplibre-gl";
import type { Theme } from "../../ui/theme/tokens";
import { fontFaces } from "./fonts";
import { packFrom, packGround, packSource } from "./packGround";
import { packLabels } from "./packLabels";
import { palettes } from "./palette";
import { worldBorders, worldGround, worldLabels } from "./worldLayers";

/** Streets of a part of the world: a .pmtiles file in the OpenMapTiles schema, drawn over the world from zoom 8 on. */
export type StreetPack = {
  url: string;
  /** West, south, east, north in degrees. Without them the pack is taken to cover the whole world. See readStreetPack. */
  bounds?: [number, number, number, number];
};

export type BasemapOptions = {
  theme: Theme;
  /** Language code of the product: en es ca it fr el pt tr bz. */
  language: string;
  streetPack?: StreetPack;
};

const worldUrl = "pmtiles:///basemap/world.pmtiles";
const worldCredit = "Natural Earth · © GeoNames (CC BY 4.0)";
const packCredit = "© OpenStreetMap contributors (ODbL) · OpenMapTiles";

/** The lowest layer with names: what is put before it (routes, areas) lies over streets and under names. */
export const lowestLabelLayer = "province-label";

/**
 * The product's basemap as a MapLibre style: dim, so that what is on the map is loud. Needs `registerPmtiles` before it and,
 * for road numbers of a street pack, `supplyShields`; fetches nothing from outside.
 */
export function basemapStyle({ theme, language, streetPack }: BasemapOptions): StyleSpecification {
  const palette = palettes[theme];
  return {
    version: 8,
    name: `Atalaya ${theme}`,
    "font-faces": fontFaces,
    sources: {
      world: { type: "vector", url: worldUrl, attribution: worldCredit },
      ...(streetPack && {
        [packSource]: {
          type: "vector",
          url: `pmtiles://${streetPack.url}`,
          attribution: packCredit,
          ...(streetPack.bounds && { bounds: streetPack.bounds }),
        },
      }),
    },
    layers: [
      ...worldGround(palette),
      ...(streetPack ? packGround(palette, theme) : []),
      ...worldBorders(palette, streetPack !== undefined),
      ...worldLabels(palette, language, streetPack && outside(streetPack)),
      ...(streetPack ? packLabels(palette, theme, language) : []),
    ],
  };
}

/** Names of the world give way to the pack's where there is one, from the zoom at which the pack has as many. */
function outside({ bounds: [west, south, east, north] = [-180, -90, 180, 90] }: StreetPack): FilterSpecification {
  const corners = [west, south, east, south, east, north, west, north, west, south];
  const ring = [0, 2, 4, 6, 8].map((i) => corners.slice(i, i + 2));
  return ["any", ["<", ["zoom"], packFrom + 2], ["!", ["within", { type: "Polygon", coordinates: [ring] }]]];
}
