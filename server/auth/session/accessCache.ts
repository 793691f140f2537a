// Caches viewers per credential for a second, to avoid a database read per request.
import { RecentMap } from "../../platform/recentMap";
import { sha256 } from "../../platform/sha256";
import type { Clock } from "../../platform/time";

const MAX_KEPT = 10_000;

/** Keys are digests of the credentials. Unknown credentials and errors are not cached. */
export class AccessCache {
  private readonly kept: RecentMap<Promise<unknown>>;

  constructor(clock: Clock) {
    this.kept = new RecentMap(clock, MAX_KEPT);
  }

  async of<T>(credentials: readonly (string | undefined)[], read: () => Promise<T>): Promise<T> {
    const key = sha256(JSON.stringify(credentials));
    const cachedViewer = this.kept.get(key);
    if (cachedViewer) return cachedViewer as Promise<T>;
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
