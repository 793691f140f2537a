import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const clientFolder = fileURLToPath(new URL("..", import.meta.url));
/** Entry points of the code that runs before the map is drawn. */
const beginnings = ["main.tsx", "map/screen/MapScreen.tsx"];
/** Message families that are loaded later although early files use them: error texts are many. */
const laterFamilies = ["errors"];

export function firstFiles(): string[] {
  const files = new Set(beginnings.map((name) => join(clientFolder, name)));
  for (const file of files)
    for (const [, path] of readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)";$/gm)) {
      const importedFile = ["", ".ts", ".tsx"]
        .map((end) => join(dirname(file), path! + end))
        .find((name) => /\.tsx?$/.test(name) && existsSync(name));
      if (importedFile) files.add(importedFile);
    }
  return [...files];
}

/** Returns a test for whether one of these files uses a message id, literally or as family and code. */
export function saidBy(files: readonly string[]): (id: string) => boolean {
  const sources = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const ids = new Set([...sources.matchAll(/"([\w.]+)"/g)].map(([, text]) => text!));
  const families = [...sources.matchAll(/named\(\s*\w+,\s*"(\w+)"|`([\w.]+)\.\$\{/g)].map(([, name, prefix]) => name ?? prefix!);
  const prefixes = families.filter((name) => !laterFamilies.includes(name)).map((name) => `${name}.`);
  return (id) => ids.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
}

/**
 * Splits the messages of each language into those needed before the map is drawn (`NAME.json?first`) and the rest (`NAME.json?later`).
 */
export function texts(): Plugin {
  let isFirst: ((id: string) => boolean) | undefined;
  return {
    name: "atalaya:texts",
    enforce: "pre",
    async load(id) {
      const [, file, part] = /^(.*messages[\\/]\w+\.json)\?(?:import&)?(first|later)$/.exec(id) ?? [];
      if (!file) return undefined;
      isFirst ??= saidBy(firstFiles());
      const all = JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
      const entries = Object.entries(all).filter(([text]) => isFirst!(text) === (part === "first"));
      return { code: `export default ${JSON.stringify(Object.fromEntries(entries))};`, moduleType: "js" };
    },
  };
}
