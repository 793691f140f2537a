import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export function rootAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, "package.json"))) return at;
    if (at === dirname(at))
      throw new Error(`No package.json in ${folder} or above it: Atalaya must run from within its own folder, which has its migrations.`);
  }
}

export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));
