import { sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import type { Log } from "../platform/log";
import { type NatsAddress, NatsChannel } from "./natsChannel";

const NOTIFY_CHANNEL = "atalaya_changes";
/** Minimum interval between announcements, in milliseconds. Outside of transactions, because NOTIFY serializes commits. */
const ANNOUNCE_INTERVAL_MS = 20;

/**
 * Notifies all nodes of new changes, over NATS or else the database. A lost notification only delays readers, which poll ten times a
 * second.
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

  /** Without a connection, polling takes over. */
  async listen(): Promise<void> {
    await this.db.$client
      .listen(NOTIFY_CHANNEL, () => this.callListeners())
      .catch((err: unknown) =>
        this.log.warn({ event: "announcements.listen_failed", err }, "Listening for announcements in the database failed; polling instead"),
      );
  }

  onAnnounced(listener: () => void): void {
    this.listeners.add(listener);
  }

  announce(): void {
    this.callListeners();
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // Nodes listen to both channels; one not reached by NATS falls back to polling.
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
