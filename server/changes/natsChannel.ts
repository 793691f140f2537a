import { connect, type ConnectionOptions, type NatsConnection } from "@nats-io/transport-node";
import { SECOND_MS } from "../../schema/rules/durations";
import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { Log } from "../platform/log";

const RECONNECT_PAUSES = { firstMs: 100, maxMs: 5 * SECOND_MS };
/** A server that says nothing for so long, although it is asked each time, is gone without a word. */
const PING_INTERVAL_MS = 5 * SECOND_MS;
const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;

export interface NatsAddress {
  /** nats://user:password@host:port, or tls://; a user alone is a token. */
  url: string;
  /** What is published and heard. */
  subject: string;
  /** Before attempts to connect again. */
  pauses?: typeof RECONNECT_PAUSES;
}

/** Announcements over NATS. Stays connected as well as it can; what is lost in between nobody misses, as the log is read in any case. */
export class NatsChannel {
  private connection: NatsConnection | undefined;
  private isReached = false;
  private timer: NodeJS.Timeout | undefined;
  private isAway = false;
  /** Attempts since it was there. */
  private failures = 0;
  private isClosed = false;

  constructor(
    private readonly address: NatsAddress,
    private readonly onMessage: () => void,
    private readonly log: Log,
  ) {
    this.connect();
  }

  /** Whether what is published now reaches the others. */
  get isConnected(): boolean {
    return this.isReached && this.connection?.isClosed() === false;
  }

  publish(): void {
    this.connection?.publish(this.address.subject);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    void this.connection?.close();
  }

  /** For the first time, and where the library has given up, such as after two refusals of its password: else it connects again by itself. */
  private connect(): void {
    connect(connectionOptions(this.address.url, () => this.nextPauseMs())).then(
      (connection) => this.use(connection),
      (error: unknown) => this.connectLater(error),
    );
  }

  private connectLater(error: unknown): void {
    this.lost(error);
    if (!this.isClosed) this.timer = setTimeout(() => this.connect(), this.nextPauseMs());
  }

  private nextPauseMs(): number {
    return spreadPauseMs(doubledPauseMs(++this.failures, this.address.pauses ?? RECONNECT_PAUSES), Math.random());
  }

  private use(connection: NatsConnection): void {
    if (this.isClosed) return void connection.close();
    this.connection = connection;
    connection.subscribe(this.address.subject, { callback: () => this.onMessage() });
    this.found();
    void this.follow(connection);
  }

  /** What becomes of the connection, until it is closed. */
  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === "disconnect") this.lost();
      if (type === "reconnect") this.found();
    }
    this.connectLater(await connection.closed());
  }

  private found(): void {
    this.isReached = true;
    if (this.isAway) this.log.info("announcements go over NATS again");
    this.isAway = false;
    this.failures = 0;
  }

  private lost(err?: unknown): void {
    this.isReached = false;
    if (!this.isAway && !this.isClosed) this.log.warn({ err }, "NATS is away: announcements go by the database; it is tried again");
    this.isAway = true;
  }
}

/** `nextPauseMs`: before the library tries again to reconnect. */
function connectionOptions(url: string, nextPauseMs: () => number): ConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    name: "atalaya",
    noEcho: true,
    timeout: CONNECT_TIMEOUT_MS,
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: 1,
    maxReconnectAttempts: -1,
    reconnectDelayHandler: nextPauseMs,
    ...(pass ? { user, pass } : user ? { token: user } : {}),
    ...(protocol === "tls:" && { tls: {} }),
  };
}
