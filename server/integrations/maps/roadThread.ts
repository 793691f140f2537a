import type { Worker } from "node:worker_threads";
import type { Log } from "../../platform/log";
import { canStartThreads, startThread } from "../../platform/thread";
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

/** Room for the thread's young objects, megabytes: with the server's own a city's roads would take 150 MB more. */
const YOUNG_MEGABYTES = 4;

/**
 * The router of a road network: in the built server a thread of its own, as reading a city's roads takes more than a second of work and
 * each search some milliseconds; from the sources, which no thread can be started from, in this one.
 */
export const openRoads = (file: string, log: Log): RouteFinder =>
  canStartThreads ? new RoadThread(startThread("roads", { file }, YOUNG_MEGABYTES), file, log) : RoadRouter.read(file, log);

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
