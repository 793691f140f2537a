import { setImmediate as breath } from "node:timers/promises";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";
import type { Cursor } from "./cursor";
import { entriesAfter, page, type Entry } from "./read";

/** Without a wake-up it looks this often, milliseconds. */
const poll = 100;
/** So long, milliseconds, may handing on take before others have their turn. */
const turn = 4;

/** Reads the change log in order and hands on each batch, for ever: a lost database is waited for, nothing is skipped. */
export class Follower {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private woken = false;
  private stopped = false;
  /** Entries that are handed on at a time: as many as fit into a turn, as far as is known. */
  private some = 32;
  /** When the log was last read to its end, milliseconds of the system's clock. */
  readAt = 0;

  constructor(
    private readonly db: Db,
    private readonly log: Log,
    public cursor: Cursor,
    private readonly onEntries: (entries: Entry[]) => void,
  ) {}

  start(): void {
    this.wake();
  }

  /** There may be something new: look now. */
  wake(): void {
    if (this.stopped) return;
    this.woken = true;
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
      while (this.woken && !this.stopped) {
        this.woken = false;
        for (;;) {
          const entries = await entriesAfter(this.db, this.cursor);
          await this.handOn(entries);
          if (entries.length < page || this.stopped) break;
        }
        if (this.stopped) return;
        this.readAt = Date.now();
      }
    } catch (err) {
      this.log.warn({ err }, "the change log cannot be read just now");
    } finally {
      this.running = false;
      if (!this.stopped) this.timer = setTimeout(() => this.wake(), poll);
    }
  }

  /** In the log's order; maps and requests have their turn in between, also when a great deal has come while nobody could read. */
  private async handOn(entries: Entry[]): Promise<void> {
    for (let from = 0; from < entries.length && !this.stopped;) {
      const some = entries.slice(from, from + this.some);
      const begun = performance.now();
      this.cursor = some.at(-1)!.cursor;
      this.onEntries(some);
      const took = performance.now() - begun;
      from += some.length;
      if (took > turn) this.some = Math.max(1, this.some >> 1);
      else if (took < turn / 2 && some.length === this.some) this.some = Math.min(this.some * 2, page);
      if (from < entries.length) await breath();
    }
  }
}
