// Where exports are written: in the built server in one thread beside it, from the sources in this one.
import type { Worker } from "node:worker_threads";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { DatabasePlace } from "../db/open";
import type { Work } from "../db/transaction";
import { canStartThreads, startThread } from "../platform/thread";
import { failExport } from "./exports.actions";
import { type ExportDeps, writeExport } from "./writeExport";

export type ExportWriterDeps = Work & ExportDeps & { logLevel: string };

export interface ExportWriter {
  /** Answers once it has ended, however. */
  write(id: string): Promise<void>;
  /** What is not written yet stays as far as it is. */
  stop(): Promise<void>;
}

/** What the thread is started with. */
export interface ThreadTask {
  place: DatabasePlace;
  logLevel: string;
}
/** What it is asked for; it answers with the id, once the export has ended. */
export interface ExportTask {
  id: string;
  clockOffset: number;
}

/** Room for the thread's objects, megabytes: a million rows take no more than some hundreds of them at a time. */
const YOUNG_MEGABYTES = 4;
const OLD_MEGABYTES = 96;

/** Starting the thread takes longer than writing a small export, and keeping it takes memory: it stays for so long without one. */
const IDLE_MS = MINUTE_MS;

export const exportWriter = (deps: ExportWriterDeps): ExportWriter => (canStartThreads ? new ExportThread(deps) : writerHere(deps));

/** One thread for all exports of a node, from the first one until none has come for a while. */
class ExportThread implements ExportWriter {
  private thread: Worker | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  /** Under way in the thread, by id, with what is called once they have ended. */
  private readonly running = new Map<string, () => void>();

  constructor(private readonly deps: ExportWriterDeps) {}

  write(id: string): Promise<void> {
    clearTimeout(this.idleTimer);
    this.thread ??= this.start();
    this.thread.postMessage({ id, clockOffset: this.deps.clock.offset } satisfies ExportTask);
    return new Promise((done) => this.running.set(id, done));
  }

  async stop(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private start(): Worker {
    const { log, place, logLevel } = this.deps;
    const task: ThreadTask = { place, logLevel };
    const thread = startThread("exportWriter", task, YOUNG_MEGABYTES, { maxOldGenerationSizeMb: OLD_MEGABYTES });
    thread.on("message", (id: string) => this.ended(id));
    thread.on("error", (err) => log.error({ err }, "the thread of exports has failed"));
    thread.on("exit", () => void (thread === this.thread && this.failed()));
    return thread;
  }

  private ended(id: string): void {
    this.running.get(id)?.();
    this.running.delete(id);
    if (this.running.size === 0) this.idleTimer = setTimeout(() => void this.stop(), IDLE_MS).unref();
  }

  /** A thread that ends by an error has written nothing of how its exports ended; the next export has a new one. */
  private async failed(): Promise<void> {
    this.thread = undefined;
    const ended = [...this.running];
    this.running.clear();
    for (const [id, done] of ended) {
      await failExport(this.deps, id);
      done();
    }
  }
}

function writerHere(deps: ExportWriterDeps): ExportWriter {
  const running = new Set<Promise<void>>();
  return {
    async write(id) {
      const written = writeExport(deps, id);
      running.add(written);
      await written;
      running.delete(written);
    },
    stop: async () => void (await Promise.all(running)),
  };
}
