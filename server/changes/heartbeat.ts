import { sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "../../schema/rules/durations";
import { appendChanges } from "./appendChanges";
import type { Db } from "../db/connect";
import type { DatabaseTrouble } from "../db/health/databaseTrouble";
import { dropPartitions, ensurePartitions, type Partitioned, removeFromDefaultPartition } from "../db/partitions";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const HEARTBEAT_INTERVAL_MS = 3_000;
/** Days the change log and the history of positions are kept: as long as a client may take to come back. */
const RETENTION_DAYS = 2;

/** A row in the log every few seconds tells "quiet" from "stalled"; each minute the days to come are made, old ones removed. */
export class Heartbeat {
  private readonly workers: Worker[];
  private lastMaintainedAtMs = -Infinity;

  constructor(private readonly work: Work & WorkerDeps & { ownerDb: Db; databaseTrouble?: DatabaseTrouble }) {
    const pauses = { intervalMs: HEARTBEAT_INTERVAL_MS, startDelayMs: HEARTBEAT_INTERVAL_MS };
    // By the wall clock, which alone goes on while a machine sleeps.
    const isDue = (): boolean => Math.abs(work.clock.now() - this.lastMaintainedAtMs) >= MINUTE_MS;
    this.workers = [
      new Worker({ name: "heartbeat", ...pauses, run: () => this.beat(), failureText: "no heartbeat" }, work),
      new Worker(
        {
          name: "partitions",
          ...pauses,
          isDue,
          run: () => this.maintainPartitions(),
          failureText: "the days of a log could not be kept; it is tried again in a minute",
          failureLevel: "error",
        },
        work,
      ),
    ];
  }

  start(): void {
    for (const worker of this.workers) worker.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  private async beat(): Promise<"idle"> {
    const { db, clock, databaseTrouble } = this.work; // without the announcer: a heartbeat is read when it is its turn
    const beat = transaction({ db, clock }, async (tx) => {
      // One node is enough: whoever comes first within the time. What is from the future, after the clock was set back, is none of them.
      const [recent] = await tx.execute(
        sql`select 1 from changes where at between clock_timestamp() - interval '2 seconds' and clock_timestamp() + interval '2 seconds' and kind = 'heartbeat' limit 1`,
      );
      if (!recent) await appendChanges(tx, [{ kind: "heartbeat", state: null }]);
    });
    // The one write that comes by itself: by it is known whether the database takes any.
    await beat.then(
      () => databaseTrouble?.clear(),
      (error: unknown) => {
        databaseTrouble?.note(error);
        throw error;
      },
    );
    return "idle";
  }

  /** What fails keeps nothing else from being done. */
  private async maintainPartitions(): Promise<"idle"> {
    const { clock, ownerDb, log } = this.work;
    const now = clock.now();
    this.lastMaintainedAtMs = now;
    const errors: unknown[] = [];
    const failed = (err: unknown): void => void errors.push(err);
    await ensurePartitions(ownerDb, new Date(now), log).catch(failed);
    // A change has the database's own time, whatever the clock says.
    for (const [table, today] of Object.entries({ changes: Date.now(), position_history: now }) as [Partitioned, number][]) {
      const oldest = new Date(today - RETENTION_DAYS * DAY_MS);
      await dropPartitions(ownerDb, table, oldest).catch(failed);
      await removeFromDefaultPartition({ db: ownerDb, clock }, table, oldest).catch(failed);
    }
    if (errors.length) throw errors[0];
    return "idle";
  }
}
