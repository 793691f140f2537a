import type { FilterSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Theme } from "../../ui/theme/tokens";
import type { BasemapLayer } from "./basemapLayers";
import { fontFaces } from "./fonts";
import { landOf, packGround } from "./packGround";
import { packLabels } from "./packLabels";
import { palettes } from "./palette";
import { drawnPictures } from "./pictures";
import { drawnPacks, outlineOf, packFrom, type DrawnPack, type StreetPack } from "./streetPack";
import { worldBorders, worldGround, worldLabels } from "./worldLayers";

export type BasemapOptions = {
  theme: Theme;
  language: string;
  packs?: readonly StreetPack[];
  /** Layers configured on the server; raster layers are drawn under the packs. */
  layers?: readonly BasemapLayer[];
};

const worldUrl = "pmtiles:///basemap/world.pmtiles";
const worldCredit = "Natural Earth · © GeoNames (CC BY 4.0)";

/** The product's base map as a dim MapLibre style. Needs `registerPmtiles` and, for street packs, `supplyImages`. */
export function basemapStyle({ theme, language, packs: chosen = [], layers = [] }: BasemapOptions): StyleSpecification {
  const palette = palettes[theme];
  const pictures = drawnPictures(layers, theme);
  const packs = drawnPacks(chosen, pictures.length > 0);
  return {
    version: 8,
    name: `Atalaya ${theme}`,
    "font-faces": fontFaces,
    sources: {
      world: { type: "vector", url: worldUrl, attribution: worldCredit },
      ...Object.fromEntries(pictures.map(({ id, source }) => [id, source])),
      ...Object.fromEntries(packs.flatMap(sourcesOf)),
    },
    layers: [
      ...worldGround(palette),
      ...worldBorders(palette),
      ...pictures.map(({ layer }) => layer),
      ...packs.flatMap((pack) => packGround(pack, palette, theme)),
      // Raster tiles contain their own labels.
      ...(pictures.length ? [] : worldLabels(palette, language, packs.length ? outside(packs) : undefined)),
      ...packs.flatMap((pack) => packLabels(pack, palette, theme, language)),
    ],
  };
}

function sourcesOf(pack: DrawnPack): [string, SourceSpecification][] {
  const { id, url, attribution, bounds } = pack;
  const tiles: SourceSpecification = { type: "vector", url: `pmtiles://${url}`, attribution, bounds: [...bounds] };
  const land: SourceSpecification = { type: "geojson", data: { type: "Polygon", coordinates: [outlineOf(pack)] } };
  return [[id, tiles], ...(pack.covers ? [[landOf(pack), land] as [string, SourceSpecification]] : [])];
}

/** Hides the world's labels within a pack's bounds from the zoom at which the pack is as detailed. */
function outside(packs: readonly DrawnPack[]): FilterSpecification {
  const grounds = { type: "MultiPolygon" as const, coordinates: packs.map((pack) => [outlineOf(pack)]) };
  return ["any", ["<", ["zoom"], packFrom + 2], ["!", ["within", grounds]]];
}
