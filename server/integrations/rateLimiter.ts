import { setTimeout } from "node:timers/promises";

export class RateLimiter {
  private nextFreeMs = 0;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Waits for a turn. Returns false immediately, without taking one, if it is later than `withinMs`. Throws if aborted; the turn is then
   * lost.
   */
  async acquire(signal: AbortSignal, withinMs = Infinity): Promise<boolean> {
    const now = this.now();
    const mine = Math.max(this.nextFreeMs, now);
    if (mine - now > withinMs) return false;
    this.nextFreeMs = mine + 1_000 / this.perSecond;
    if (mine > now) await setTimeout(mine - now, undefined, { signal }).catch(() => signal.throwIfAborted());
    return true;
  }
}
