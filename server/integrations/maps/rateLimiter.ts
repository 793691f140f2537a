import { setTimeout } from "node:timers/promises";

/** So many turns a second, evenly spread; who comes early waits. */
export class RateLimiter {
  private nextFreeMs = 0;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Waits for its turn. False at once where that would come later than in `withinMs`: it then takes none. Throws what the signal says when that
   * comes first; the turn is then nobody's.
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
