// Routing with fallbacks: the configured service within its rate limit, then road networks, then a straight line.
import type { Env } from "../../platform/env";
import type { Log } from "../../platform/log";
import { RateLimiter } from "../rateLimiter";
import { here } from "./here";
import { osrm } from "./osrm";
import { packBounds, packFiles, roadsBeside } from "../basemap/basemap";
import { RegionalRoads, type RoadRegion } from "./regionalRoads";
import { openRoads } from "./roadThread";
import type { Route, RouteFinder, RouteRequest } from "./routeFinder";
import { straightRoute } from "./straightLine";

/** Timeout of the service, and pause after its failure, in milliseconds. */
const TIMEOUT_MS = 5_000;
const PAUSE_AFTER_FAILURE_MS = 30_000;

export class RoutingService {
  private readonly budget: RateLimiter;
  private failedAt = -Infinity;
  private failing = false;

  constructor(
    private readonly service: RouteFinder | null,
    private readonly roads: RouteFinder | null,
    private readonly perSecond: number,
    private readonly log: Log,
    private readonly now: () => number = Date.now,
  ) {
    this.budget = new RateLimiter(perSecond);
  }

  /** Sensible number of concurrent routes: two seconds of the service's rate, or what our search handles quickly. */
  get maxConcurrentRoutes(): number {
    return this.service ? Math.max(1, Math.round(2 * this.perSecond)) : 50;
  }

  /** Always returns a route; throws only when aborted. */
  async route(trip: RouteRequest, signal: AbortSignal): Promise<Route> {
    return (await this.routeByService(trip, signal)) ?? (await this.routeOnRoads(trip, signal)) ?? straightRoute(trip);
  }

  /**
   * Returns a route within about this time: falls back to road networks if the rate limit would delay it, and to a straight line after
   * the timeout.
   */
  async routeWithin(trip: RouteRequest, withinMs: number): Promise<Route> {
    const signal = AbortSignal.timeout(withinMs);
    const routes = async (): Promise<Route | null> =>
      (await this.routeByService(trip, signal, withinMs)) ?? (await this.routeOnRoads(trip, signal));
    return (await routes().catch(() => null)) ?? straightRoute(trip);
  }

  private async routeByService(trip: RouteRequest, signal: AbortSignal, withinMs = Infinity): Promise<Route | null> {
    if (!this.service || this.isPaused) return null;
    if (!(await this.budget.acquire(signal, withinMs))) return null;
    if (this.isPaused) return null;
    try {
      const route = await this.service.route(trip, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
      if (this.failing) this.log.info({ event: "routing.recovered", router: this.service.router }, "The routing service responds again");
      this.failing = false;
      return route;
    } catch (err) {
      signal.throwIfAborted();
      // logged once until it recovers, to keep the log short
      if (!this.failing)
        this.log.warn(
          { event: "routing.failed", err, router: this.service.router },
          "The routing service failed; using built-in routes until it responds",
        );
      this.failing = true;
      this.failedAt = this.now();
      return null;
    }
  }

  private get isPaused(): boolean {
    return this.now() - this.failedAt < PAUSE_AFTER_FAILURE_MS;
  }

  private async routeOnRoads(trip: RouteRequest, signal: AbortSignal): Promise<Route | null> {
    if (!this.roads) return null;
    try {
      return await this.roads.route(trip, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    } catch (err) {
      signal.throwIfAborted();
      this.log.debug({ event: "roads.search_failed", err }, "Searching the road network failed or timed out; using a straight line");
      return null;
    }
  }
}

export function openRouting(env: Env, log: Log): RoutingService {
  const service = env.HERE_ROUTING_KEY ? here(env.HERE_ROUTING_URL, env.HERE_ROUTING_KEY) : env.OSRM_URL ? osrm(env.OSRM_URL) : null;
  const regions = roadFiles(env).map(({ file, bounds }) => ({ bounds, open: () => openRoads(file, log) }));
  return new RoutingService(service, regions.length ? new RegionalRoads(regions) : null, env.ROUTES_PER_SECOND, log);
}

export function roadFiles(env: Pick<Env, "STREET_ROADS" | "BASEMAP">): (Pick<RoadRegion, "bounds"> & { file: string })[] {
  if (env.STREET_ROADS) return [{ file: env.STREET_ROADS, bounds: null }];
  return packFiles(env).flatMap(({ file: pack }) => {
    const file = roadsBeside(pack);
    return file ? [{ file, bounds: packBounds(pack) }] : [];
  });
}
