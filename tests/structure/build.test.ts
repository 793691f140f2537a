import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtAtOf, commitOf } from "../../server/deploy/vite.config";
import { versionLine } from "../../server/platform/build";

const folder = mkdtempSync(join(tmpdir(), "atalaya-build-"));
const here = process.cwd();
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: folder, encoding: "utf8" }).trim();

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

test("the commit comes from git with a mark for changed files, and is absent without git", () => {
  const env = { GIT_CEILING_DIRECTORIES: folder };
  expect(commitOf(env)).toBeNull();
  git("init", "-q");
  expect(commitOf(env)).toBeNull();
  writeFileSync("a", "1");
  git("add", "a");
  git("commit", "-qm", "a");
  const commit = git("rev-parse", "--short=12", "HEAD");
  expect(commitOf(env)).toBe(commit);
  writeFileSync("untracked", "1");
  expect(commitOf(env)).toBe(commit);
  writeFileSync("a", "2");
  expect(commitOf(env)).toBe(`${commit}-dirty`);
});

test("a copy unpacked inside another project does not use that project's commit", () => {
  mkdirSync("inner");
  process.chdir("inner");
  expect(commitOf({})).toBeNull();
  process.chdir("..");
});

test("the environment overrides the commit and the build time, as in a container build", () => {
  expect(commitOf({ ATALAYA_COMMIT: "1a2b3c4d5e6f\n" })).toBe("1a2b3c4d5e6f");
  expect(builtAtOf({ SOURCE_DATE_EPOCH: "1700000000" })).toBe("2023-11-14T22:13:20.000Z");
  expect(Math.abs(Date.parse(builtAtOf({ SOURCE_DATE_EPOCH: "" })) - Date.now())).toBeLessThan(5_000);
});

test("the version line follows semantic versioning", () => {
  const builtAt = "2026-11-22T11:05:00.000Z";
  expect([
    versionLine({ version: "4.12.1", commit: "1a2b3c4d5e6f-dirty", builtAt }),
    versionLine({ version: "4.12.1", commit: null, builtAt }),
    versionLine({ version: "4.12.1", commit: null, builtAt: null }),
  ]).toEqual(["4.12.1+1a2b3c4d5e6f-dirty.20261122T110500Z", "4.12.1+20261122T110500Z", "4.12.1+dev"]);
});
