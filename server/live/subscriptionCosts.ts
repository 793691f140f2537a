import type { Viewer } from "../platform/viewer";
import { viewerKey } from "../platform/requestSlots";

/** Total cost of a viewer's running subscriptions on this node. Subscriptions count until they have ended on the server. */
export class SubscriptionCosts {
  private readonly sums = new Map<string, number>();

  of(viewer: Viewer): number {
    return this.sums.get(viewerKey(viewer)) ?? 0;
  }

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
