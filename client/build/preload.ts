import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ownPreload = fileURLToPath(new URL("../store/preload.ts", import.meta.url));

/** Replaces the module in which Vite loads the files of a dynamic import. tests/e2e/missingChunks.test.ts fails if Vite renames it. */
export function preload(): Plugin {
  return {
    name: "atalaya:preload",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? `export { preload as __vitePreload } from ${JSON.stringify(ownPreload)};` : undefined,
  };
}
