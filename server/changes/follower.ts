import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";
import type { Cursor } from "./cursor";
import { entriesAfter, MAX_READ_ENTRIES, type ChangeEntry } from "./readEntries";

/** Without a wake-up it looks this often, milliseconds. */
const POLL_INTERVAL_MS = 100;
/** So long, milliseconds, may handing on take before others have their turn. */
const TIME_BUDGET_MS = 4;

/** Reads the change log in order and hands on each batch, for ever: a lost database is waited for, nothing is skipped. */
export class Follower {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private isWoken = false;
  private stopped = false;
  private isFailing = false;
  /** Entries that are handed on at a time: as many as fit into a turn, as far as is known. */
  private batchEntries = 32;
  /** When the log was last read to its end, milliseconds of the system's clock. */
  caughtUpAt = 0;

  constructor(
    private readonly db: Db,
    private readonly log: Log,
    public cursor: Cursor,
    private readonly onEntries: (entries: ChangeEntry[]) => void,
  ) {}

  start(): void {
    this.wake();
  }

  /** There may be something new: look now. */
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
          const entries = await entriesAfter(this.db, this.cursor);
          await this.deliver(entries);
          if (entries.length < MAX_READ_ENTRIES || this.stopped) break;
        }
        if (this.stopped) return;
        this.caughtUpAt = Date.now();
        if (this.isFailing) this.log.info("the change log can be read again");
        this.isFailing = false;
      }
    } catch (err) {
      if (!this.isFailing) this.log.warn({ err }, "the change log cannot be read just now");
      this.isFailing = true;
    } finally {
      this.running = false;
      if (!this.stopped) this.timer = setTimeout(() => this.wake(), POLL_INTERVAL_MS);
    }
  }

  /** In the log's order; maps and requests have their turn in between, also when a great deal has come while nobody could read. */
  private async deliver(entries: ChangeEntry[]): Promise<void> {
    for (let from = 0; from < entries.length && !this.stopped;) {
      const batch = entries.slice(from, from + this.batchEntries);
      const startedAt = performance.now();
      this.cursor = batch.at(-1)!.cursor;
      this.onEntries(batch);
      const elapsedMs = performance.now() - startedAt;
      from += batch.length;
      if (elapsedMs > TIME_BUDGET_MS) this.batchEntries = Math.max(1, this.batchEntries >> 1);
      else if (elapsedMs < TIME_BUDGET_MS / 2 && batch.length === this.batchEntries)
        this.batchEntries = Math.min(this.batchEntries * 2, MAX_READ_ENTRIES);
      if (from < entries.length) await yieldToEventLoop();
    }
  }
}
