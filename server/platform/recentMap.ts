import { LRUCache } from "lru-cache";
import { SECOND_MS } from "../../schema/rules/durations";
import type { Clock } from "./time";

/** Lifetime of cached values; changes made on other nodes become visible after it. */
export const KEPT_MS = SECOND_MS;

/** Cache of database values. A transaction on this node that changes them clears the cache on commit. */
export class RecentMap<Value> {
  private readonly entries: LRUCache<string, { readAtMs: number; value: Value }>;
  private generation = 0;

  constructor(
    private readonly clock: Clock,
    limit: number,
  ) {
    this.entries = new LRUCache({ max: limit });
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const age = this.clock.now() - entry.readAtMs;
    return age >= 0 && age < KEPT_MS ? entry.value : undefined;
  }

  /** Returns a function that stores a value read after this call. It has no effect if `forgetAll` was called since. */
  beginReading(): (key: string, value: Value) => void {
    const { generation } = this;
    const readAtMs = this.clock.now();
    return (key, value) => {
      if (generation === this.generation) this.entries.set(key, { readAtMs, value });
    };
  }

  forget(key: string, value: Value): void {
    if (this.entries.get(key)?.value === value) this.entries.delete(key);
  }

  forgetAll(): void {
    this.generation++;
    this.entries.clear();
  }
}
