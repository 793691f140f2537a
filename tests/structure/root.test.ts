import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot, rootAbove } from "../../server/platform/projectRoot";

const home = mkdtempSync(join(tmpdir(), "atalaya-root-"));
const below = join(home, "dist/server/chunks");
mkdirSync(below, { recursive: true });
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("the project's folder is the nearest parent with a package.json", () => {
  expect(projectRoot).toBe(process.cwd());
  writeFileSync(join(home, "package.json"), "{}");
  expect(rootAbove(below)).toBe(home);
});

test("the search without a package.json in any parent ends with an error that names it", () => {
  rmSync(join(home, "package.json"), { force: true });
  expect(() => rootAbove(below)).toThrow(/No package\.json in .*chunks or above it/);
});
