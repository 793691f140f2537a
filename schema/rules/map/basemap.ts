/** PACK: street data of a region. RASTER: worldwide images. STYLE: a complete style. */
export const BasemapKind = { PACK: "PACK", RASTER: "RASTER", STYLE: "STYLE" } as const;
export type BasemapKind = keyof typeof BasemapKind;

export const STREET_ZOOM = 12;
/** Zoom up to which the built-in world map has content: names of quarters. */
export const WORLD_MAX_ZOOM = 13;

/** Maximum number of layers. Each pack adds about forty style layers in the browser. */
export const MAX_BASEMAP_LAYERS = 12;
