// A websocket under graphql-ws. In place of its own `useServer`, which writes errors to the console and answers with their words.
import type { IncomingMessage } from "node:http";
import { CloseCode, type Server } from "graphql-ws";
import type { WebSocket } from "ws";
import { isUnavailable } from "../db/health/databaseTrouble";
import type { Viewer } from "../platform/viewer";
import type { Log } from "../platform/log";
import { closePassing } from "./closePassing";
import { limitIncoming, windowLimit } from "./incomingLimits";
import type { SocketSender } from "./socketSender";
import { socketLimits } from "./socketLimits";

/** What graphql-ws hands on to its hooks. */
export interface SocketConnection {
  socket: WebSocket;
  request: IncomingMessage;
  /** Once it has said who it is. */
  viewer?: Viewer;
}

/** Speaks with a socket that has just opened, until it closes. Whatever comes over it, the worst that happens is that it is closed. */
export function attachTransport<E extends SocketConnection>(server: Server<E>, log: Log, outbound: SocketSender, extra: E): void {
  const { socket } = extra;
  const failed = (err: unknown): void => {
    if (isUnavailable(err)) return closePassing(socket, "UNAVAILABLE");
    log.error({ err }, "a socket's message could not be dealt with");
    socket.close(CloseCode.InternalServerError, "Internal server error");
  };
  // Frames that are none: ws closes with 1002, 1007 or 1009 itself, and tells it as an error, which would end the process unheard.
  socket.on("error", (err) => log.debug({ err }, "a socket's frames cannot be read"));
  const keepAliveTimer = keepAlive(socket);
  const isWithinMessageLimit = windowLimit(socketLimits.messages);
  limitIncoming(extra);
  outbound.add(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => outbound.send(socket, data),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        void socket.on("message", (data: Buffer) => {
          if (socket.readyState !== socket.OPEN) return;
          if (!isWithinMessageLimit()) socket.close(CloseCode.TooManyInitialisationRequests, "Too many messages");
          else void take(data.toString()).catch(failed);
        }),
    },
    extra,
  );
  socket.once("close", (code, reason) => {
    keepAliveTimer.stop();
    void closed(code, reason.toString()).catch((err: unknown) => log.warn({ err }, "a socket's end could not be dealt with"));
  });
}

/** Ends a socket whose other side is gone without a word. */
function keepAlive(socket: WebSocket): { stop(): void } {
  let hasPong = true;
  socket.on("pong", () => (hasPong = true));
  const timer = setInterval(() => {
    if (!hasPong) return socket.terminate();
    hasPong = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, socketLimits.pingIntervalMs);
  return { stop: () => clearInterval(timer) };
}
