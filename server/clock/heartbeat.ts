import { sql } from "drizzle-orm";
import { changed } from "../changes/append";
import type { Announcer } from "../changes/announcer";
import type { Db } from "../db/connect";
import { dropPartitions, ensurePartitions, type Partitioned, removeOutsideDays } from "../db/partitions";
import { transaction, type Work } from "../db/transaction";
import type { Log } from "../platform/log";

const beat = 3_000;
const minute = 60_000;
const day = 86_400_000;
/** Days the change log and the history of positions are kept: as long as a client may take to come back. */
const keptDays = 2;

/** A row in the log every few seconds tells "quiet" from "stalled"; each minute the days to come are made, old ones removed. */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;
  private keeping: Promise<void> | undefined;
  private keptAt = -Infinity;

  constructor(private readonly work: Work & { announcer: Announcer; log: Log; keeper: Db }) {}

  start(): void {
    this.timer = setInterval(() => {
      void this.beat();
      // By the wall clock, which alone goes on while a machine sleeps.
      const now = this.work.clock.now();
      if (this.keeping || Math.abs(now - this.keptAt) < minute) return;
      this.keptAt = now;
      this.keeping = this.keepHouse(now).finally(() => (this.keeping = undefined));
    }, beat);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.keeping;
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

  /** What fails keeps nothing else from being done. */
  private async keepHouse(now: number): Promise<void> {
    const { clock, keeper, log } = this.work;
    const failed = (err: unknown): void => log.error({ err }, "the days of a log could not be kept; it is tried again in a minute");
    await ensurePartitions(keeper, new Date(now), log).catch(failed);
    // A change has the database's own time, whatever the clock says.
    for (const [table, today] of Object.entries({ changes: Date.now(), position_history: now }) as [Partitioned, number][]) {
      const oldest = new Date(today - keptDays * day);
      await dropPartitions(keeper, table, oldest).catch(failed);
      await removeOutsideDays({ db: keeper, clock }, table, oldest).catch(failed);
    }
  }
}
