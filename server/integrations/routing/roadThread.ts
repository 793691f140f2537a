import type { Worker } from "node:worker_threads";
import type { Log } from "../../platform/log";
import { canStartThreads, startThread } from "../../platform/thread";
import { RoadRouter } from "./roads";
import type { Route, RouteFinder, RouteRequest } from "./routeFinder";

export interface RoadQuestion {
  id: number;
  trip: RouteRequest;
}
export interface RoadAnswer {
  id: number;
  /** `null` if no route is known, or the network cannot be read. */
  route: Route | null;
}

/** Young generation in megabytes; the server's setting would cost 150 MB more for a city. */
const YOUNG_MEGABYTES = 4;

/**
 * Router of a road network. Uses a thread, because reading takes over a second and searches some milliseconds; when running from sources,
 * it uses the main thread.
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
    thread.on("error", (err) =>
      log.error({ event: "roads.thread_failed", err, file }, "The road network thread failed; its routes are unavailable until a restart"),
    );
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
