import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { Log } from "../../platform/log";
import { projectRoot } from "../../platform/projectRoot";
import { RoadRouter } from "./roads";
import type { Route, RouteFinder, RouteRequest } from "./routeFinder";

/** What the thread is sent, and what it answers: one answer for each question. */
export interface RoadQuestion {
  id: number;
  trip: RouteRequest;
}
export interface RoadAnswer {
  id: number;
  /** Null: no way is known, or the network cannot be read. */
  route: Route | null;
}

/**
 * Room for a thread's young objects, megabytes. Said as a flag, as the one that the server is started with (deploy/fresh.mjs) counts before
 * the limits of a thread: with its 64 a city's roads would take 150 MB more. Whatever runs already keeps what it has.
 */
const YOUNG_MEGABYTES = 4;

const BUILT_FOLDER = join(projectRoot, "dist/server");

/**
 * The router of a road network: in the built server a thread of its own, as reading a city's roads takes more than a second of work and
 * each search some milliseconds; from the sources, which no thread can be started from, in this one.
 */
export const openRoads = (file: string, log: Log): RouteFinder =>
  fileURLToPath(import.meta.url).startsWith(BUILT_FOLDER + sep) ? new RoadThread(startThread(file), file, log) : RoadRouter.read(file, log);

function startThread(file: string): Worker {
  setFlagsFromString(`--max-semi-space-size=${YOUNG_MEGABYTES}`);
  return new Worker(join(BUILT_FOLDER, "roads.js"), { workerData: { file } });
}

class RoadThread implements RouteFinder {
  readonly router = "ROADS";
  private readonly waiting = new Map<number, (route: Route | null) => void>();
  private asked = 0;
  private ended = false;

  constructor(
    private readonly thread: Worker,
    file: string,
    log: Log,
  ) {
    thread.unref();
    thread.on("message", ({ id, route }: RoadAnswer) => this.answer(id, route));
    thread.on("error", (err) => log.error({ err, file }, "the road network cannot be searched any more"));
    thread.on("exit", () => {
      this.ended = true;
      for (const id of this.waiting.keys()) this.answer(id, null);
    });
  }

  route(trip: RouteRequest, signal: AbortSignal): Promise<Route | null> {
    signal.throwIfAborted();
    if (this.ended) return Promise.resolve(null);
    const id = ++this.asked;
    return new Promise((done, failed) => {
      const abort = (): void => {
        this.waiting.delete(id);
        failed(signal.reason as Error);
      };
      signal.addEventListener("abort", abort, { once: true });
      this.waiting.set(id, (route) => {
        signal.removeEventListener("abort", abort);
        done(route);
      });
      this.thread.postMessage({ id, trip } satisfies RoadQuestion);
    });
  }

  private answer(id: number, route: Route | null): void {
    this.waiting.get(id)?.(route);
    this.waiting.delete(id);
  }
}
