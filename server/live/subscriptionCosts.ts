import type { Viewer } from "../platform/viewer";
import { viewerKey } from "./requestSlots";

/**
 * What everything that a viewer has running on this node's sockets costs together (cost.ts): each of its subscriptions may be answering at the
 * same time, and none of them takes turns. Also what its client has ended or left counts, until it has ended here.
 */
export class SubscriptionCosts {
  private readonly sums = new Map<string, number>();

  of(viewer: Viewer): number {
    return this.sums.get(viewerKey(viewer)) ?? 0;
  }

  /** Counts so much until the answer is called. */
  add(viewer: Viewer, cost: number): () => void {
    const key = viewerKey(viewer);
    this.sums.set(key, this.of(viewer) + cost);
    return () => {
      const left = this.sums.get(key)! - cost;
      if (left) this.sums.set(key, left);
      else this.sums.delete(key);
    };
  }
}
