import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The nearest folder with a package.json, from this one upwards. Throws when there is none up to the file system's root. */
export function rootAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, "package.json"))) return at;
    if (at === dirname(at))
      throw new Error(`No package.json in ${folder} or above it: Atalaya must run from within its own folder, which has its migrations.`);
  }
}

/** The project's folder, whether this runs from the sources or from a bundle below it. */
export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
