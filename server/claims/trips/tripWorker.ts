import { MINUTE_MS } from "../../../schema/rules/durations";
import { leaseTrips, LEASE_SECONDS, settleTrips, type ComputedRoute, type TripLeases } from "./trips.actions";
import { MAX_ARRIVALS_AT_ONCE, packArrivals } from "./arrival.actions";
import { tripsToPack, resourcesToRecompute } from "./trips.queries";
import type { Work } from "../../db/transaction";
import type { BoardSync } from "../../live/boardSync";
import type { RoutingService } from "../../integrations/routing/routingService";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { TripQueue } from "./tripQueue";

const POLL_INTERVAL_MS = 500;
const FULL_SCAN_INTERVAL_MS = MINUTE_MS;
const BATCH_RESOURCES = 500;

type Deps = Work & WorkerDeps & { routing: RoutingService; feed: Pick<BoardSync, "onEntries"> };

/**
 * Keeps routes of assigned mobile resources current, within the routing service's budget. Woken by the change log; a full scan finds work
 * left by a stopped node.
 */
export class TripWorker {
  private readonly queue = new TripQueue();
  private readonly worker: Worker;
  private lastFullScanMs = -Infinity;
  private unsubscribe: () => void = () => undefined;

  constructor(private readonly deps: Deps) {
    this.worker = new Worker(
      {
        name: "trips",
        intervalMs: POLL_INTERVAL_MS,
        run: (signal) => this.round(signal),
        failureText: "Computing trips failed; retrying",
      },
      deps,
    );
  }

  start(): void {
    this.unsubscribe = this.deps.feed.onEntries((entries) => this.queue.onEntries(entries, this.deps.clock.now()));
    this.worker.start();
  }

  stop(): Promise<void> {
    this.unsubscribe();
    return this.worker.stop();
  }

  private async round(signal: AbortSignal): Promise<"more" | "idle"> {
    const now = this.deps.clock.now();
    if (performance.now() - this.lastFullScanMs >= FULL_SCAN_INTERVAL_MS) await this.scanAll(now);
    const ids = this.queue.take(now, BATCH_RESOURCES);
    const leases = await this.lease(ids, now);
    this.queue.rememberComputed(ids, leases.lastTrips);
    for (const id of leases.waiting) this.queue.wake(id, now);
    // Changes that need no route are not delayed by routing.
    await settleTrips(this.deps, { released: leases.released, refreshed: leases.refreshed });
    await settleTrips(this.deps, { computed: await this.computeRoutes(leases, signal) });
    const arrivals = this.queue.takeArrivals(MAX_ARRIVALS_AT_ONCE);
    await packArrivals(this.deps, arrivals);
    const isMore = ids.length === BATCH_RESOURCES || leases.waiting.length > 0 || arrivals.length === MAX_ARRIVALS_AT_ONCE;
    return isMore ? "more" : "idle";
  }

  private async lease(ids: readonly string[], now: number): Promise<TripLeases> {
    try {
      return await leaseTrips(this.deps, ids, this.deps.routing.maxConcurrentRoutes);
    } catch (error) {
      for (const id of ids) this.queue.wake(id, now);
      throw error;
    }
  }

  /** Requests the routes concurrently outside a transaction. A route that fails stays leased until the lease ends. */
  private async computeRoutes({ leased }: TripLeases, stopping: AbortSignal): Promise<ComputedRoute[]> {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(LEASE_SECONDS * 750)]);
    const routes = await Promise.allSettled(leased.map((due) => this.deps.routing.route(due.trip, signal)));
    return leased.flatMap((due, i) => {
      const route = routes[i]!;
      if (route.status === "rejected") return [];
      const [lon, lat] = due.trip.from;
      this.queue.rememberComputed([due.supplierId], new Map([[due.supplierId, { at: this.deps.clock.now(), lon, lat }]]));
      return [{ due, route: route.value }];
    });
  }

  private async scanAll(now: number): Promise<void> {
    for (const id of await resourcesToRecompute(this.deps.db, new Date(now))) this.queue.wake(id, now);
    this.queue.addArrivals(await tripsToPack(this.deps.db, new Date(now)));
    this.lastFullScanMs = performance.now();
  }
}
