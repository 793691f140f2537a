// Thread that writes files; when running from sources, the main thread writes them.
import type { Worker } from "node:worker_threads";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { DatabasePlace } from "../db/open";
import type { Work } from "../db/transaction";
import { canStartThreads, startThread } from "../platform/thread";
import type { ExportDeps } from "./fileWriter";

/** Requested exports, by Export.id, and mailed reports, by the id of their sending. */
export type FileWorkName = "export" | "mailedReport";
export type FileWorks = Record<FileWorkName, (deps: ExportDeps, id: string) => Promise<void>>;

export type FileThreadDeps = Work & ExportDeps & { logLevel: string; works: FileWorks };

export interface FileThread {
  /** Resolves when the file has ended in any state. Rejects if the thread failed or was stopped. */
  run(work: FileWorkName, id: string): Promise<void>;
  stop(): Promise<void>;
}

export interface ThreadTask {
  place: DatabasePlace;
  logLevel: string;
}
/** The thread replies with the same message when the task has ended. */
export interface FileTask {
  work: FileWorkName;
  id: string;
  clockOffset: number;
}

/** Memory limits of the thread in megabytes; a million rows need some hundred megabytes at most. */
const YOUNG_MEGABYTES = 4;
const OLD_MEGABYTES = 96;

/** Idle time before the thread ends. Starting it takes longer than a small export, but keeping it costs memory. */
const IDLE_MS = MINUTE_MS;

export const fileThread = (deps: FileThreadDeps): FileThread => (canStartThreads ? new StartedThread(deps) : threadHere(deps));

const keyOf = ({ work, id }: Pick<FileTask, "work" | "id">): string => `${work} ${id}`;

/** One thread per node, started with the first file and ended when idle. */
class StartedThread implements FileThread {
  private thread: Worker | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private readonly running = new Map<string, { done: () => void; failed: (error: Error) => void }>();

  constructor(private readonly deps: FileThreadDeps) {}

  run(work: FileWorkName, id: string): Promise<void> {
    clearTimeout(this.idleTimer);
    this.thread ??= this.start();
    const task: FileTask = { work, id, clockOffset: this.deps.clock.offset };
    this.thread.postMessage(task);
    return new Promise((done, failed) => this.running.set(keyOf(task), { done, failed }));
  }

  async stop(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
    this.failRunning("The export thread was stopped");
  }

  private start(): Worker {
    const { log, place, logLevel } = this.deps;
    const task: ThreadTask = { place, logLevel };
    const thread = startThread("exportWriter", task, YOUNG_MEGABYTES, { maxOldGenerationSizeMb: OLD_MEGABYTES });
    thread.on("message", (task: FileTask) => this.ended(task));
    thread.on("error", (err) =>
      log.error({ event: "export.thread_failed", err }, "The export thread failed; the next file starts a new one"),
    );
    thread.on("exit", () => {
      if (thread !== this.thread) return;
      this.thread = undefined;
      this.failRunning("The export thread failed; the next file starts a new one");
    });
    return thread;
  }

  private ended(task: FileTask): void {
    this.running.get(keyOf(task))?.done();
    this.running.delete(keyOf(task));
    if (this.running.size === 0) this.idleTimer = setTimeout(() => void this.stop(), IDLE_MS).unref();
  }

  /** A crashed thread did not report its files; the next file starts a new thread. */
  private failRunning(why: string): void {
    const ended = [...this.running.values()];
    this.running.clear();
    for (const { failed } of ended) failed(new Error(why));
  }
}

function threadHere(deps: FileThreadDeps): FileThread {
  const running = new Set<Promise<void>>();
  return {
    async run(work, id) {
      const written = deps.works[work](deps, id);
      running.add(written);
      await written.finally(() => running.delete(written));
    },
    stop: async () => void (await Promise.allSettled(running)),
  };
}
