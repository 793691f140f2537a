import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const inPackages = (...names: string[]): RegExp => new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);
const widget = fileURLToPath(new URL("../widget/main.tsx", import.meta.url));
const ownFiles = /[\\/](client|schema)[\\/]/;

const framework = ["react", "react-dom", "scheduler", "react-router", "react-intl", "@formatjs", "intl-messageformat", "zod"];
const api = ["@apollo", "graphql", "graphql-tag", "graphql-ws", "rxjs", "optimism", "@wry", "tslib"];
const components = ["@mantine", "@floating-ui", "react-number-format", "react-transition-group", "react-remove-scroll", "use-sidecar"];
const mapEngine = ["maplibre-gl", "@maplibre", "@mapbox", "gl-matrix", "earcut", "bidi-js", "pbf", "kdbush"];

/** The files of our own that this one needs at once. */
function neededBy(file: string, context: Rolldown.ChunkingContext): Set<string> {
  const needed = new Set([file]);
  for (const one of needed)
    for (const id of context.getModuleInfo(one)?.importedIds ?? []) if (ownFiles.test(id) && !id.includes("node_modules")) needed.add(id);
  return needed;
}

let ofWidget: Set<string> | undefined;
/** What a widget on somebody else's page needs too is apart from what only the product's own page needs. */
const sharedChunk = (id: string, context: Rolldown.ChunkingContext): string =>
  id.includes("node_modules") || (ofWidget ??= neededBy(widget, context)).has(id) ? "base" : "common";

/**
 * The files that a page begins with: few, so that nobody waits for dozens, and by how often they change, so that a new release is a small
 * download. `$initial`: what pages need before they show anything; all else stays with the screen that needs it. The map's engine is divided
 * into what the page needs, what its worker needs, and what both need.
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
