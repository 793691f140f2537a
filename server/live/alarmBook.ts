import { eq, gt, isNull, type SQL } from "drizzle-orm";
import { alarms, feeds } from "../db/tables/alarms";
import { apiKeys } from "../db/tables/keys";
import { transaction } from "../db/transaction";
import type { Db, Reader } from "../db/connect";
import type { Clock } from "../platform/time";
import { byAge, type ListedAlarm } from "../../schema/rules/alarms/alarmRows";
import { MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import { Worker, type WorkerDeps } from "../platform/worker";

const READ_INTERVAL_MS = SECOND_MS;
/** Overlap of consecutive reads, in milliseconds: rows may be committed after the time they carry. */
const OVERLAP_MS = 10 * SECOND_MS;
/** Interval of complete reloads, for rows committed even later. */
const RELOAD_INTERVAL_MS = MINUTE_MS;

/** An open alarm with its feed. Times are numbers, because lists of thousands are sorted by them. */
export interface BookedAlarm extends ListedAlarm {
  /** Board slot of its claim at the last lookup; -1 if unknown or without claim. */
  slot: number;
  alarm: typeof alarms.$inferSelect;
  feed: { name: string; instanceIds: string[] | null } | null;
}

export class AlarmBook {
  private readonly open = new Map<string, BookedAlarm>();
  revision = 0;
  private readUntilMs = -Infinity;
  private reloadAtMs = -Infinity;
  private readers = 0;
  private sorted: readonly BookedAlarm[] | null = null;
  private reading: Promise<void> | null = null;
  /** Read that starts after the current one, shared by all callers that arrive in the meantime. */
  private next: Promise<void> | null = null;
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
        failureText: "Reading open alarms failed; retrying",
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

  follow(): () => void {
    this.readers++;
    this.worker.wake();
    return () => void this.readers--;
  }

  wake(): void {
    this.worker.wake();
  }

  /** Reads changes. Callers during a read share a read that starts after it. */
  read(): Promise<void> {
    if (this.next) return this.next;
    if (!this.reading) return this.begin();
    const begin = (): Promise<void> => {
      this.next = null;
      return this.begin();
    };
    return (this.next = this.reading.then(begin, begin));
  }

  private begin(): Promise<void> {
    return (this.reading = this.readChanges().finally(() => (this.reading = null)));
  }

  /** Uses the database's time, because rows carry it. */
  private async readChanges(): Promise<void> {
    const { db, clock } = this.work;
    await transaction({ db, clock }, async (tx, instant) => {
      const now = instant.getTime();
      const isWhole = now >= this.reloadAtMs || now < this.readUntilMs - OVERLAP_MS;
      const since = new Date(this.readUntilMs - OVERLAP_MS);
      const rows = await rowsWhere(tx, isWhole ? openAlarms : gt(alarms.changedAt, since));
      if (isWhole) {
        this.reloadAtMs = now + RELOAD_INTERVAL_MS;
        const ids = new Set(rows.map(({ alarm }) => alarm.id));
        for (const id of this.open.keys()) if (!ids.has(id)) this.remove(id);
      }
      for (const row of rows) this.take(row);
      this.readUntilMs = now;
    });
  }

  byAge(): readonly BookedAlarm[] {
    return (this.sorted ??= [...this.open.values()].sort(byAge));
  }

  private take(row: BookedAlarm): void {
    const { id, clearedAt, changedAt } = row.alarm;
    if (clearedAt !== null) return this.remove(id);
    if (this.open.get(id)?.alarm.changedAt.getTime() === changedAt.getTime()) return;
    this.open.set(id, row);
    this.change();
  }

  private remove(id: string): void {
    if (this.open.delete(id)) this.change();
  }

  private change(): void {
    this.revision++;
    this.sorted = null;
  }
}

export const openAlarms = isNull(alarms.clearedAt);

export const alarmsWithFeeds = (db: Reader, condition: SQL) =>
  db
    .select({ alarm: alarms, name: apiKeys.name, instanceIds: apiKeys.instanceIds })
    .from(alarms)
    .leftJoin(feeds, eq(feeds.id, alarms.feedId))
    .leftJoin(apiKeys, eq(apiKeys.id, feeds.keyId))
    .where(condition);

async function rowsWhere(db: Reader, condition: SQL): Promise<BookedAlarm[]> {
  const rows = await alarmsWithFeeds(db, condition);
  return rows.map(({ alarm, name, instanceIds }) => {
    const { id, cause, state, byId, toId } = alarm;
    const instants = { raisedAt: alarm.raisedAt.getTime(), stateAt: alarm.stateAt.getTime(), until: alarm.until?.getTime() ?? null };
    const feed = name === null ? null : { name, instanceIds };
    const area = feed?.name ?? (alarm.claimId === null ? "" : 0);
    return { id, cause, state, byId, toId, ...instants, area, slot: -1, alarm, feed };
  });
}
