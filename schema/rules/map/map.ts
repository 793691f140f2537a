import { cameraLimits, REFRESH_INTERVAL_MS } from "../limits/specified";
import type { SupplierAccess } from "../suppliers/suppliers";

/** Layers of the map in drawing order, the first lowest (specification section 3). A layer's place here is its number in frames. */
export const MapLayer = { MOBILE: "MOBILE", BASE: "BASE", INCIDENTS: "INCIDENTS", COLLABORATING: "COLLABORATING" } as const;
export type MapLayer = keyof typeof MapLayer;
export const mapLayers = Object.keys(MapLayer) as MapLayer[];

/** The table of each layer, as the login info names it; in the order operators read them. */
export const tableOfLayer: Record<MapLayer, string> = {
  INCIDENTS: "incidents",
  MOBILE: "mobilesupplier",
  BASE: "bases",
  COLLABORATING: "collaborating",
};

/** The layer a supplier is drawn on; WEB and MANUAL suppliers are offices of the network and are drawn as bases. */
export const layerOfAccess: Record<SupplierAccess, MapLayer> = {
  MOBILE: "MOBILE",
  BASE: "BASE",
  WEB: "BASE",
  MANUAL: "BASE",
  COLLABORATOR: "COLLABORATING",
};

/** Limits of the map screen. */
export const mapLimits = {
  ...cameraLimits,
  /** More features than this in view are answered as clusters. */
  pointsInView: 2_000,
  /** A frame at most this often, milliseconds. */
  frameIntervalMs: 250,
  /** Without a live connection the client asks this often, milliseconds. */
  refreshIntervalMs: REFRESH_INTERVAL_MS,
} as const;

/**
 * Clusters are the cells of a grid over the mercator square with 2^level cells a side: 64 pixels wide at whole zooms, of a world that is
 * 512 pixels wide at zoom 0.
 */
export const clusterLevel = (zoom: number): number => Math.floor(zoom) + 3;
/** Width of such a cell at a zoom, pixels: 64 to 128. */
export const clusterCellPixels = (zoom: number): number => 512 * 2 ** (zoom - clusterLevel(zoom));
