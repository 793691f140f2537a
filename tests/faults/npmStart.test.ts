// `npm start` and the other commands as a person or a supervisor runs them.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeDataFolder } from "../fixtures/db/dataFolder";
import { onCleanup } from "../fixtures/cleanup";
import { rm } from "node:fs/promises";

test("npm start stops with the product when npm is asked to stop", async () => {
  const folder = await makeDataFolder("npm-start");
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, PORT: "0", DATA_DIR: folder, DEMO_CLAIMS: "0", DEMO_RESOURCES: "0", GAZETTEER: "0", LOG_LEVEL: "warn" };
  const npm = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  onCleanup(() => void (npm.exitCode ?? npm.signalCode ?? process.kill(-npm.pid!, "SIGKILL")));
  const url = await new Promise<string>((done, failed) => {
    npm.once("exit", () => failed(new Error("npm start ended")));
    let printed = "";
    npm.stdout.on("data", (text: Buffer) => {
      printed += text.toString();
      const ready = /Atalaya is ready: (\S+)\n/.exec(printed);
      if (ready) done(ready[1]!);
    });
  });
  const ended = new Promise((done) => npm.once("exit", done));
  process.kill(npm.pid!, "SIGTERM");
  await ended;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  expect(() => process.kill(-npm.pid!, 0), "a process of npm start is left").toThrow("ESRCH");
});

test("npm run dev replaces npm's shell like npm start, so that it receives signals", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const name of ["start", "dev"]) expect(scripts[name]).toMatch(/^exec (node \S+) \|\| \1$/);
});

test.each(["api-key", "archive:read", "audit:erase", "audit:verify", "backup", "restore", "replay", "streets"])(
  "npm run %s -- --help prints its usage",
  (name) => {
    const { status, stdout } = spawnSync("npm", ["run", "--silent", name, "--", "--help"], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, expect.stringContaining(`npm run ${name} `)]);
  },
);
