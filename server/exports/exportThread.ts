// Where files are written: in the built server in one thread beside it, from the sources in this one.
import type { Worker } from "node:worker_threads";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { DatabasePlace } from "../db/open";
import type { Work } from "../db/transaction";
import { canStartThreads, startThread } from "../platform/thread";
import type { ExportDeps } from "./fileWriter";

/** What is written there: what somebody asked for, by Export.id, and reports that are mailed, by the id of their sending. */
export type FileWorkName = "export" | "mailedReport";
export type FileWorks = Record<FileWorkName, (deps: ExportDeps, id: string) => Promise<void>>;

export type FileThreadDeps = Work & ExportDeps & { logLevel: string; works: FileWorks };

export interface FileThread {
  /** Answers once it has ended, however. Throws when the thread has failed or was stopped meanwhile. */
  run(work: FileWorkName, id: string): Promise<void>;
  /** What is not written yet stays as far as it is. */
  stop(): Promise<void>;
}

/** What the thread is started with. */
export interface ThreadTask {
  place: DatabasePlace;
  logLevel: string;
}
/** What it is asked for; it answers with the same, once that has ended. */
export interface FileTask {
  work: FileWorkName;
  id: string;
  clockOffset: number;
}

/** Room for the thread's objects, megabytes: a million rows take no more than some hundreds of them at a time. */
const YOUNG_MEGABYTES = 4;
const OLD_MEGABYTES = 96;

/** Starting the thread takes longer than writing a small export, and keeping it takes memory: it stays for so long without one. */
const IDLE_MS = MINUTE_MS;

export const fileThread = (deps: FileThreadDeps): FileThread => (canStartThreads ? new StartedThread(deps) : threadHere(deps));

const keyOf = ({ work, id }: Pick<FileTask, "work" | "id">): string => `${work} ${id}`;

/** One thread for all files of a node, from the first one until none has come for a while. */
class StartedThread implements FileThread {
  private thread: Worker | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  /** Under way in the thread, with what is called once they have ended, and when they never will. */
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
    this.failRunning("the thread of files was stopped");
  }

  private start(): Worker {
    const { log, place, logLevel } = this.deps;
    const task: ThreadTask = { place, logLevel };
    const thread = startThread("exportWriter", task, YOUNG_MEGABYTES, { maxOldGenerationSizeMb: OLD_MEGABYTES });
    thread.on("message", (task: FileTask) => this.ended(task));
    thread.on("error", (err) => log.error({ err }, "the thread of files has failed"));
    thread.on("exit", () => {
      if (thread !== this.thread) return;
      this.thread = undefined;
      this.failRunning("the thread of files has failed");
    });
    return thread;
  }

  private ended(task: FileTask): void {
    this.running.get(keyOf(task))?.done();
    this.running.delete(keyOf(task));
    if (this.running.size === 0) this.idleTimer = setTimeout(() => void this.stop(), IDLE_MS).unref();
  }

  /** A thread that ends by an error has written nothing of how its files ended; the next file has a new one. */
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
