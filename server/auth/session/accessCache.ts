// Who asks, as PostgreSQL said at most a second ago: what comes with a credential in every request is not read for each.
import { SECOND_MS } from "../../../schema/rules/durations";
import { LruMap } from "../../platform/lruMap";
import type { Clock } from "../../platform/time";
import { sha256 } from "../../platform/sha256";

/** What is known longer is read again: whatever is revoked on another node is so here within a second. */
export const ACCESS_KEPT_MS = SECOND_MS;
/** Credentials that are known at once. */
const MAX_KEPT = 10_000;

interface Kept {
  readAtMs: number;
  answer: Promise<unknown>;
}

/**
 * Keeps answers about credentials, whose texts are kept as digests. Who is unknown is asked for each time, and so is what could not be read.
 * A transaction on this node that changes who may do what forgets all of them at its commit.
 */
export class AccessCache {
  private kept = new LruMap<Kept>(MAX_KEPT);

  constructor(private readonly clock: Clock) {}

  /** What `read` answers for these texts, or answered at most a second ago; those who ask meanwhile share one reading. */
  async of<T>(credentials: readonly (string | undefined)[], read: () => Promise<T | null>): Promise<T | null> {
    const key = sha256(JSON.stringify(credentials));
    const now = this.clock.now();
    const known = this.kept.get(key);
    if (known && now >= known.readAtMs && now - known.readAtMs < ACCESS_KEPT_MS) return known.answer as Promise<T | null>;
    const entry = { readAtMs: now, answer: read() };
    this.kept.set(key, entry);
    const forget = (): void => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    };
    try {
      const answer = await entry.answer;
      if (answer === null) forget();
      return answer;
    } catch (error) {
      forget();
      throw error;
    }
  }

  forgetAll(): void {
    this.kept = new LruMap(MAX_KEPT);
  }
}
