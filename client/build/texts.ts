import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const clientFolder = fileURLToPath(new URL("..", import.meta.url));
/** What is loaded before the map is drawn begins at these. */
const beginnings = ["main.tsx", "map/screen/MapScreen.tsx"];
/** Families whose texts nobody reads before the others are there: those of errors are many. */
const laterFamilies = ["errors"];

/** The files that come before the map is drawn: the beginnings and all that they import at once. */
export function firstFiles(): string[] {
  const files = new Set(beginnings.map((name) => join(clientFolder, name)));
  for (const file of files)
    for (const [, path] of readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)";$/gm)) {
      const found = ["", ".ts", ".tsx"]
        .map((end) => join(dirname(file), path! + end))
        .find((name) => /\.tsx?$/.test(name) && existsSync(name));
      if (found) files.add(found);
    }
  return [...files];
}

/** Whether a text is said by one of these files: by its id, or as one of a family whose codes are put behind its name. */
export function saidBy(files: readonly string[]): (id: string) => boolean {
  const sources = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const ids = new Set([...sources.matchAll(/"([\w.]+)"/g)].map(([, text]) => text!));
  const families = [...sources.matchAll(/named\(\s*\w+,\s*"(\w+)"|`([\w.]+)\.\$\{/g)].map(([, name, prefix]) => name ?? prefix!);
  const prefixes = families.filter((name) => !laterFamilies.includes(name)).map((name) => `${name}.`);
  return (id) => ids.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
}

/** Divides the texts of each language into those that are said before the map is drawn, `NAME.json?first`, and all others, `NAME.json?later`. */
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
      const said = Object.entries(all).filter(([text]) => isFirst!(text) === (part === "first"));
      return { code: `export default ${JSON.stringify(Object.fromEntries(said))};`, moduleType: "js" };
    },
  };
}
