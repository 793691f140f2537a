import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import type { Log } from "../platform/log";

/** Minimum rate: a kilobyte per second on average over the window. Record streams may pause longer between lines. */
export const slowBodyLimits = { windowMs: 30 * SECOND_MS, minBytes: 30_000, idleMs: 10 * MINUTE_MS, checkIntervalMs: 5 * SECOND_MS };

interface Window {
  fromMs: number;
  bytes: number;
}

const betweenLines = new WeakSet<IncomingMessage>();

/** Records whether a chunk ended a line; a pause between lines counts as idle, not slow. */
export const noteLines =
  (request: IncomingMessage) =>
  (piece: Buffer): void => {
    if (piece.at(-1) === 0x0a) betweenLines.add(request);
    else betweenLines.delete(request);
  };

export function mountSlowBodies(app: FastifyInstance, log: Log): void {
  const coming = new Map<IncomingMessage, Window>();
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    if (raw.headers["transfer-encoding"] || Number(raw.headers["content-length"])) {
      coming.set(raw, windowFrom(raw));
      for (const end of ["end", "close"]) raw.once(end, () => coming.delete(raw));
    }
    done();
  });
  const timer = setInterval(() => {
    for (const [request, window] of coming) {
      const now = performance.now();
      // The server is not reading, so the delay is ours.
      const waitsForUs = request.readableFlowing === null || request.readableLength > 0;
      const limitMs = betweenLines.has(request) ? slowBodyLimits.idleMs : slowBodyLimits.windowMs;
      const bytes = request.socket.bytesRead - window.bytes;
      if (waitsForUs || bytes >= slowBodyLimits.minBytes || (bytes > 0 && betweenLines.has(request)))
        coming.set(request, windowFrom(request));
      else if (now - window.fromMs >= limitMs) {
        coming.delete(request);
        log.info(
          { event: "request.too_slow", bytes, ms: Math.round(now - window.fromMs) },
          "A request body arrived too slowly; the connection was closed",
        );
        endSlow(request);
      }
    }
  }, slowBodyLimits.checkIntervalMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

const windowFrom = ({ socket }: IncomingMessage): Window => ({ fromMs: performance.now(), bytes: socket.bytesRead });

/** Sends the reason without waiting for the client to read it. */
function endSlow({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  socket.destroySoon();
}
