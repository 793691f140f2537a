import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const inPackages = (...names: string[]): RegExp => new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);
const widget = fileURLToPath(new URL("../widget/main.tsx", import.meta.url));
const ownFiles = /[\\/](client|schema)[\\/]/;

const framework = ["react", "react-dom", "scheduler", "react-router", "react-intl", "@formatjs", "intl-messageformat", "zod"];
const api = ["@apollo", "graphql", "graphql-tag", "graphql-ws", "rxjs", "optimism", "@wry", "tslib"];
const components = ["@mantine", "@floating-ui", "react-number-format", "react-transition-group", "react-remove-scroll", "use-sidecar"];
const mapEngine = ["maplibre-gl", "@maplibre", "@mapbox", "gl-matrix", "earcut", "bidi-js", "pbf", "kdbush"];

function neededBy(file: string, context: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set([file]);
  for (const file of needed)
    for (const id of context.getModuleInfo(file)?.importedIds ?? []) if (ownFiles.test(id) && !id.includes("node_modules")) needed.add(id);
  return needed;
}

let ofWidget: Set<string> | undefined;
/** Modules that the embedded widget also needs go to "base", all others to "common". */
const sharedChunk = (id: string, context: Rolldown.ChunkingContext): string =>
  id.includes("node_modules") || (ofWidget ??= neededBy(widget, context)).has(id) ? "base" : "common";

/**
 * Chunks loaded with the page: few, to limit requests, and grouped by how often they change, so that a release is a small download.
 * `$initial` marks what pages need before they render.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "maplibre", test: inPackages(...mapEngine), entriesAware: true, priority: 4 },
  { name: "framework", test: inPackages(...framework, ...api), tags: ["$initial"], priority: 3 },
  { name: "components", test: inPackages(...components), tags: ["$initial"], priority: 2 },
  {
    name: sharedChunk,
    debugName: "shared",
    test: (id) => ownFiles.test(id) || id.includes("@tabler"),
    tags: ["$initial"],
    minShareCount: 2,
    priority: 1,
  },
];

/** Chunk names shown to developers. Other chunks are unnamed, because content blockers block names such as "Tracking" or "AdminMenu". */
export const isGroup = (name: string): boolean => /^(maplibre|framework|components|base|common)\b|^[a-z]{2}$/.test(name);
