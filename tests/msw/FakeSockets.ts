// A graphql-ws server in memory, for tests of what happens when connections are cut, refused, or go silent.

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

export interface Subscribed {
  query: string;
  variables?: Record<string, unknown>;
  extensions?: { after?: string };
}

/** The server tells this often that its board follows, milliseconds. */
const HEARTBEAT_INTERVAL_MS = 3_000;

/** One end of a connection; the other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  private beating: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly server: FakeSockets) {
    server.attempts.push(Date.now());
    setTimeout(() => {
      if (server.behaviour === "unreachable") this.end(1006);
      else if (server.behaviour !== "hanging") {
        this.readyState = FakeSocket.OPEN;
        server.open.add(this);
        this.onopen?.();
      }
    });
  }

  send(text: string): void {
    const { server } = this;
    const { id, type, payload } = JSON.parse(text) as Message;
    if (this.readyState !== FakeSocket.OPEN || server.behaviour === "silent") return;
    if (type === "connection_init") {
      server.greeted.push(payload as Record<string, string>);
      if (server.behaviour === "refusing") this.end(4403);
      else if (server.behaviour === "failing") this.end(4500);
      else this.tell({ type: "connection_ack", payload: { build: server.build } });
    }
    if (type === "ping") this.tell({ type: "pong" });
    if (type === "subscribe" && (payload as Subscribed).query.includes("heartbeat")) this.beat(id!);
    else if (type === "subscribe") server.subscribed.push({ id: id!, ...(payload as Subscribed) });
    if (type === "complete") server.subscribed = server.subscribed.filter((one) => one.id !== id);
  }

  /** At once, then every few seconds as long as the board follows. */
  private beat(id: string): void {
    const tell = (): void => {
      const [at, followedAt] = [Date.now(), this.server.followedAt()].map((time) =>
        new Date(time + this.server.clockOffsetMs).toISOString(),
      );
      this.tell({ id, type: "next", payload: { data: { heartbeat: { at, followedAt } } } });
    };
    tell();
    this.beating = setInterval(() => this.server.behaviour === "well" && tell(), HEARTBEAT_INTERVAL_MS);
  }

  close(code = 1000): void {
    this.end(code);
  }

  tell(message: Message): void {
    setTimeout(() => this.readyState === FakeSocket.OPEN && this.onmessage?.({ data: JSON.stringify(message) }));
  }

  end(code: number): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    clearInterval(this.beating);
    if (this.server.open.delete(this)) this.server.subscribed = [];
    setTimeout(() => this.onclose?.({ code, reason: "" }));
  }
}

export class FakeSockets {
  /** stalled: sockets are answered, but the board behind them does not follow. */
  behaviour: "well" | "stalled" | "silent" | "unreachable" | "hanging" | "refusing" | "failing" = "well";
  build = "1";
  /** How far the server's clock is ahead of the page's, in milliseconds. */
  clockOffsetMs = 0;
  /** When each attempt to connect was made. */
  readonly attempts: number[] = [];
  readonly greeted: Record<string, string>[] = [];
  readonly open = new Set<FakeSocket>();
  subscribed: ({ id: string } & Subscribed)[] = [];
  private lastFollowed = Date.now();

  /** To be given to the client in place of the browser's WebSocket. */
  readonly WebSocket: unknown;

  constructor() {
    const server = (): FakeSockets => this;
    this.WebSocket = class extends FakeSocket {
      constructor() {
        super(server());
      }
    };
  }

  /** Up to when the board has followed. */
  followedAt(): number {
    if (this.behaviour !== "stalled") this.lastFollowed = Date.now();
    return this.lastFollowed;
  }

  /** Sends an answer to the subscriptions of this name. */
  answer(name: string, payload: object): void {
    const subscriptions = this.subscribed.filter(({ query }) => query.includes(name));
    if (!subscriptions.length) throw new Error(`nobody subscribes to ${name}`);
    for (const { id } of subscriptions) for (const socket of this.open) socket.tell({ id, type: "next", payload });
  }

  /** Refuses the subscription of this name. */
  rejectSubscription(name: string, code: string): void {
    const subscription = this.subscribed.find(({ query }) => query.includes(name))!;
    this.subscribed = this.subscribed.filter((one) => one !== subscription);
    for (const socket of this.open) socket.tell({ id: subscription.id, type: "error", payload: [{ message: code, extensions: { code } }] });
  }

  cut(code = 1006): void {
    for (const socket of this.open) socket.end(code);
  }
}
