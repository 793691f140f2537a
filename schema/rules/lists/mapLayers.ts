import type { SupplierAccess } from "./suppliers";

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
