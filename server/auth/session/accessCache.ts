// Who asks, as PostgreSQL said at most a second ago: what comes with a credential in every request is not read for each.
import { RecentMap } from "../../platform/recentMap";
import { sha256 } from "../../platform/sha256";
import type { Clock } from "../../platform/time";

/** Credentials that are known at once. */
const MAX_KEPT = 10_000;

/** Keeps answers about credentials, whose texts are kept as digests. Who is unknown is asked for each time, and so is what could not be read. */
export class AccessCache {
  private readonly kept: RecentMap<Promise<unknown>>;

  constructor(clock: Clock) {
    this.kept = new RecentMap(clock, MAX_KEPT);
  }

  /** What `read` answers for these texts, or answered at most a second ago; those who ask meanwhile share one reading. */
  async of<T>(credentials: readonly (string | undefined)[], read: () => Promise<T | null>): Promise<T | null> {
    const key = sha256(JSON.stringify(credentials));
    const known = this.kept.get(key);
    if (known) return known as Promise<T | null>;
    const keep = this.kept.beginReading();
    const reading = read();
    keep(key, reading);
    try {
      const answer = await reading;
      if (answer === null) this.kept.forget(key, reading);
      return answer;
    } catch (error) {
      this.kept.forget(key, reading);
      throw error;
    }
  }

  forgetAll(): void {
    this.kept.forgetAll();
  }
}
