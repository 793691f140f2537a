// A real PostgreSQL for a project's tests: the server that TEST_DATABASE_URL names, else the embedded one in a folder of its own, one for each
// of the files that run at a time: an open transaction in any database of a cluster holds back the readers of every change log in it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../server/db/embedded";
import { createLog } from "../../server/platform/log";

export type Cluster = { url: string } | { socket: string };

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses or socket folders of the clusters, one for each worker, in which each test file makes its own database. */
    clusters: Cluster[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    project.provide("clusters", [{ url }]);
    return () => Promise.resolve();
  }
  const started = await Promise.all(Array.from({ length: project.config.maxWorkers }, start));
  project.provide(
    "clusters",
    started.map(({ socket }) => ({ socket })),
  );
  return async () => void (await Promise.all(started.map(({ stop }) => stop())));
}

async function start(): Promise<{ socket: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-test-"));
  const embedded = await startEmbedded(folder, createLog("error"), ["-c", "fsync=off", "-c", "full_page_writes=off"]);
  return {
    socket: embedded.socket,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
