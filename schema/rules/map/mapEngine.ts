// Features of the map engine that we use. client/build omits the rest, and server/integrations/basemap removes them from a provider's style.

export const drawnLayerTypes = ["background", "fill", "line", "symbol", "circle", "raster"] as const;

/** Properties without which a layer would look wrong; layers that need them are removed. */
export const undrawnProperties = ["background-pattern", "fill-pattern", "line-pattern", "line-gradient"] as const;

export const undrawnExpressions = ["distance", "collator", "number-format"] as const;

export const drawnSourceTypes = ["vector", "raster", "geojson"] as const;

export const undrawnParts = ["projection", "terrain", "sky", "fog"] as const;
