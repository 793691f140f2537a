import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Plugin, type Rolldown, transformWithOxc } from "vite";
import { leftOutFiles, unchecked, usedSpecification } from "./mapEngineParts.ts";

const WORKER_IMPORT = "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
const WORKER_ADDRESS = "\0map-worker-address";
const usedNames = fileURLToPath(new URL("../mapkit/engine.ts", import.meta.url));

const { resolve } = createRequire(import.meta.url);
export const sourceFolders = {
  engine: join(dirname(resolve("maplibre-gl/package.json")), "src") + sep,
  tiles: join(dirname(resolve("@maplibre/geojson-vt")), "..", "src") + sep,
  style: dirname(resolve("@maplibre/maplibre-gl-style-spec")) + sep,
};

/**
 * Builds MapLibre from source. The published page and worker bundles duplicate shared code; this build is a third smaller. Removed parts
 * throw if called.
 */
export function mapEngine(): Plugin {
  return {
    name: "atalaya:map-engine",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      // react-map-gl imports all of MapLibre if no library is passed in
      if (id === "maplibre-gl") return importer?.includes("react-maplibre") ? usedNames : join(sourceFolders.engine, "index.ts");
      if (id === "@maplibre/geojson-vt") return join(sourceFolders.tiles, "index.ts");
      return id === WORKER_IMPORT ? WORKER_ADDRESS : undefined;
    },
    async load(id) {
      if (id === WORKER_ADDRESS) {
        const worker = this.emitFile({ type: "chunk", id: join(sourceFolders.engine, "source/worker.ts"), name: "mapWorker" });
        return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
      }
      const folder = Object.values(sourceFolders).find((candidate) => id.startsWith(candidate));
      if (!folder) return undefined;
      const path = id.slice(folder.length).replaceAll(sep, "/");
      if (path === unchecked.file) return { code: unchecked.contents, moduleType: "js" };
      const source = await readFile(id, "utf8");
      if (leftOutFiles.some((file) => file.test(path))) return { code: withoutContents(path, source), moduleType: "js" };
      if (path === "reference/v8.mjs") {
        const { default: whole } = (await import(pathToFileURL(id).href)) as { default: object };
        return { code: `export default ${JSON.stringify(usedSpecification(whole))};`, moduleType: "js" };
      }
      if (!path.endsWith(".ts")) return undefined;
      const { code, map } = await transformWithOxc(source, id, { typescript: { removeClassFieldsWithoutInitializer: true } });
      return { code, map: map as Rolldown.SourceMapInput, moduleType: "js" };
    },
  };
}

/** Returns a module with the exports of `source`, each throwing when called. `instanceof` checks return false. */
function withoutContents(path: string, source: string): string {
  if (path.endsWith(".glsl.g.ts")) return `export default "";`;
  const names = [...source.matchAll(/^export (?:abstract )?(?:class|function|const|let) (\w+)/gm)].map(([, name]) => name!);
  const listed = [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, list]) => list!.split(",").map((name) => name.trim()));
  const exported = [...new Set([...names, ...listed.filter((name) => /^\w+$/.test(name))])];
  const message = JSON.stringify(`Left out of the map's engine: ${path}`);
  const standIns = exported.map((name) => `${/^is[A-Z]/.test(name) ? "no" : "leftOut"} as ${name}`);
  return `function leftOut() { throw new Error(${message}); }\nconst no = () => false;\nexport { ${standIns.join(", ")} };`;
}
