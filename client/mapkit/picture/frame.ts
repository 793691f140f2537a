import type { Path, Place } from "../../../schema/rules/geo/geo";
import { latOf, lonOf, mercatorX, mercatorY } from "../fleet/mercator";

export const pictureSize = { width: 720, height: 400 } as const;
const MARGIN_PX = 40;
const TILE_PX = 512;
const MAX_ZOOM = 15;

export interface PictureFrame {
  center: Place;
  zoom: number;
  project(place: Place): { x: number; y: number };
}

export function frameAround(places: Path): PictureFrame | null {
  if (!places.length) return null;
  const xs = places.map(([lon]) => mercatorX(lon));
  const ys = places.map(([, lat]) => mercatorY(lat));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scaleOf = (pixels: number, span: number): number => (span === 0 ? Infinity : (pixels - 2 * MARGIN_PX) / (span * TILE_PX));
  const scale = Math.min(scaleOf(pictureSize.width, east - west), scaleOf(pictureSize.height, south - north), 2 ** MAX_ZOOM);
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  const worldPx = TILE_PX * scale;
  return {
    center: [lonOf(x), latOf(y)],
    zoom: Math.log2(scale),
    project: ([lon, lat]) => ({
      x: (mercatorX(lon) - x) * worldPx + pictureSize.width / 2,
      y: (mercatorY(lat) - y) * worldPx + pictureSize.height / 2,
    }),
  };
}
