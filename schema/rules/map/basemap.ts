/** What a layer of the basemap is: streets of a part of the world, pictures of the whole of it, or a style that draws everything. */
export const BasemapKind = { PACK: "PACK", RASTER: "RASTER", STYLE: "STYLE" } as const;
export type BasemapKind = keyof typeof BasemapKind;

/** From this zoom on one looks for streets. */
export const STREET_ZOOM = 12;

/** How many layers a basemap has at most: each pack brings about forty layers of its own to the browser. */
export const MAX_BASEMAP_LAYERS = 12;
