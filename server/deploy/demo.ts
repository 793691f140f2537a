import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { and, eq, isNull } from "drizzle-orm";
import { SECOND_MS } from "../../schema/rules/durations";
import { createKey } from "../auth/keys/apiKeys";
import { apiKeys } from "../db/tables/keys";
import type { Work } from "../db/transaction";
import { roadFiles } from "../integrations/routing/routingService";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { Worker } from "../platform/worker";

const DEMO_KEY_NAME = "demo";

/** Runs the demo as a separate process that has only an API key and the product's address. Waits while the database is unavailable. */
export class Demo {
  private child: ChildProcess | undefined;
  private readonly starting: Worker;

  constructor(work: Work, env: Env, url: string, log: Log, begin = startProcess) {
    this.starting = new Worker(
      {
        name: "demo",
        intervalMs: SECOND_MS,
        isDue: () => !this.child,
        run: async () => {
          this.child = begin(env, url, await newKey(work), log);
          return "idle";
        },
        failureText: "Starting the demo failed; retrying",
      },
      { log },
    );
    this.starting.start();
  }

  async stop(): Promise<void> {
    await this.starting.stop();
    this.child?.kill();
  }
}

async function newKey(work: Work): Promise<string> {
  await work.db
    .update(apiKeys)
    .set({ revokedAt: new Date(work.clock.now()) })
    .where(and(eq(apiKeys.name, DEMO_KEY_NAME), isNull(apiKeys.revokedAt)));
  return createKey(work, DEMO_KEY_NAME, ["ingest", "read", "act"]);
}

function startProcess(env: Env, url: string, key: string, log: Log): ChildProcess {
  const child = fork(fileURLToPath(new URL("./demo.js", import.meta.url)), {
    env: { PATH: process.env.PATH, ...demoSettings(env, url, key) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // Omits the server's memory flags, which the demo does not need.
    execArgv: ["--enable-source-maps"],
  });
  child.on("exit", (code) => {
    if (code) log.error({ event: "demo.exited", code }, "The demo process exited with an error; it starts again with the product");
  });
  child.on("error", (err) =>
    log.error({ event: "demo.start_failed", err }, "Starting the demo process failed; the product runs without it"),
  );
  return child;
}

/** The demo's environment: address, key, the DEMO_ settings except the password, and the routing networks. */
export function demoSettings(env: Env, url: string, key: string): Record<string, string> {
  const demoEntries = Object.entries(env).filter(
    ([name, value]) => name.startsWith("DEMO_") && name !== "DEMO_PASSWORD" && value !== undefined,
  );
  const roads =
    env.DEMO_ROADS ??
    roadFiles(env)
      .map(({ file }) => file)
      .join();
  return {
    DEMO_ROADS: roads,
    DEMO_URL: url,
    DEMO_KEY: key,
    ...Object.fromEntries(demoEntries.map(([name, value]) => [name, String(value)])),
  };
}
