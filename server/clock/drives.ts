import type { Announcer } from "../changes/announcer";
import { leaseDrives, leaseSeconds, settleDrives, type Computed, type Leases } from "../claims/drives.actions";
import { arrivalsAtOnce, packArrivals } from "../claims/drives.arrival.actions";
import { arrivalsUnpacked, resourcesBehind } from "../claims/drives.queries";
import type { Work } from "../db/transaction";
import type { Feed } from "../live/feed";
import type { Maps } from "../outside/maps/maps";
import type { Log } from "../platform/log";
import { DrivesWaiting } from "./drivesWaiting";

/** Looks at what waits this often, and at all that is stored this often, milliseconds. */
const every = 500;
const lookEvery = 60_000;
/** Resources looked at in one statement. */
const batch = 500;

type Deps = Work & { announcer: Announcer; log: Log; maps: Maps; feed: Pick<Feed, "onEntries"> };

/**
 * Keeps the way of each assigned mobile resource to its claim: computed from its last position when that has moved on, within the routing
 * service's budget, shared by the nodes. Woken by the change log; what a killed node left is found by the look at all.
 */
export class DriveClock {
  private readonly waiting = new DrivesWaiting();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private lookedAt = -Infinity;
  private deaf: () => void = () => undefined;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.deaf = this.deps.feed.onEntries((entries) => this.waiting.hear(entries, this.deps.clock.now()));
    this.plan(0);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.deaf();
    clearTimeout(this.timer);
    await this.working;
  }

  private plan(after: number): void {
    if (!this.stopping.signal.aborted) this.timer = setTimeout(() => (this.working = this.work()), after);
  }

  private async work(): Promise<void> {
    let more = false;
    try {
      more = await this.round();
    } catch (err) {
      if (!this.stopping.signal.aborted) this.deps.log.warn({ err }, "drives could not be computed; they are tried again");
    }
    this.plan(more ? 0 : every);
  }

  /** One round; answers whether more is waiting already. */
  private async round(): Promise<boolean> {
    const now = this.deps.clock.now();
    if (performance.now() - this.lookedAt >= lookEvery) await this.lookAtAll(now);
    const ids = this.waiting.take(now, batch);
    const leases = await this.lease(ids, now);
    this.waiting.learned(ids, leases.known);
    for (const id of leases.waiting) this.waiting.wake(id, now);
    // What needs no route does not wait for one.
    await settleDrives(this.deps, { released: leases.released, refreshed: leases.refreshed });
    await settleDrives(this.deps, { computed: await this.computed(leases) });
    const arrivals = this.waiting.takeArrivals(arrivalsAtOnce);
    await packArrivals(this.deps, arrivals);
    return ids.length === batch || leases.waiting.length > 0 || arrivals.length === arrivalsAtOnce;
  }

  private async lease(ids: readonly string[], now: number): Promise<Leases> {
    try {
      return await leaseDrives(this.deps, ids, this.deps.maps.atATime);
    } catch (error) {
      for (const id of ids) this.waiting.wake(id, now);
      throw error;
    }
  }

  /** Routes of what is leased, all at once; no transaction is open. What finds none in time stays leased and is anybody's again after that. */
  private async computed({ leased }: Leases): Promise<Computed[]> {
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(leaseSeconds * 750)]);
    const routes = await Promise.allSettled(leased.map((due) => this.deps.maps.route(due.trip, signal)));
    return leased.flatMap((due, i) => {
      const route = routes[i]!;
      if (route.status === "rejected") return [];
      const [lon, lat] = due.trip.from;
      this.waiting.learned([due.supplierId], new Map([[due.supplierId, { at: this.deps.clock.now(), lon, lat }]]));
      return [{ due, route: route.value }];
    });
  }

  private async lookAtAll(now: number): Promise<void> {
    for (const id of await resourcesBehind(this.deps.db, new Date(now))) this.waiting.wake(id, now);
    this.waiting.arrived(await arrivalsUnpacked(this.deps.db, new Date(now)));
    this.lookedAt = performance.now();
  }
}
