import type { Db } from "../db/connect";
import type { Log } from "../platform/log";
import type { Cursor } from "./cursor";
import { entriesAfter, type Entry } from "./read";

/** Without a wake-up it looks this often, milliseconds. */
const poll = 100;

/** Reads the change log in order and hands on each batch, for ever: a lost database is waited for, nothing is skipped. */
export class Follower {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private woken = false;
  private stopped = false;
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
          if (this.stopped) return;
          if (entries.length) {
            this.cursor = entries.at(-1)!.cursor;
            this.onEntries(entries);
          }
          if (entries.length < 2_000) break;
        }
        this.readAt = Date.now();
      }
    } catch (err) {
      this.log.warn({ err }, "the change log cannot be read just now");
    } finally {
      this.running = false;
      if (!this.stopped) this.timer = setTimeout(() => this.wake(), poll);
    }
  }
}
