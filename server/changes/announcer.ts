import { sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";

const NOTIFY_CHANNEL = "atalaya_changes";
/** One NOTIFY at most this often, milliseconds, and never inside a writing transaction: it would serialise the commits. */
const NOTIFY_INTERVAL_MS = 20;

/** Notifies every node, this one at once, that the change log has grown. */
export class Announcer {
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  /** Begins to hear other nodes; losing the connection only means that the poll does the work. */
  async listen(): Promise<void> {
    await this.db.$client
      .listen(NOTIFY_CHANNEL, () => this.callListeners())
      .catch((err: unknown) => this.log.warn({ err }, "no announcements, polling"));
  }

  onAnnounced(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Call after a commit that appended. */
  announce(): void {
    this.callListeners();
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.db.execute(sql.raw(`notify ${NOTIFY_CHANNEL}`)).catch(() => undefined);
    }, NOTIFY_INTERVAL_MS);
  }

  private callListeners(): void {
    for (const listener of this.listeners) listener();
  }
}
