// The routing port: whoever is configured is asked within the budget; where nobody knows a road, a straight line answers, always.
import type { Env } from "../../platform/env";
import type { Log } from "../../platform/log";
import { RateLimiter } from "./rateLimiter";
import { here } from "./here";
import { osrm } from "./osrm";
import { packBounds, packFiles, roadsBeside } from "./basemap";
import { RegionalRoads, type RoadRegion } from "./regionalRoads";
import { openRoads } from "./roadThread";
import type { Route, RouteFinder, RouteRequest } from "./routeFinder";
import { straightRoute } from "./straightLine";

/** A service has this long for an answer, milliseconds, and is left alone this long once it failed. */
const TIMEOUT_MS = 5_000;
const PAUSE_AFTER_FAILURE_MS = 30_000;

export class Maps {
  private readonly budget: RateLimiter;
  private failedAt = -Infinity;
  private failing = false;

  constructor(
    private readonly service: RouteFinder | null,
    private readonly roads: RouteFinder | null,
    /** Requests a second to the service, of this node. */
    private readonly perSecond: number,
    private readonly log: Log,
    private readonly now: () => number = Date.now,
  ) {
    this.budget = new RateLimiter(perSecond);
  }

  /** How many routes are well asked for at a time: what the service takes in two seconds, or what our own search does soon. */
  get maxConcurrentRoutes(): number {
    return this.service ? Math.max(1, Math.round(2 * this.perSecond)) : 50;
  }

  /** The way from a resource to its claim. Always answers; throws only what the signal says, when it says so. */
  async route(trip: RouteRequest, signal: AbortSignal): Promise<Route> {
    return (await this.routeByService(trip, signal)) ?? (await this.routeOnRoads(trip, signal)) ?? straightRoute(trip);
  }

  /**
   * The way of one of several that somebody waits for. Always answers within about this time: where the service's turn would come later our
   * own roads are asked, and where these do not answer in time a straight line does.
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
    // it may have failed while this one waited
    if (this.isPaused) return null;
    try {
      const route = await this.service.route(trip, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
      if (this.failing) this.log.info({ router: this.service.router }, "the routing service answers again");
      this.failing = false;
      return route;
    } catch (err) {
      signal.throwIfAborted();
      // once until it answers again: a service that is down would fill the log
      if (!this.failing) this.log.warn({ err, router: this.service.router }, "the routing service failed; our own routes answer meanwhile");
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
      this.log.debug({ err }, "no way was found through the road network in time");
      return null;
    }
  }
}

/** The routing port as it is configured: HERE, else OSRM, before the roads that are named or lie beside the street packs. */
export function openMaps(env: Env, log: Log): Maps {
  const service = env.HERE_ROUTING_KEY ? here(env.HERE_ROUTING_URL, env.HERE_ROUTING_KEY) : env.OSRM_URL ? osrm(env.OSRM_URL) : null;
  const regions = roadFiles(env).map(({ file, bounds }) => ({ bounds, open: () => openRoads(file, log) }));
  return new Maps(service, regions.length ? new RegionalRoads(regions) : null, env.ROUTES_PER_SECOND, log);
}

/** The road network that is named, else those beside the street packs, each for its pack's part of the world. */
export function roadFiles(env: Pick<Env, "STREET_ROADS" | "BASEMAP">): (Pick<RoadRegion, "bounds"> & { file: string })[] {
  if (env.STREET_ROADS) return [{ file: env.STREET_ROADS, bounds: null }];
  return packFiles(env).flatMap(({ file: pack }) => {
    const file = roadsBeside(pack);
    return file ? [{ file, bounds: packBounds(pack) }] : [];
  });
}
