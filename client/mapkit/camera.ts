import type { Map as MapLibreMap } from "maplibre-gl";
import { mapLimits } from "../../schema/rules/map/map";

/** Degrees WGS 84, zoom 1 to 19, bearing clockwise from north, pitch 0 to 60. */
export interface MapCamera {
  lon: number;
  lat: number;
  zoom: number;
  bearing: number;
  pitch: number;
}

/** A rectangle in degrees. Never crosses the antimeridian. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const defaultCamera: MapCamera = { lon: 0, lat: 25, zoom: mapLimits.defaultZoom, bearing: 0, pitch: 0 };
export const closeZoom = 13;
/** Zoom from which every claim has the badge of its service; below, only the selected and the hovered one. */
export const badgesFromZoom = 15;

const clamp = (min: number, value: number, max: number): number => Math.min(max, Math.max(min, value));

export const clampCamera = ({ lon, lat, zoom, bearing, pitch }: MapCamera): MapCamera => ({
  lon: clamp(mapLimits.west, lon, mapLimits.east),
  lat: clamp(mapLimits.south, lat, mapLimits.north),
  zoom: clamp(mapLimits.minZoom, zoom, mapLimits.maxZoom),
  bearing: ((bearing % 360) + 360) % 360,
  pitch: clamp(0, pitch, mapLimits.maxPitch),
});

export const clampBox = ({ west, south, east, north }: MapBox): MapBox => ({
  west: clamp(mapLimits.west, west, mapLimits.east),
  south: clamp(mapLimits.south, south, mapLimits.north),
  east: clamp(mapLimits.west, east, mapLimits.east),
  north: clamp(mapLimits.south, north, mapLimits.north),
});

export const cameraOf = (map: MapLibreMap): MapCamera => {
  const { lng, lat } = map.getCenter();
  return clampCamera({ lon: lng, lat, zoom: map.getZoom(), bearing: map.getBearing(), pitch: map.getPitch() });
};

export const boxOf = (map: MapLibreMap): MapBox => {
  const bounds = map.getBounds();
  return clampBox({ west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() });
};

export const isInBox = ({ west, south, east, north }: MapBox, { lon, lat }: { lon: number; lat: number }): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

export function boxAround(places: Iterable<{ lon: number; lat: number }>): MapBox | null {
  let box: MapBox | null = null;
  for (const { lon, lat } of places) {
    box = box
      ? { west: Math.min(box.west, lon), south: Math.min(box.south, lat), east: Math.max(box.east, lon), north: Math.max(box.north, lat) }
      : { west: lon, south: lat, east: lon, north: lat };
  }
  return box;
}

export const sameCamera = (a: MapCamera, b: MapCamera): boolean =>
  Math.abs(a.lon - b.lon) < 1e-4 &&
  Math.abs(a.lat - b.lat) < 1e-4 &&
  Math.abs(a.zoom - b.zoom) < 0.02 &&
  Math.abs(a.bearing - b.bearing) < 1 &&
  Math.abs(a.pitch - b.pitch) < 1;
