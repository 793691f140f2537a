import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { and, eq, isNull } from "drizzle-orm";
import { createKey } from "../auth/keys/apiKeys";
import { apiKeys } from "../db/tables/keys";
import type { Work } from "../db/transaction";
import { roadFiles } from "../integrations/maps/maps";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";

const DEMO_KEY_NAME = "demo";

/** Starts the simulated operation as a process of its own: like any outsider it has an API key and the product's address, nothing else. */
export async function startDemo(work: Work, env: Env, url: string, log: Log): Promise<{ stop(): void }> {
  await work.db
    .update(apiKeys)
    .set({ revokedAt: new Date(work.clock.now()) })
    .where(and(eq(apiKeys.name, DEMO_KEY_NAME), isNull(apiKeys.revokedAt)));
  const key = await createKey(work, DEMO_KEY_NAME, ["ingest", "read", "act"]);
  const child = fork(fileURLToPath(new URL("./demo.js", import.meta.url)), {
    env: { PATH: process.env.PATH, ...demoSettings(env, url, key) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // not the server's own flags: they trade memory for pauses, which nobody notices here
    execArgv: ["--enable-source-maps"],
  });
  child.on("exit", (code) => {
    if (code) log.error({ code }, "the demo ended");
  });
  child.on("error", (err) => log.error({ err }, "the demo cannot be started"));
  return { stop: () => void child.kill() };
}

/** The settings that the demo gets: where the product is, its key, every DEMO_ setting but the password, which is none of its business, and the roads that routes are searched in. */
export function demoSettings(env: Env, url: string, key: string): Record<string, string> {
  const own = Object.entries(env).filter(([name, value]) => name.startsWith("DEMO_") && name !== "DEMO_PASSWORD" && value !== undefined);
  const roads =
    env.DEMO_ROADS ??
    roadFiles(env)
      .map(({ file }) => file)
      .join();
  return { DEMO_ROADS: roads, DEMO_URL: url, DEMO_KEY: key, ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])) };
}
