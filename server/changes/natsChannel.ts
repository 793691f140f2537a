import { connect, type ConnectionOptions, type NatsConnection } from "@nats-io/transport-node";
import { SECOND_MS } from "../../schema/rules/durations";
import { doubledPauseMs, spreadPauseMs } from "../../schema/rules/limits/backOff";
import type { Log } from "../platform/log";

const RECONNECT_PAUSES = { firstMs: 100, maxMs: 5 * SECOND_MS };
/** Ping interval; a server that does not answer is disconnected. */
const PING_INTERVAL_MS = 5 * SECOND_MS;
const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;

export interface NatsAddress {
  /** nats://user:password@host:port, or tls://; a user without password is a token. */
  url: string;
  subject: string;
  pauses?: typeof RECONNECT_PAUSES;
}

/** Announcements over NATS, with automatic reconnection. Lost messages only cause delays, because readers poll. */
export class NatsChannel {
  private connection: NatsConnection | undefined;
  private isReached = false;
  private timer: NodeJS.Timeout | undefined;
  private isAway = false;
  private failures = 0;
  private isClosed = false;

  constructor(
    private readonly address: NatsAddress,
    private readonly onMessage: () => void,
    private readonly log: Log,
  ) {
    this.connect();
  }

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

  /** Connects initially, and after the library gave up, e.g. after two rejected logins; otherwise it reconnects itself. */
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

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === "disconnect") this.lost();
      if (type === "reconnect") this.found();
    }
    this.connectLater(await connection.closed());
  }

  private found(): void {
    this.isReached = true;
    if (this.isAway) this.log.info({ event: "nats.recovered" }, "NATS is connected again; announcements use it");
    this.isAway = false;
    this.failures = 0;
  }

  private lost(err?: unknown): void {
    this.isReached = false;
    if (!this.isAway && !this.isClosed)
      this.log.warn({ event: "nats.unreachable", err }, "NATS is unreachable; announcements use the database until it is back");
    this.isAway = true;
  }
}

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
