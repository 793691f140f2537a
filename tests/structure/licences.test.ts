import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
}
const folder = mkdtempSync(join(tmpdir(), "atalaya-licences-"));
afterAll(() => rmSync(folder, { recursive: true }));

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { licences: string } };

/** Output of the command for the lock file, or for one with changed packages (undefined removes one). */
function licences(others?: Lock["packages"]) {
  const file = join(folder, "package-lock.json");
  writeFileSync(file, JSON.stringify({ packages: { ...lock.packages, ...others } }));
  const [, ...args] = scripts.licences.split(" ");
  const { status, stdout, stderr } = spawnSync(process.execPath, others ? [...args, file] : args, { encoding: "utf8" });
  return { status, complaints: stderr.trim(), lines: stdout.split("\n").map((line) => line.split(/\s{2,}/)) };
}
const shipped = licences();

describe("the shipped packages", () => {
  test("have allowed licences only", () => {
    expect(shipped.complaints).toBe("");
    expect(shipped.status).toBe(0);
  });

  test("are listed with version and licence, without development packages", () => {
    expect(shipped.lines).toContainEqual(["react", lock.packages["node_modules/react"]!.version, "MIT"]);
    expect(shipped.lines.map(([name]) => name)).not.toContain("vitest");
  });
});

describe("the command fails on", () => {
  const one = (license?: string, more: object = {}): Lock["packages"] => ({
    "node_modules/new-one": { version: "1.0.0", license, ...more },
  });

  test.each([
    ["a licence that is not allowed", one("GPL-3.0-only"), "new-one 1.0.0: GPL-3.0-only is not an allowed licence"],
    ["a package that names none", one(), "new-one 1.0.0: none named is not an allowed licence"],
    ["two licences of which both count", one("(MIT AND GPL-3.0-only)"), "new-one 1.0.0: (MIT AND GPL-3.0-only) is not an allowed licence"],
    [
      "a copy deep within another package",
      { "node_modules/a/node_modules/b": { version: "1.0.0", license: "SSPL-1.0" } },
      "b 1.0.0: SSPL-1.0",
    ],
    [
      "a clarification of what is not shipped any more",
      { "node_modules/jsonify": { dev: true } },
      "jsonify 0.0.1 is clarified, but not shipped",
    ],
    ["a credit of what is not shipped any more", { "node_modules/@fontsource/inter": { dev: true } }, "@fontsource/inter is credited"],
  ])("%s", (_, others, complaint) => {
    const { status, complaints } = licences(others);
    expect(status).toBe(1);
    expect(complaints).toContain(complaint);
    expect(complaints.split("\n")).toHaveLength(1);
  });

  test.each([
    ["two licences of which one may be chosen", one("(MIT OR GPL-3.0-only)")],
    ["a package for developing only", one("GPL-3.0-only", { dev: true })],
  ])("but not on %s", (_, others) => expect(licences(others)).toMatchObject({ status: 0, complaints: "" }));
});

describe("data that comes from packages", () => {
  const begin = shipped.lines.findIndex(([title]) => title === "Data under a licence of its own:");
  const data = shipped.lines.slice(begin + 1).filter(([name]) => name);
  const find = (path: string): string =>
    readFileSync(
      join(
        "client",
        readdirSync("client", { recursive: true, encoding: "utf8" }).find((file) => file.endsWith(path))!,
      ),
      "utf8",
    );

  test("is credited in the README", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(data.length).toBeGreaterThan(0);
    expect(data.map(([, , credit]) => credit!).filter((credit) => !readme.includes(credit))).toEqual([]);
  });

  test("is the only source of the world map, at the versions of its build", () => {
    const sources = [...find("basemap/README.md").matchAll(/\| `([^`]+)` (\d\S+)/g)].map(([, name, version]) => `${name} ${version}`);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !data.some(([name]) => name === source))).toEqual([]);
  });

  test("is credited on the map if its licence requires it", () => {
    expect(find("basemap/style.ts")).toContain("Natural Earth · © GeoNames (CC BY 4.0)");
    // a street pack names its own; one that does not is OpenStreetMap's
    expect(find("basemap/protocol.ts")).toContain("© OpenStreetMap contributors (ODbL)");
    expect(find("basemap/LICENCE.md")).toContain("© OpenStreetMap contributors");
  });
});
