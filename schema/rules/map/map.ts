import { cameraLimits, REFRESH_INTERVAL_MS } from "../limits/specified";

export const mapLimits = {
  ...cameraLimits,
  /** Above this number of features in view, the server returns clusters. */
  pointsInView: 2_000,
  frameIntervalMs: 250,
  refreshIntervalMs: REFRESH_INTERVAL_MS,
} as const;

/**
 * Clusters are cells of a grid of 2^level × 2^level over the Mercator square: 64 pixels wide at whole zooms, for a 512-pixel world at
 * zoom 0.
 */
export const clusterLevel = (zoom: number): number => Math.floor(zoom) + 3;
export const clusterCellPixels = (zoom: number): number => 512 * 2 ** (zoom - clusterLevel(zoom));
