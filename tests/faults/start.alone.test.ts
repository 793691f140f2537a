import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const data = mkdtempSync(join(tmpdir(), "atalaya-start-"));
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) await end(child, "SIGTERM");
  rmSync(data, { recursive: true, force: true });
});

interface Start {
  child: ChildProcess;
  said: string;
  url: string;
  /** From the command until /readyz answered 200. */
  milliseconds: number;
}

async function npmStart(): Promise<Start> {
  const begun = Date.now();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: data, PORT: "0", LOG_LEVEL: "warn" };
  // a separate process group, as in a shell: npm, the product and the demo end together
  const child = spawn("npm", ["start"], { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  for (;;) {
    const url = /Atalaya is ready: (\S+)/.exec(said)?.[1];
    const answer = url ? await fetch(`${url}/readyz`).catch(() => null) : null;
    if (url && answer?.status === 200) return { child, said, url, milliseconds: Date.now() - begun };
    if (child.exitCode !== null || Date.now() - begun > 90_000) throw new Error(`npm start is not ready:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ended = new Promise((done) => child.once("close", done));
  process.kill(-child.pid!, signal);
  running.delete(child);
  await ended; // its pipes are closed when the last of the group is gone
}

async function signIn(url: string, user: string, password: string): Promise<string | undefined> {
  const query = "mutation($input: LoginInput!) { login(input: $input) { profileType } }";
  const body = JSON.stringify({ query, variables: { input: { user, password } } });
  const response = await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return ((await response.json()) as { data?: { login?: { profileType: string } } }).data?.login?.profileType;
}

test("npm start is ready within 60 s without data and 10 s with data or after kill -9, and prints address and user", async () => {
  const first = await npmStart();
  expect(first.milliseconds).toBeLessThan(60_000);
  const users = [...first.said.matchAll(/(\w+) \/ (\S+?)(?=,|\s)/g)].map(([, user, password]) => ({ user: user!, password: password! }));
  expect(users.map(({ user }) => user)).toEqual(["admin", "supervisor", "operator", "client", "provider"]);
  expect(await signIn(first.url, "operator", users[2]!.password)).toBe("OPERADOR");
  expect(first.said).toContain("npm run streets -- --help");
  expect(await fetch(first.url).then((page) => page.text())).toContain('<div id="root">');
  await end(first.child, "SIGTERM");

  const second = await npmStart();
  expect(second.milliseconds).toBeLessThan(10_000);
  expect(second.said).toContain("The demo users keep their passwords");
  expect(second.said).not.toContain("npm run streets");
  await end(second.child, "SIGKILL");

  const third = await npmStart();
  expect(third.milliseconds).toBeLessThan(10_000);
  expect(await signIn(third.url, "admin", users[0]!.password)).toBe("LOCALADMIN");
  console.log(`npm start: ${[first, second, third].map(({ milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s`).join(", then ")}`);
});
