import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, type Rolldown, transformWithOxc } from "vite";

const WORKER_IMPORT = "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
const WORKER_ADDRESS = "\0map-worker-address";
const usedNames = fileURLToPath(new URL("../mapkit/engine.ts", import.meta.url));
/** A file whose name ends so, below MapLibre's `src`, is part of what our maps never use. */
export const leftOutFiles = [
  // the globe and other projections than Mercator's
  /^geo\/projection\/(globe_(projection|transform|camera_helper)|vertical_perspective_(projection|transform|camera_helper))\.ts$/,
  /^shaders\/glsl\/_projection_globe\./,
  // heights: relief, terrain and buildings as bodies
  /^render\/terrain\.ts$/,
  /^source\/raster_dem_tile_(worker_)?source\.ts$/,
  /^webgl\/render_to_texture\.ts$/,
  /^webgl\/draw\/draw_(terrain|hillshade|color_relief|fill_extrusion|heatmap)\.ts$/,
  /^shaders\/glsl\/(terrain|hillshade|color_relief|fill_extrusion|heatmap)\w*\./,
  // tiles of another format, pictures and films at a place, boxes that show MapLibre's own developers what it does
  /^source\/(vector_tile_mlt|image_source|video_source|canvas_source)\.ts$/,
  /^webgl\/draw\/draw_(debug|collision_debug)\.ts$/,
];

/**
 * Builds MapLibre from its sources. As it is published, the page and the worker each carry a copy of what both need, and nothing can be left
 * out; so the files of both are a third smaller. What is left out throws when something asks for it after all.
 */
export function mapEngine(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve("maplibre-gl/package.json"));
  const sources = join(root, "src") + sep;
  return {
    name: "atalaya:map-engine",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      // react-map-gl asks for all of it where it is handed nothing
      if (id === "maplibre-gl") return importer?.includes("react-maplibre") ? usedNames : join(sources, "index.ts");
      return id === WORKER_IMPORT ? WORKER_ADDRESS : undefined;
    },
    async load(id) {
      if (id === WORKER_ADDRESS) {
        const worker = this.emitFile({ type: "chunk", id: join(sources, "source/worker.ts"), name: "mapWorker" });
        return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
      }
      if (!id.startsWith(sources)) return undefined;
      const path = id.slice(sources.length).replaceAll(sep, "/");
      const source = await readFile(id, "utf8");
      if (leftOutFiles.some((file) => file.test(path))) return withoutContents(path, source);
      const { code, map } = await transformWithOxc(source, id, { typescript: { removeClassFieldsWithoutInitializer: true } });
      return { code, map: map as Rolldown.SourceMapInput, moduleType: "js" };
    },
  };
}

/** A module with the same exports as `source`, each of which throws. */
function withoutContents(path: string, source: string): string {
  if (path.endsWith(".glsl.g.ts")) return `export default "";`;
  const names = [...source.matchAll(/^export (?:abstract )?(?:class|function|const|let) (\w+)/gm)].map(([, name]) => name!);
  const listed = [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, list]) => list!.split(",").map((name) => name.trim()));
  const exported = [...new Set([...names, ...listed.filter((name) => /^\w+$/.test(name))])];
  const message = JSON.stringify(`Left out of the map's engine: ${path}`);
  return `function leftOut() { throw new Error(${message}); }\nexport { ${exported.map((name) => `leftOut as ${name}`).join(", ")} };`;
}
