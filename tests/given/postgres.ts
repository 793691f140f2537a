// A real PostgreSQL for a project's tests: the server that TEST_DATABASE_URL names, else the embedded one in a folder of its own.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../server/db/embedded";
import { createLog } from "../../server/platform/log";

declare module "vitest" {
  interface ProvidedContext {
    /** Address or socket folder of the cluster in which each test file makes its own database. */
    cluster: { url: string } | { socket: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    project.provide("cluster", { url });
    return () => Promise.resolve();
  }
  const folder = await mkdtemp(join(tmpdir(), "atalaya-test-"));
  const embedded = await startEmbedded(folder, createLog("error"), ["-c", "fsync=off", "-c", "full_page_writes=off"]);
  project.provide("cluster", { socket: embedded.socket });
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
