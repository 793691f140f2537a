import { cameraLimits, REFRESH_INTERVAL_MS } from "../limits/specified";
import type { SupplierAccess } from "../suppliers/suppliers";

/** Map layers in drawing order, lowest first (specification section 3). The index is the layer's number in frames. */
export const MapLayer = { MOBILE: "MOBILE", BASE: "BASE", INCIDENTS: "INCIDENTS", COLLABORATING: "COLLABORATING" } as const;
export type MapLayer = keyof typeof MapLayer;
export const mapLayers = Object.keys(MapLayer) as MapLayer[];

export const tableOfLayer: Record<MapLayer, string> = {
  INCIDENTS: "incidents",
  MOBILE: "mobilesupplier",
  BASE: "bases",
  COLLABORATING: "collaborating",
};

/** Layer of a supplier; WEB and MANUAL suppliers are offices and are drawn as bases. */
export const layerOfAccess: Record<SupplierAccess, MapLayer> = {
  MOBILE: "MOBILE",
  BASE: "BASE",
  WEB: "BASE",
  MANUAL: "BASE",
  COLLABORATOR: "COLLABORATING",
};

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
