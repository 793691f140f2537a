import type { Viewer } from "../platform/viewer";
import { whoIs } from "./turns";

/**
 * What everything that a viewer has running on this node's sockets costs together (cost.ts): each of its subscriptions may be answering at the
 * same time, and none of them takes turns. Also what its client has ended or left counts, until it has ended here.
 */
export class OpenCosts {
  private readonly sums = new Map<string, number>();

  of(viewer: Viewer): number {
    return this.sums.get(whoIs(viewer)) ?? 0;
  }

  /** Counts so much until the answer is called. */
  add(viewer: Viewer, cost: number): () => void {
    const who = whoIs(viewer);
    this.sums.set(who, this.of(viewer) + cost);
    return () => {
      const left = this.sums.get(who)! - cost;
      if (left) this.sums.set(who, left);
      else this.sums.delete(who);
    };
  }
}
