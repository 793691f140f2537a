import type { FormattedExecutionResult, GraphQLFormattedError } from "graphql";
import { type Client, createClient, type SubscribePayload } from "graphql-ws";
import { doubledPauseMs } from "../../schema/rules/limits/backOff";

/** In milliseconds. Pings go out every 2 s, so 4 s of silence end the socket unless the page was suspended. */
const SOCKET_TIMES_MS = { keepAlive: 2_000, silence: 4_000, connecting: 5_000, check: 500, longestWait: 5_000, settled: 3_000 };

export interface Sink<T> {
  next(result: FormattedExecutionResult<T, { cursor?: string }>): void;
  error(errors: readonly GraphQLFormattedError[]): void;
  complete(): void;
}

export interface SocketOptions {
  url(): string;
  /** Connection parameters, read at each attempt after `prepare`. */
  params(): Record<string, string>;
  /**
   * Called before each attempt to renew the token; must not throw. `forbidden`: the last attempt was rejected. Returns false to cancel.
   */
  prepare(forbidden: boolean): Promise<boolean>;
  onState(state: "connecting" | "live" | "lost", nextRetryAt: number | null): void;
  onGreeting?(greeting: Record<string, unknown>): void;
  webSocket?: unknown;
  random?: () => number;
}

interface ActiveSubscription {
  payload(): SubscribePayload;
  sink: Sink<unknown>;
  release: () => void;
}

/**
 * The page's graphql-ws socket, with one client per attempt. Reconnects without limit, at most 5 s apart, with jitter, and reopens its
 * subscriptions.
 */
export class LiveSocket {
  private client: Client | null = null;
  private attempt = 0;
  private retries = 0;
  private forbidden = false;
  private readonly subscriptions = new Set<ActiveSubscription>();
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private watchdogTimer: ReturnType<typeof setInterval> | undefined;
  private startedAt = 0;
  private liveSince: number | null = null;
  private lastMessageAt = 0;

  constructor(private readonly options: SocketOptions) {}

  start(): void {
    window.addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.onVisible);
    void this.connect();
  }

  stop(): void {
    window.removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.onVisible);
    this.dispose();
    clearTimeout(this.retryTimer);
    this.subscriptions.clear();
  }

  subscribe<T>(payload: () => SubscribePayload, sink: Sink<T>): () => void {
    const subscription: ActiveSubscription = { payload, sink: sink as Sink<unknown>, release: () => undefined };
    this.subscriptions.add(subscription);
    this.startOn(subscription);
    return () => {
      this.subscriptions.delete(subscription);
      subscription.release();
    };
  }

  readonly retryNow = (): void => {
    if (this.retryTimer !== undefined) void this.connect();
  };

  private readonly onVisible = (): void => {
    if (document.visibilityState === "visible") this.retryNow();
  };

  private async connect(): Promise<void> {
    this.dispose();
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    const attempt = this.attempt;
    const current = (): boolean => attempt === this.attempt;
    this.options.onState("connecting", null);
    const go = await this.options.prepare(this.forbidden);
    if (!go || !current()) return;
    this.forbidden = false;
    this.startedAt = this.lastMessageAt = Date.now();
    this.liveSince = null;
    this.client = createClient({
      url: this.options.url(),
      lazy: false,
      retryAttempts: 0,
      keepAlive: SOCKET_TIMES_MS.keepAlive,
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
          this.lastMessageAt = Date.now();
        },
        closed: (event) => current() && this.onLost(event),
        error: (event) => current() && this.onLost(event),
      },
    });
    this.watch();
    for (const subscription of this.subscriptions) this.startOn(subscription);
  }

  private startOn(subscription: ActiveSubscription): void {
    const { client } = this;
    const attempt = this.attempt;
    if (!client) return;
    const ended = (tell: () => void): void => {
      if (attempt !== this.attempt || !this.subscriptions.delete(subscription)) return;
      tell();
    };
    subscription.release = client.subscribe(subscription.payload(), {
      next: (result) => attempt === this.attempt && this.subscriptions.has(subscription) && subscription.sink.next(result as never),
      // An error that is not a list means that the socket closed; the next attempt reopens the subscription.
      error: (reason) => Array.isArray(reason) && ended(() => subscription.sink.error(reason as GraphQLFormattedError[])),
      complete: () => ended(() => subscription.sink.complete()),
    });
  }

  /**
   * Closes a socket that connects too slowly or is silent. Time during which the page did not run does not count: it was suspended, or busy
   * with messages that wait.
   */
  private watch(): void {
    let checkedAt = Date.now();
    this.watchdogTimer = setInterval(() => {
      const now = Date.now();
      const lateMs = now - checkedAt - SOCKET_TIMES_MS.check;
      if (lateMs > SOCKET_TIMES_MS.check) {
        this.lastMessageAt = Math.min(now, this.lastMessageAt + lateMs);
        this.startedAt = Math.min(now, this.startedAt + lateMs);
      }
      checkedAt = now;
      if (this.liveSince === null ? now - this.startedAt > SOCKET_TIMES_MS.connecting : now - this.lastMessageAt > SOCKET_TIMES_MS.silence)
        this.onLost(null);
    }, SOCKET_TIMES_MS.check);
  }

  private onLost(event: unknown): void {
    const wasStable = this.liveSince !== null && Date.now() - this.liveSince > SOCKET_TIMES_MS.settled;
    this.forbidden = (event as { code?: number } | null)?.code === 4403;
    this.dispose();
    this.retries = wasStable ? 0 : this.retries + 1;
    const maxWaitMs = doubledPauseMs(this.retries + 1, { firstMs: 250, maxMs: SOCKET_TIMES_MS.longestWait });
    // Jitter only shortens the delay, since the maximum delay is guaranteed.
    const waitTargetMs = maxWaitMs * (0.5 + 0.5 * (this.options.random ?? Math.random)());
    // The duration of the attempt is subtracted, so that attempts that time out are not further apart than immediate failures.
    const waitMs = wasStable ? waitTargetMs : Math.max(SOCKET_TIMES_MS.check / 2, waitTargetMs - (Date.now() - this.startedAt));
    this.retryTimer = setTimeout(() => void this.connect(), waitMs);
    this.options.onState("lost", Date.now() + waitMs);
  }

  private dispose(): void {
    this.attempt++;
    clearInterval(this.watchdogTimer);
    const { client } = this;
    this.client = null;
    client?.terminate();
    void client?.dispose();
  }
}
