// Skeletons of `npm run new`, all in one copy of the project.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const copy = mkdtempSync(join(tmpdir(), "atalaya-skeletons-"));
const parts = ["schema", "server", "client", "tests", "codegen.ts", "package.json", "tsconfig.json", ".oxfmtrc.json"];
const MAX_MS = 600_000;
vi.setConfig({ testTimeout: MAX_MS });

const run = (...command: string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: "utf8", timeout: MAX_MS });
  return stdout + stderr;
};
const additions = [
  ["field", "towWeight"],
  ["filter", "plate"],
  ["indicator", "reportedClaims"],
  ["list", "visitNotes"],
  ["action", "pauseService"],
] as const;

beforeAll(() => {
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the skeletons of npm run new", () => {
  test.each(additions)("contain a %s", (kind, name) => {
    const said = run("tests/recipes/new.mjs", kind, name);
    expect(said).toContain("Next:");
    const checks = said.match(/tests\/\S+\.test\.tsx?/g) ?? [];
    expect(checks.filter((file) => !existsSync(file))).toEqual([]);
    expect(checks).not.toEqual([]);
  });

  test("are refused for a kind or a name that is unknown, and if they exist", () => {
    expect(run("tests/recipes/new.mjs", "page", "visits")).toContain("Usage:");
    expect(run("tests/recipes/new.mjs", "field", "Tow weight")).toContain("Usage:");
    expect(run("tests/recipes/new.mjs", "list", "visitNotes")).toContain("exists already");
  });

  test("reach the schema of the API", () => {
    run("-e", 'import("./server/deploy/fresh.mjs").then((fresh) => fresh.buildServer())');
    run("dist/server/codegen.js", "schema/schema.graphql");
    const schema = readFileSync(join(copy, "schema/schema.graphql"), "utf8");
    for (const part of ["towWeight: String", "plate: String", "REPORTED_CLAIMS", "visitNotes(", "pauseService("])
      expect(schema).toContain(part);
  });

  test("are typed in schema, server and client", () => {
    run("node_modules/@graphql-codegen/cli/cjs/bin.js", "--config", "codegen.ts", "--silent");
    const errors = run("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.json");
    // Lists in tests name what is left to write.
    expect(errors.split("\n").filter((line) => line.includes("error TS") && !line.startsWith("tests/"))).toEqual([]);
    expect(errors).toContain("tests/ui/map/filterControls.test.tsx");
  });

  test("have a migration", () => {
    run("node_modules/drizzle-kit/bin.cjs", "generate", "--config", "server/db/drizzle.config.ts", "--name", "skeletons");
    const folder = join(copy, "server/db/migrations");
    const file = readdirSync(folder).find((name) => name.endsWith("_skeletons.sql"));
    const migration = readFileSync(join(folder, file!), "utf8");
    for (const part of ['"tow_weight" text', '"reported_claims" integer', 'CREATE TABLE "visit_notes"', "ADD VALUE 'pauseService'"])
      expect(migration).toContain(part);
  });
});
