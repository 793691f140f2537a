import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { SECOND_MS } from "../../schema/rules/durations";
import { sendError } from "./errorAnswers";
import { onGone } from "./requestGone";

/** What is under way when new work begins to be refused may take so long, milliseconds; then its connections are closed. */
const DRAIN_TIMEOUT_MS = 10 * SECOND_MS;
/** Connections that have nothing under way any more, as those of half a request, are closed after this, milliseconds. */
const GOODBYE_TIMEOUT_MS = 500;
/** Whoever supervises the node learns from these how it does, also while it stops. */
const ALWAYS_ANSWERED = new Set(["/healthz", "/readyz", "/metrics"]);

/** What a node takes in until it is asked to stop, and how it ends what it has taken in. */
export class Drain {
  /** It has been asked to stop: /readyz says so, and a load balancer sends nothing more. */
  isStopping = false;
  /** New requests and sockets are refused. */
  isRefusing = false;
  private underWay = 0;
  private onIdle: () => void = () => undefined;

  /** `noticeMs`: how long it still takes requests after it has begun to say that it stops. */
  constructor(private readonly noticeMs: number) {}

  /** Counts requests, and refuses them once the node stops, with a hint to send them again: to another node, or to this one started anew. */
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

  /** Ends sockets and requests in good order; `close` closes the HTTP server, which goes on saying that it stops until then. */
  async run(
    { server }: Pick<FastifyInstance, "server">,
    close: () => Promise<void>,
    sockets: { close(): Promise<void> } | null,
  ): Promise<void> {
    this.isStopping = true;
    if (this.noticeMs) await pause(this.noticeMs);
    this.isRefusing = true;
    const socketsClosed = sockets?.close();
    if (this.underWay) await Promise.race([new Promise<void>((done) => (this.onIdle = done)), pause(DRAIN_TIMEOUT_MS)]);
    const forceTimer = setTimeout(() => server.closeAllConnections(), GOODBYE_TIMEOUT_MS);
    await Promise.all([close(), socketsClosed]);
    clearTimeout(forceTimer);
  }
}
