import { setTimeout } from "node:timers/promises";

/** So many turns a second, evenly spread; who comes early waits. */
export class RateLimiter {
  private nextFreeMs = 0;

  constructor(private readonly perSecond: number) {}

  /** Waits for its turn. Throws what the signal says when that comes first; the turn is then nobody's. */
  async acquire(signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const mine = Math.max(this.nextFreeMs, now);
    this.nextFreeMs = mine + 1_000 / this.perSecond;
    if (mine <= now) return;
    await setTimeout(mine - now, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
