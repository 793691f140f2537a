// The hooks of .githooks: they check a commit's subject, format the staged files and refuse code that the linter rejects.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "atalaya-hooks-"));
const git = (...args: string[]) => {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  const { status, stderr } = spawnSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
  return { status, stderr };
};
const commit = (subject: string) => git("commit", "--allow-empty", "--message", subject);

beforeAll(() => {
  git("init", "--quiet");
  for (const file of [".githooks", ".oxfmtrc.json", ".oxlintrc.json"]) cpSync(resolve(file), join(folder, file), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "server"));
  git("config", "core.hooksPath", ".githooks");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the hook for messages", () => {
  test("accepts a subject of 72 characters", () => {
    expect(commit("S".repeat(72)).status).toBe(0);
  });
  test("rejects a subject of 73 characters and says how long it is", () => {
    const { status, stderr } = commit("S".repeat(73));
    expect(status).toBe(1);
    expect(stderr).toContain("The subject has 73 characters");
  });
  test("rejects a subject that ends with a full stop", () => {
    expect(commit("Show the map.").status).toBe(1);
  });
});

describe("the hook for staged files", () => {
  test("formats the staged files", () => {
    writeFileSync(join(folder, "server/a.ts"), "export   const a=1");
    git("add", "server/a.ts");
    expect(commit("Add a constant").status).toBe(0);
    expect(readFileSync(join(folder, "server/a.ts"), "utf8")).toBe("export const a = 1;\n");
    expect(git("diff", "--exit-code", "HEAD", "--", "server/a.ts").status).toBe(0);
  });
  test("rejects code that the linter rejects", () => {
    writeFileSync(join(folder, "server/b.ts"), "export const b = (value: any) => value;\n");
    git("add", "server/b.ts");
    expect(commit("Add a function").status).not.toBe(0);
    git("rm", "--cached", "--quiet", "server/b.ts");
  });
});
