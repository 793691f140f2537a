// What of the map's engine our maps never use. Names are those of files below the sources of MapLibre and of two packages that it is made of.
import { drawnLayerTypes, drawnSourceTypes } from "../../schema/rules/map/mapEngine.ts";

/** A file whose name matches is left out: whatever asks for it after all fails, with its name. */
export const leftOutFiles = [
  // the globe and other projections than Mercator's
  /^geo\/projection\/(globe_(projection|transform|camera_helper)|vertical_perspective_(projection|transform|camera_helper))\.ts$/,
  /^shaders\/glsl\/_projection_globe\./,
  // heights: relief, terrain and buildings as bodies; and density
  /^render\/terrain\.ts$/,
  /^source\/raster_dem_tile_(worker_)?source\.ts$/,
  /^data\/(dem_data|bucket\/(fill_extrusion_bucket|heatmap_bucket))\.ts$/,
  /^style\/style_layer\/(fill_extrusion|heatmap|hillshade|color_relief)_style_layer\.ts$/,
  /^webgl\/render_to_texture\.ts$/,
  /^webgl\/draw\/draw_(terrain|hillshade|color_relief|fill_extrusion|heatmap)\.ts$/,
  /^webgl\/program\/(hillshade|color_relief|fill_extrusion|heatmap|debug)_program\.ts$/,
  /^shaders\/glsl\/(terrain|hillshade|color_relief|fill_extrusion|heatmap)\w*\./,
  // tiles of another format, pictures and films at a place, points put together by the worker, boxes that show MapLibre's own developers what it does
  /^source\/(vector_tile_mlt|image_source|video_source|canvas_source)\.ts$/,
  /^cluster-tile-index\.ts$/,
  /^webgl\/draw\/draw_(debug|collision_debug)\.ts$/,
  /^shaders\/glsl\/(debug|collision_box|collision_circle)\./,
  // the place in the page's address, and what is asked of the map's own features: our signs are not its
  /^ui\/hash\.ts$/,
  /^source\/query_features\.ts$/,
  // surfaces and lines of a picture or of passing colours, and the air around a globe
  /^shaders\/glsl\/(background_pattern|fill_pattern|fill_outline_pattern|line_pattern|line_gradient|line_gradient_sdf|atmosphere)\./,
  // in expressions: distances, sorting and writing of numbers
  /^expression\/definitions\/(distance|collator|number_format)\.mjs$/,
];

/**
 * Our styles are written by types, and a provider's is looked through by the server (server/integrations/maps): no browser looks for mistakes in
 * them. What stands in place of the file that would.
 */
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

/** The specification of styles, of which only what layers of ours are read by is kept. */
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
