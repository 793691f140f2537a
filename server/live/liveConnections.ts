import { Worker, type WorkerDeps } from "../platform/worker";
import type { Clock } from "../platform/time";
import type { Viewer } from "../platform/viewer";
import type { CloseReason, SocketAccessCheck } from "./socketAccess";
import { socketLimits } from "./socketLimits";
import { SubscriptionCosts } from "./subscriptionCosts";

export interface LiveConnection {
  viewer?: Viewer;
  revoke(reason: CloseReason): void;
}

/** Authenticated sockets and event streams of this node. They share the cost limit of their viewers and the check of their access. */
export class LiveConnections extends Set<LiveConnection> {
  readonly costs = new SubscriptionCosts();
  private readonly worker: Worker;

  constructor(
    private readonly accessCheck: SocketAccessCheck,
    private readonly clock: Clock,
    deps: Pick<WorkerDeps, "log" | "workerMetrics">,
  ) {
    super();
    // Never concurrent, so that checks do not pile up while the database is silent.
    this.worker = new Worker(
      {
        name: "socketAccess",
        intervalMs: socketLimits.sessionCheckIntervalMs,
        run: async () => {
          await this.closeRevoked();
          return "idle";
        },
        failureText: "Checking the access of connected users failed; retrying",
        backOff: () => socketLimits.sessionCheckIntervalMs,
      },
      deps,
    );
    this.worker.start();
  }

  stop(): void {
    void this.worker.stop();
  }

  private async closeRevoked(): Promise<void> {
    const viewers = new Set([...this].flatMap(({ viewer }) => viewer ?? []));
    if (!viewers.size) return;
    const revoked = await this.accessCheck.revokedViewers(this.clock.now(), viewers);
    for (const connection of this) {
      const reason = connection.viewer && revoked.get(connection.viewer);
      if (reason) connection.revoke(reason);
    }
  }
}
