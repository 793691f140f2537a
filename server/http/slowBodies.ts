import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import type { Log } from "../platform/log";

/** A body has to come at a kilobyte a second, on average over the window; a stream of records may be silent between two lines for longer. */
export const slowBodyLimits = { windowMs: 30 * SECOND_MS, minBytes: 30_000, idleMs: 10 * MINUTE_MS, checkIntervalMs: 5 * SECOND_MS };

interface Window {
  fromMs: number;
  /** That the connection had brought when the window began. */
  bytes: number;
}

/** Streams of lines whose last piece ended one. */
const betweenLines = new WeakSet<IncomingMessage>();

/** Notes of each piece of a stream of lines whether it ended one: while it pauses between two of them, it is idle, not slow. */
export const noteLines =
  (request: IncomingMessage) =>
  (piece: Buffer): void => {
    if (piece.at(-1) === 0x0a) betweenLines.add(request);
    else betweenLines.delete(request);
  };

/** Ends requests whose bodies come so slowly that they hold a connection, and a turn, for hardly anything. */
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
      // Nobody reads it yet, or not all that has come: it is we who are slow.
      const waitsForUs = request.readableFlowing === null || request.readableLength > 0;
      const limitMs = betweenLines.has(request) ? slowBodyLimits.idleMs : slowBodyLimits.windowMs;
      const bytes = request.socket.bytesRead - window.bytes;
      if (waitsForUs || bytes >= slowBodyLimits.minBytes || (bytes > 0 && betweenLines.has(request)))
        coming.set(request, windowFrom(request));
      else if (now - window.fromMs >= limitMs) {
        coming.delete(request);
        log.info({ bytes, ms: Math.round(now - window.fromMs) }, "a body came too slowly, and was ended");
        endSlow(request);
      }
    }
  }, slowBodyLimits.checkIntervalMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

const windowFrom = ({ socket }: IncomingMessage): Window => ({ fromMs: performance.now(), bytes: socket.bytesRead });

/** Says why where nothing has been said yet; whoever does not read that is not waited for. */
function endSlow({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  socket.destroySoon();
}
