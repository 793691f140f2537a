import { eq, gt, isNull, type SQL } from "drizzle-orm";
import { alarms, feeds } from "../db/tables/alarms";
import { apiKeys } from "../db/tables/keys";
import type { Db, Reader } from "../db/connect";
import type { Clock } from "../platform/time";
import { MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import { Worker, type WorkerDeps } from "../platform/worker";

/** How often a node looks for what another one has written, milliseconds. */
const READ_INTERVAL_MS = SECOND_MS;
/** A transaction may be committed so long after the instant that its rows carry: what is newer is read again. */
const OVERLAP_MS = 10 * SECOND_MS;
/** Now and then everything is read anew, so that nothing that came later still is missing for long. */
const RELOAD_INTERVAL_MS = MINUTE_MS;

/** An open alarm with what is known of its feed. */
export interface BookedAlarm {
  alarm: typeof alarms.$inferSelect;
  feed: { name: string; instanceIds: string[] | null } | null;
}

/** The open alarms, on each node, read while somebody follows them. */
export class AlarmBook {
  readonly open = new Map<string, BookedAlarm>();
  /** Grows whenever an alarm has come, changed or gone. */
  revision = 0;
  private readUntilMs = -Infinity;
  private reloadAtMs = -Infinity;
  private readers = 0;
  private reading: Promise<void> | null = null;
  private readonly worker: Worker;

  constructor(private readonly work: { db: Db; clock: Clock } & WorkerDeps) {
    this.worker = new Worker(
      {
        name: "alarmBook",
        intervalMs: READ_INTERVAL_MS,
        isDue: () => this.readers > 0,
        run: async () => {
          await this.read();
          return "idle";
        },
        failureText: "the open alarms could not be read; it is tried again",
      },
      work,
    );
  }

  start(): void {
    this.worker.start();
  }

  async stop(): Promise<void> {
    await this.worker.stop();
  }

  /** Keeps the book read until the answer is called. */
  follow(): () => void {
    this.readers++;
    this.worker.wake();
    return () => void this.readers--;
  }

  /** Something was written here: it is read at once. */
  wake(): void {
    this.worker.wake();
  }

  /** Reads what has changed; who asks while it is read waits for one that begins after. */
  async read(): Promise<void> {
    while (this.reading) await this.reading.catch(() => undefined);
    this.reading = this.readChanges().finally(() => (this.reading = null));
    await this.reading;
  }

  private async readChanges(): Promise<void> {
    const now = this.work.clock.now();
    const isWhole = now >= this.reloadAtMs || now < this.readUntilMs - OVERLAP_MS;
    const since = new Date(this.readUntilMs - OVERLAP_MS);
    const rows = await this.rowsWhere(isWhole ? openAlarms : gt(alarms.changedAt, since));
    if (isWhole) {
      this.reloadAtMs = now + RELOAD_INTERVAL_MS;
      const ids = new Set(rows.map(({ alarm }) => alarm.id));
      for (const id of this.open.keys()) if (!ids.has(id)) this.remove(id);
    }
    for (const row of rows) this.take(row);
    this.readUntilMs = now;
  }

  private async rowsWhere(condition: SQL): Promise<BookedAlarm[]> {
    const rows = await alarmsWithFeeds(this.work.db, condition);
    return rows.map(({ alarm, name, instanceIds }) => ({ alarm, feed: name === null ? null : { name, instanceIds } }));
  }

  private take(row: BookedAlarm): void {
    const { id, clearedAt, changedAt } = row.alarm;
    if (clearedAt !== null) return this.remove(id);
    if (this.open.get(id)?.alarm.changedAt.getTime() === changedAt.getTime()) return;
    this.open.set(id, row);
    this.revision++;
  }

  private remove(id: string): void {
    if (this.open.delete(id)) this.revision++;
  }
}

export const openAlarms = isNull(alarms.clearedAt);

/** Alarms with the feeds that they are about. */
export const alarmsWithFeeds = (db: Reader, condition: SQL) =>
  db
    .select({ alarm: alarms, name: apiKeys.name, instanceIds: apiKeys.instanceIds })
    .from(alarms)
    .leftJoin(feeds, eq(feeds.id, alarms.feedId))
    .leftJoin(apiKeys, eq(apiKeys.id, feeds.keyId))
    .where(condition);
