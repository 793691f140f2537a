import { sql } from "drizzle-orm";
import { changed } from "../changes/append";
import type { Announcer } from "../changes/announcer";
import type { Db } from "../db/connect";
import { dropPartitions, ensurePartitions } from "../db/partitions";
import { transaction, type Work } from "../db/transaction";
import type { Log } from "../platform/log";

const beat = 3_000;
const hour = 3_600_000;
/** Days the change log is kept: as long as a client may take to come back. */
const keptDays = 2;

/** A row in the log every few seconds tells "quiet" from "stalled"; each hour the partitions of the days to come are made, old ones dropped. */
export class Heartbeat {
  private timers: NodeJS.Timeout[] = [];

  constructor(private readonly work: Work & { announcer: Announcer; log: Log; keeper: Db }) {}

  start(): void {
    this.timers = [setInterval(() => void this.beat(), beat), setInterval(() => void this.keepHouse(), hour)];
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async beat(): Promise<void> {
    try {
      await transaction(this.work, async (tx) => {
        // One node is enough: whoever comes first within the time.
        const [recent] = await tx.execute(
          sql`select 1 from changes where at > clock_timestamp() - interval '2 seconds' and kind = 'heartbeat' limit 1`,
        );
        if (!recent) await changed(tx, [{ kind: "heartbeat", state: null }]);
      });
    } catch (err) {
      this.work.log.warn({ err }, "no heartbeat");
    }
  }

  private async keepHouse(): Promise<void> {
    try {
      const { clock, keeper } = this.work;
      const now = new Date(clock.now());
      await ensurePartitions(keeper, now);
      const oldest = new Date(now.getTime() - keptDays * 24 * hour);
      await dropPartitions(keeper, "changes", oldest);
      await dropPartitions(keeper, "position_history", oldest);
    } catch (err) {
      this.work.log.error({ err }, "partitions could not be kept");
    }
  }
}
