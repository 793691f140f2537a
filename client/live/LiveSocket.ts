import type { FormattedExecutionResult, GraphQLFormattedError } from "graphql";
import { type Client, createClient, type SubscribePayload } from "graphql-ws";

/** Milliseconds. Silence ends a socket: a ping goes out every 2 s, so a healthy one is not quiet for 4 unless the page itself was asleep. */
const times = { keepAlive: 2_000, silence: 4_000, connecting: 5_000, check: 500, longestWait: 5_000, settled: 3_000 };

export interface Sink<T> {
  next(result: FormattedExecutionResult<T, { cursor?: string }>): void;
  /** The server refused or ended the subscription; it is not opened again. */
  error(errors: readonly GraphQLFormattedError[]): void;
  /** The server ended it without an error; it is not opened again. */
  complete(): void;
}

export interface SocketOptions {
  url(): string;
  /** What the connection says of itself; asked at each attempt, after `prepare`. */
  params(): Record<string, string>;
  /** Before each attempt: sees to a fresh token. `forbidden`: the last one was refused. False: do not connect. Must not throw. */
  prepare(forbidden: boolean): Promise<boolean>;
  onState(state: "connecting" | "live" | "lost", nextRetryAt: number | null): void;
  /** What the server greets with. */
  onGreeting?(greeting: Record<string, unknown>): void;
  webSocket?: unknown;
  random?: () => number;
}

interface Open {
  payload(): SubscribePayload;
  sink: Sink<unknown>;
  release: () => void;
}

/**
 * The page's one socket: graphql-ws, one client per attempt, so that every end of a socket, also those graphql-ws gives up on, leads to
 * the next attempt: for ever, at most 5 s apart, with jitter. Subscriptions outlive sockets; their payload is asked for anew each time.
 */
export class LiveSocket {
  private client: Client | null = null;
  private attempt = 0;
  private retries = 0;
  private forbidden = false;
  private readonly open = new Set<Open>();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private checking: ReturnType<typeof setInterval> | undefined;
  private startedAt = 0;
  private liveSince: number | null = null;
  private heardAt = 0;

  constructor(private readonly options: SocketOptions) {}

  start(): void {
    window.addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.onVisible);
    void this.connect();
  }

  stop(): void {
    window.removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.onVisible);
    this.drop();
    clearTimeout(this.waiting);
    this.open.clear();
  }

  /** Answers how to end the subscription. */
  subscribe<T>(payload: () => SubscribePayload, sink: Sink<T>): () => void {
    const one: Open = { payload, sink: sink as Sink<unknown>, release: () => undefined };
    this.open.add(one);
    this.openOn(one);
    return () => {
      this.open.delete(one);
      one.release();
    };
  }

  /** Tries at once, if it was waiting for the next attempt. */
  readonly retryNow = (): void => {
    if (this.waiting !== undefined) void this.connect();
  };

  private readonly onVisible = (): void => {
    if (document.visibilityState === "visible") this.retryNow();
  };

  private async connect(): Promise<void> {
    this.drop();
    clearTimeout(this.waiting);
    this.waiting = undefined;
    const attempt = this.attempt;
    const current = (): boolean => attempt === this.attempt;
    this.options.onState("connecting", null);
    const go = await this.options.prepare(this.forbidden);
    if (!go || !current()) return;
    this.forbidden = false;
    this.startedAt = this.heardAt = Date.now();
    this.liveSince = null;
    this.client = createClient({
      url: this.options.url(),
      lazy: false,
      retryAttempts: 0,
      keepAlive: times.keepAlive,
      connectionParams: () => this.options.params(),
      onNonLazyError: () => undefined,
      webSocketImpl: this.options.webSocket,
      on: {
        connected: (_socket, greeting) => {
          if (!current()) return;
          this.liveSince = Date.now();
          this.options.onState("live", null);
          this.options.onGreeting?.(greeting ?? {});
        },
        message: () => {
          if (!current()) return;
          this.heardAt = Date.now();
        },
        closed: (event) => current() && this.lost(event),
        error: (event) => current() && this.lost(event),
      },
    });
    this.watch();
    for (const one of this.open) this.openOn(one);
  }

  private openOn(one: Open): void {
    const { client } = this;
    const attempt = this.attempt;
    if (!client) return;
    const ended = (tell: () => void): void => {
      if (attempt !== this.attempt || !this.open.delete(one)) return;
      tell();
    };
    one.release = client.subscribe(one.payload(), {
      next: (result) => attempt === this.attempt && this.open.has(one) && one.sink.next(result as never),
      // Not a list: the socket ended, and the next attempt opens the subscription again.
      error: (reason) => Array.isArray(reason) && ended(() => one.sink.error(reason as GraphQLFormattedError[])),
      complete: () => ended(() => one.sink.complete()),
    });
  }

  /** Ends a socket that connects too slowly or has gone silent. A check that itself comes late says nothing: the page was asleep. */
  private watch(): void {
    let checkedAt = Date.now();
    this.checking = setInterval(() => {
      const now = Date.now();
      if (now - checkedAt > times.keepAlive) this.heardAt = this.startedAt = now;
      checkedAt = now;
      if (this.liveSince === null ? now - this.startedAt > times.connecting : now - this.heardAt > times.silence) this.lost(null);
    }, times.check);
  }

  private lost(event: unknown): void {
    const held = this.liveSince !== null && Date.now() - this.liveSince > times.settled;
    this.forbidden = (event as { code?: number } | null)?.code === 4403;
    this.drop();
    this.retries = held ? 0 : this.retries + 1;
    const most = Math.min(times.longestWait, 250 * 2 ** this.retries);
    const target = most * (0.5 + 0.5 * (this.options.random ?? Math.random)());
    // What the attempt itself took counts, so that attempts that hang are no further apart than those that fail at once.
    const wait = held ? target : Math.max(times.check / 2, target - (Date.now() - this.startedAt));
    this.waiting = setTimeout(() => void this.connect(), wait);
    this.options.onState("lost", Date.now() + wait);
  }

  /** Forgets the current socket, whatever it is doing. */
  private drop(): void {
    this.attempt++;
    clearInterval(this.checking);
    const { client } = this;
    this.client = null;
    client?.terminate();
    void client?.dispose();
  }
}
