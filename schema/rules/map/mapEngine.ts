// What our maps draw: a flat map of surfaces, lines, names and pictures. The engine is built without the rest (client/build), and what a
// provider's style asks for beyond it is left out of the style before a browser sees it (server/integrations/maps).

/** Kinds of layers of the style specification. */
export const drawnLayerTypes = ["background", "fill", "line", "symbol", "circle", "raster"] as const;

/** Properties of such layers without which they would look like something else. */
export const undrawnProperties = ["background-pattern", "fill-pattern", "line-pattern", "line-gradient"] as const;

/** Expressions of such layers. */
export const undrawnExpressions = ["distance", "collator", "number-format"] as const;

/** Kinds of sources. */
export const drawnSourceTypes = ["vector", "raster", "geojson"] as const;

/** Parts of a style about globes and heights. */
export const undrawnParts = ["projection", "terrain", "sky", "fog"] as const;
