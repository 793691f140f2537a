import { sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";
import { type NatsAddress, NatsChannel } from "./natsChannel";

const NOTIFY_CHANNEL = "atalaya_changes";
/** One announcement at most this often, milliseconds, and never inside a writing transaction: a NOTIFY would serialise the commits. */
const ANNOUNCE_INTERVAL_MS = 20;

/**
 * Notifies every node, this one at once, that the change log has grown: over NATS where there is one and it is reached, else through the database.
 * What is lost on the way costs time alone: the log is read ten times a second in any case.
 */
export class Announcer {
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly nats: NatsChannel | undefined;

  constructor(
    private readonly db: Db,
    private readonly log: Log,
    nats?: NatsAddress,
  ) {
    this.nats = nats && new NatsChannel(nats, () => this.callListeners(), log);
  }

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
      // Each node hears both ways: one that NATS does not reach is notified no later than by its poll.
      if (this.nats?.isConnected) this.nats.publish();
      else void this.db.execute(sql.raw(`notify ${NOTIFY_CHANNEL}`)).catch(() => undefined);
    }, ANNOUNCE_INTERVAL_MS);
  }

  stop(): void {
    this.nats?.close();
  }

  private callListeners(): void {
    for (const listener of this.listeners) listener();
  }
}
