import type { LayerSpecification, RasterLayerSpecification, RasterSourceSpecification } from "maplibre-gl";
import type { Theme } from "../../ui/theme/tokens";
import { addressesIn, type BasemapLayer } from "./basemapLayers";

interface DrawnPictures {
  id: string;
  source: RasterSourceSpecification;
  layer: LayerSpecification;
}

/** Dims daylight tiles in the dark theme, so that signs stay the brightest. */
const DIMMED: RasterLayerSpecification["paint"] = { "raster-saturation": -0.6, "raster-brightness-max": 0.4, "raster-contrast": 0.1 };

export const drawnPictures = (layers: readonly BasemapLayer[], theme: Theme): DrawnPictures[] =>
  layers
    .filter(({ kind }) => kind === "RASTER")
    .map((layer, i) => {
      const { attribution, maxZoom, tileSize, darkUrls } = layer;
      const id = `pictures-${i}`;
      return {
        id,
        source: {
          type: "raster",
          tiles: addressesIn(layer, theme).map(absolute),
          tileSize: tileSize ?? 256,
          maxzoom: maxZoom ?? 19,
          ...(attribution !== null && { attribution }),
        },
        layer: { id, type: "raster", source: id, ...(theme === "dark" && darkUrls === null && { paint: DIMMED }) },
      };
    });

export const absolute = (url: string): string => (url.startsWith("/") ? globalThis.location.origin + url : url);
