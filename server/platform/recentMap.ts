import { SECOND_MS } from "../../schema/rules/durations";
import { LruMap } from "./lruMap";
import type { Clock } from "./time";

/** What is known longer is read again: what was changed on another node is so here within a second. */
export const KEPT_MS = SECOND_MS;

/** What PostgreSQL said at most a second ago. A transaction on this node that changes it forgets all of it at its commit. */
export class RecentMap<Value> {
  private entries: LruMap<{ readAtMs: number; value: Value }>;

  constructor(
    private readonly clock: Clock,
    private readonly limit: number,
  ) {
    this.entries = new LruMap(limit);
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const age = this.clock.now() - entry.readAtMs;
    return age >= 0 && age < KEPT_MS ? entry.value : undefined;
  }

  /** A reading begins: what it finds is kept by what this answers, as of now, and not at all when everything is forgotten meanwhile. */
  beginReading(): (key: string, value: Value) => void {
    const { entries } = this;
    const readAtMs = this.clock.now();
    return (key, value) => entries.set(key, { readAtMs, value });
  }

  /** Forgets this value, unless there is another one by now. */
  forget(key: string, value: Value): void {
    if (this.entries.get(key)?.value === value) this.entries.delete(key);
  }

  forgetAll(): void {
    this.entries = new LruMap(this.limit);
  }
}
