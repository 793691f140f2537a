import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";
import type { Cursor } from "./cursor";
import { countMissing, entriesAfter, MAX_READ_ENTRIES, type ChangeEntry } from "./readEntries";
import type { SnapshotPlace } from "./snapshot";
import type { WalPosition } from "./walPosition";

/** Interval between polls of the change log, in milliseconds. */
const POLL_INTERVAL_MS = 100;
/** Time budget per batch, in milliseconds, before the follower yields to the event loop. */
const TIME_BUDGET_MS = 4;

/** Recent entries that are looked up again after a failover: maximum age in milliseconds, and number. */
const RECENT = { ms: 10_000, entries: 2_000 };

/** History that a failover or restore removed after this node had read it. */
export interface LostHistory {
  /** Recently read entries missing in the log; 0 if only the position reveals the loss. */
  missing: number;
  from: WalPosition;
  to: WalPosition;
  lastReadAt: number;
}

interface FollowerOptions {
  start: SnapshotPlace;
  onEntries: (entries: ChangeEntry[]) => void;
  reload: (lost: LostHistory) => Promise<SnapshotPlace>;
}

/**
 * Reads the change log in order and delivers batches until stopped; retries while the database is down. Detects lost history, e.g. after
 * a failover, before delivering newer entries.
 */
export class Follower {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private isWoken = false;
  private stopped = false;
  isFailing = false;
  /** Adaptive batch size that fits into the time budget. */
  private batchEntries = 32;
  /** Time of the last complete read, in milliseconds of the system clock. */
  caughtUpAt = 0;
  cursor: Cursor;
  private position: WalPosition;
  private snapshotAt = Date.now();
  private recent: ChangeEntry[] = [];
  private readonly continuedTimelines = new Set<number>();

  constructor(
    private readonly db: Db,
    private readonly log: Log,
    private readonly options: FollowerOptions,
  ) {
    ({ cursor: this.cursor, position: this.position } = options.start);
  }

  continues(timeline: number): boolean {
    return timeline === this.cursor.timeline || this.continuedTimelines.has(timeline);
  }

  start(): void {
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    this.isWoken = true;
    if (!this.running) void this.read();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async read(): Promise<void> {
    this.running = true;
    clearTimeout(this.timer);
    try {
      while (this.isWoken && !this.stopped) {
        this.isWoken = false;
        for (;;) {
          const { entries, position } = await entriesAfter(this.db, this.cursor);
          if (await this.isLost(position)) break;
          await this.deliver(entries);
          if (entries.length < MAX_READ_ENTRIES || this.stopped) break;
        }
        if (this.stopped) return;
        this.caughtUpAt = Date.now();
        if (this.isFailing) this.log.info({ event: "change_log.recovered" }, "Reading the change log works again");
        this.isFailing = false;
      }
    } catch (err) {
      if (!this.isFailing) this.log.warn({ event: "change_log.read_failed", err }, "Reading the change log failed; retrying every 100 ms");
      this.isFailing = true;
    } finally {
      this.running = false;
      if (!this.stopped) this.timer = setTimeout(() => this.wake(), POLL_INTERVAL_MS);
    }
  }

  /** Returns whether history was lost; in that case everything has been reloaded. */
  private async isLost(to: WalPosition): Promise<boolean> {
    const from = this.position;
    const isOther = to.timeline !== from.timeline;
    const isBehind = to.lsn < from.lsn;
    if (!isOther && !isBehind && !this.isFailing) {
      this.position = to;
      return false;
    }
    const missing = await countMissing(this.db, this.recent);
    // State that only the snapshot contained has no entry. A later entry proves that it was replicated.
    const isCovered = (this.recent.at(-1)?.writtenAt ?? 0) > this.snapshotAt;
    if (missing || isBehind || (isOther && !isCovered)) {
      const place = await this.options.reload({ missing, from, to, lastReadAt: this.caughtUpAt });
      ({ cursor: this.cursor, position: this.position } = place);
      this.snapshotAt = Date.now();
      this.recent = [];
      this.continuedTimelines.clear();
      this.isWoken = true;
      return true;
    }
    if (isOther) {
      this.log.info(
        { event: "database.failed_over", from: from.timeline, to: to.timeline },
        "The database failed over without losing changes; following continues",
      );
      this.continuedTimelines.add(from.timeline);
      this.cursor = { ...this.cursor, timeline: to.timeline };
    }
    this.position = to;
    return false;
  }

  private remember(entries: ChangeEntry[]): void {
    const oldest = Date.now() - RECENT.ms;
    this.recent.push(...entries);
    if (this.recent.length > 2 * RECENT.entries || this.recent[0]!.writtenAt < oldest - RECENT.ms)
      this.recent = this.recent.slice(-RECENT.entries).filter(({ writtenAt }, i, all) => writtenAt >= oldest || i === all.length - 1);
  }

  /** Yields between batches, so that maps and requests proceed during a large backlog. */
  private async deliver(entries: ChangeEntry[]): Promise<void> {
    for (let from = 0; from < entries.length && !this.stopped;) {
      const batch = entries.slice(from, from + this.batchEntries);
      const startedAt = performance.now();
      this.cursor = batch.at(-1)!.cursor;
      this.remember(batch);
      this.options.onEntries(batch);
      const elapsedMs = performance.now() - startedAt;
      from += batch.length;
      if (elapsedMs > TIME_BUDGET_MS) this.batchEntries = Math.max(1, this.batchEntries >> 1);
      else if (elapsedMs < TIME_BUDGET_MS / 2 && batch.length === this.batchEntries)
        this.batchEntries = Math.min(this.batchEntries * 2, MAX_READ_ENTRIES);
      if (from < entries.length) await yieldToEventLoop();
    }
  }
}
