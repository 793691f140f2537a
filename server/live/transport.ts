// Connects a websocket to graphql-ws. Replaces its `useServer`, which logs to the console and sends internal error messages.
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

export interface SocketConnection {
  socket: WebSocket;
  request: IncomingMessage;
  viewer?: Viewer;
}

export function attachTransport<E extends SocketConnection>(server: Server<E>, log: Log, outbound: SocketSender, extra: E): void {
  const { socket } = extra;
  const failed = (err: unknown): void => {
    if (isUnavailable(err)) return closePassing(socket, "UNAVAILABLE");
    log.error({ event: "socket.message_failed", err }, "Handling a socket message failed; closing the socket");
    socket.close(CloseCode.InternalServerError, "Internal server error");
  };
  // ws closes on invalid frames itself but emits an error, which would end the process without a listener.
  socket.on("error", (err) => log.debug({ event: "socket.frames_invalid", err }, "A socket sent invalid frames and is closed"));
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
    void closed(code, reason.toString()).catch((err: unknown) =>
      log.warn({ event: "socket.close_failed", err }, "Handling the close of a socket failed; the socket is closed"),
    );
  });
}

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
