// Every patch, every override and every version that waits has its reason in server/patches/README.md, and no reason outlives its subject.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync("server/patches/README.md", "utf8");
const asked = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;

/** The rows of the table below a heading, without the two lines of its head. */
function rowsBelow(heading: string): string[][] {
  const [, section = ""] = readme.split(`\n## ${heading}\n`);
  const lines = section.split("\n## ")[0]!.split("\n");
  const rows = lines.filter((line) => line.startsWith("|")).map((line) => line.split("|").slice(1, -1));
  return rows.slice(2).map((row) => row.map((cell) => cell.trim()));
}
const namesBelow = (heading: string): string[] => rowsBelow(heading).map(([name]) => name!);

test("every patch has a row and every row a patch", () => {
  const patches = readdirSync("server/patches").filter((file) => file.endsWith(".patch"));
  // patch-package writes NAME+VERSION.patch, with + for the slash of a scope
  const patched = patches.map((file) => {
    const parts = file.replace(/\.patch$/, "").split("+");
    return `${parts.slice(0, -1).join("/")} ${parts.at(-1)}`;
  });
  expect(namesBelow("Patches").sort()).toEqual(patched.sort());
});

test("patches stay small, and drizzle has none", () => {
  const lines = readdirSync("server/patches")
    .filter((file) => file.endsWith(".patch"))
    .map((file) => ({ file, count: readFileSync(`server/patches/${file}`, "utf8").trimEnd().split("\n").length }));
  expect(lines.filter(({ file }) => file.startsWith("drizzle"))).toEqual([]);
  expect(lines.find(({ file }) => file.startsWith("postgres+"))!.count).toBeLessThanOrEqual(150);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(260);
});

test("the report for the authors of postgres.js shows the patch", () => {
  const changed = (text: string): string[] => text.split("\n").filter((line) => /^[+-](?![+-])/.test(line));
  const report = readFileSync("server/patches/postgres-upstream.md", "utf8").split("```diff\n")[1]!.split("\n```")[0]!;
  expect(changed(report)).toEqual(changed(readFileSync("server/patches/postgres+3.4.9.patch", "utf8")));
});

test("only the patched build of postgres.js is loaded", () => {
  const { exports, type } = JSON.parse(readFileSync("node_modules/postgres/package.json", "utf8")) as {
    exports: { import: string };
    type: string;
  };
  expect([type, exports.import]).toEqual(["module", "./src/index.js"]);
  const sources = ["server", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const required = sources.filter((path) => /\.m?ts$|\.mjs$/.test(path) && /require\("postgres/.test(readFileSync(path, "utf8")));
  expect(required.filter((path) => path !== "tests/structure/packages.test.ts")).toEqual([]);
});

test("every override has a row and every row an override", () => {
  const overridden = Object.entries(asked.overrides!).map(([name, version]) => `${name} ${version}`);
  expect(namesBelow("Overrides").sort()).toEqual(overridden.sort());
});

test("a version listed as waiting is the one in package.json", () => {
  const all = { ...asked.dependencies, ...asked.optionalDependencies, ...asked.devDependencies };
  const stale = namesBelow("Versions that wait").filter((row) => {
    const [name, version] = row.split(" ");
    return all[name!] !== version;
  });
  expect(stale).toEqual([]);
});

test.each(["Patches", "Overrides", "Versions that wait"])(
  "%s: each row contains a reason and an end condition or a newer version",
  (heading) => {
    const rows = rowsBelow(heading);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.length < 5))).toEqual([]);
  },
);
