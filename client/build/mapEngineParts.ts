// Parts of MapLibre that the product's maps never use. Paths are relative to the source folders of MapLibre and its two packages.
import { drawnLayerTypes, drawnSourceTypes } from "../../schema/rules/map/mapEngine.ts";

/** Files to leave out. Using one fails with an error that names the file. */
export const leftOutFiles = [
  // globe and other projections than Mercator
  /^geo\/projection\/(globe_(projection|transform|camera_helper)|vertical_perspective_(projection|transform|camera_helper))\.ts$/,
  /^shaders\/glsl\/_projection_globe\./,
  // relief, terrain, extruded buildings and heatmaps
  /^render\/terrain\.ts$/,
  /^source\/raster_dem_tile_(worker_)?source\.ts$/,
  /^data\/(dem_data|bucket\/(fill_extrusion_bucket|heatmap_bucket))\.ts$/,
  /^style\/style_layer\/(fill_extrusion|heatmap|hillshade|color_relief)_style_layer\.ts$/,
  /^webgl\/render_to_texture\.ts$/,
  /^webgl\/draw\/draw_(terrain|hillshade|color_relief|fill_extrusion|heatmap)\.ts$/,
  /^webgl\/program\/(hillshade|color_relief|fill_extrusion|heatmap|debug)_program\.ts$/,
  /^shaders\/glsl\/(terrain|hillshade|color_relief|fill_extrusion|heatmap)\w*\./,
  // other tile formats, image and video sources, worker-side clusters, and MapLibre's debug drawings
  /^source\/(vector_tile_mlt|image_source|video_source|canvas_source)\.ts$/,
  /^cluster-tile-index\.ts$/,
  /^webgl\/draw\/draw_(debug|collision_debug)\.ts$/,
  /^shaders\/glsl\/(debug|collision_box|collision_circle)\./,
  // the position in the page address, and queries of rendered features: the product draws its markers in a layer outside the style
  /^ui\/hash\.ts$/,
  /^source\/query_features\.ts$/,
  // patterns, gradients and the atmosphere
  /^shaders\/glsl\/(background_pattern|fill_pattern|fill_outline_pattern|line_pattern|line_gradient|line_gradient_sdf|atmosphere)\./,
  // expressions for distance, collation and number format
  /^expression\/definitions\/(distance|collator|number_format)\.mjs$/,
];

/** Stub for MapLibre's style validator. The product's styles are type-checked, and the server validates a provider's style. */
export const unchecked = {
  file: "style/validate_style.ts",
  contents: `const none = () => [];
export const validateStyle = Object.assign(() => [], Object.fromEntries(
  ["source", "sprite", "glyphs", "layer", "light", "sky", "terrain", "filter", "paintProperty", "layoutProperty", "fontFaces", "state"].map((part) => [part, none])));
export const SPEC_SOURCE_TYPES = new Set(${JSON.stringify(drawnSourceTypes)});
export const validateStyleAndEmit = () => false;
export const emitValidationErrors = () => false;
export const validateAndEmit = () => false;`,
};

const usedGroups = new RegExp(`^((layout|paint)_(${drawnLayerTypes.join("|")})|light|sky|projection|transition|property-type)$`);
const usedOnlyByChecks = ["units", "requires", "minimum", "maximum"];

export const usedSpecification = (specification: object): object =>
  Object.fromEntries(
    Object.entries(specification)
      .filter(([group]) => usedGroups.test(group))
      .map(([group, properties]) => [group, withoutChecks(properties as Record<string, object>)]),
  );

const withoutChecks = (properties: Record<string, object>): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      typeof property === "object" && !Array.isArray(property)
        ? Object.fromEntries(Object.entries(property).filter(([key]) => !usedOnlyByChecks.includes(key)))
        : property,
    ]),
  );
