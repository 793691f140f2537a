import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { SECOND_MS } from "../../schema/rules/durations";
import { sendError } from "./errorAnswers";
import { onGone } from "./requestGone";

/** Time for requests in progress after shutdown begins to reject new ones, in milliseconds; then connections are closed. */
const DRAIN_TIMEOUT_MS = 10 * SECOND_MS;
/** Time before remaining idle connections, e.g. with half a request, are closed, in milliseconds. */
const GOODBYE_TIMEOUT_MS = 500;
const ALWAYS_ANSWERED = new Set(["/healthz", "/readyz", "/metrics"]);

export class Drain {
  /** True after the stop signal: /readyz fails, so load balancers send nothing more. */
  isStopping = false;
  private readonly refusing = new AbortController();
  readonly signal = this.refusing.signal;
  private underWay = 0;
  private onIdle: () => void = () => undefined;

  /** `noticeMs`: time between failing /readyz and rejecting requests. */
  constructor(private readonly noticeMs: number) {
    setMaxListeners(0, this.signal);
  }

  get isRefusing(): boolean {
    return this.signal.aborted;
  }

  /** Counts requests; during shutdown rejects them with a hint to retry on another node or after the restart. */
  mount(app: FastifyInstance): void {
    app.addHook("onRequest", (request, reply, done) => {
      if (this.isRefusing) void reply.header("connection", "close");
      if (ALWAYS_ANSWERED.has(request.routeOptions.url ?? "")) return done();
      if (this.isRefusing) return void sendError(request, reply, "UNAVAILABLE");
      this.underWay++;
      onGone(request, reply, () => {
        if (--this.underWay === 0) this.onIdle();
      });
      done();
    });
  }

  /** Ends sockets and requests in order. `close` closes the HTTP server, which rejects requests until then. */
  async run(
    { server }: Pick<FastifyInstance, "server">,
    close: () => Promise<void>,
    sockets: { close(): Promise<void> } | null,
  ): Promise<void> {
    this.isStopping = true;
    if (this.noticeMs) await pause(this.noticeMs);
    this.refusing.abort();
    const socketsClosed = sockets?.close();
    if (this.underWay) await Promise.race([new Promise<void>((done) => (this.onIdle = done)), pause(DRAIN_TIMEOUT_MS)]);
    const forceTimer = setTimeout(() => server.closeAllConnections(), GOODBYE_TIMEOUT_MS);
    await Promise.all([close(), socketsClosed]);
    clearTimeout(forceTimer);
  }
}
