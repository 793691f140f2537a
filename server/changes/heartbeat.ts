import { sql } from "drizzle-orm";
import { MINUTE_MS } from "../../schema/rules/durations";
import { appendChanges } from "./appendChanges";
import type { Db } from "../db/connect";
import type { DatabaseTrouble } from "../db/health/databaseTrouble";
import { dropPartitions, ensurePartitions, isPartitioned, removeFromDefaultPartition } from "../db/retention/partitions";
import { retentionRules } from "../db/retention/retentionRules";
import { transaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";

const HEARTBEAT_INTERVAL_MS = 3_000;
/** Tables whose days are removed soon, with their retention in milliseconds. */
const shortLived = Object.entries(retentionRules).flatMap(([table, { keep }]) =>
  typeof keep === "number" && isPartitioned(table) ? [{ table, keptMs: keep }] : [],
);

/** Appends a heartbeat every few seconds, which distinguishes a quiet log from a stalled one, and maintains partitions every minute. */
export class Heartbeat {
  private readonly workers: Worker[];
  private lastMaintainedAtMs = -Infinity;

  constructor(private readonly work: Work & WorkerDeps & { ownerDb: Db; databaseTrouble?: DatabaseTrouble }) {
    const pauses = { intervalMs: HEARTBEAT_INTERVAL_MS, startDelayMs: HEARTBEAT_INTERVAL_MS };
    // Uses wall-clock time, because timers pause while the machine sleeps.
    const isDue = (): boolean => Math.abs(work.clock.now() - this.lastMaintainedAtMs) >= MINUTE_MS;
    this.workers = [
      new Worker({ name: "heartbeat", ...pauses, run: () => this.beat(), failureText: "Writing the heartbeat failed; retrying" }, work),
      new Worker(
        {
          name: "partitions",
          ...pauses,
          isDue,
          run: () => this.maintainPartitions(),
          failureText: "Maintaining daily partitions failed; retrying in a minute",
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
    const { db, clock, databaseTrouble } = this.work;
    const beat = transaction({ db, clock }, async (tx) => {
      // One node suffices. Rows from the future, after a clock was set back, do not count.
      const [recent] = await tx.execute(
        sql`select 1 from changes where at between clock_timestamp() - interval '2 seconds' and clock_timestamp() + interval '2 seconds' and kind = 'heartbeat' limit 1`,
      );
      if (!recent) await appendChanges(tx, [{ kind: "heartbeat", state: null }]);
    });
    // The only regular write, so it detects whether the database accepts writes.
    await beat.then(
      () => databaseTrouble?.clear(),
      (error: unknown) => {
        databaseTrouble?.note(error);
        throw error;
      },
    );
    return "idle";
  }

  /** Failures are independent of each other. */
  private async maintainPartitions(): Promise<"idle"> {
    const { clock, ownerDb, log } = this.work;
    const now = clock.now();
    this.lastMaintainedAtMs = now;
    const errors: unknown[] = [];
    const failed = (err: unknown): void => void errors.push(err);
    await ensurePartitions(ownerDb, new Date(now), log).catch(failed);
    for (const { table, keptMs } of shortLived) {
      // Changes use the database's time, not the injected clock.
      const oldest = new Date((table === "changes" ? Date.now() : now) - keptMs);
      await dropPartitions(ownerDb, table, oldest).catch(failed);
      await removeFromDefaultPartition({ db: ownerDb, clock }, table, oldest).catch(failed);
    }
    if (errors.length) throw errors[0];
    return "idle";
  }
}
