import type { WebSocket } from "ws";

/** How long the other side may take to read why, milliseconds; then the socket is ended, so that what it holds is freed. */
const GOODBYE_TIMEOUT_MS = 1_000;

/**
 * Ends a socket because of something that passes. Clients of graphql-ws connect again after 1013 (never after 4500), ask anew, and resume by their
 * last cursors.
 */
export function closePassing(socket: WebSocket, reason: "UNAVAILABLE" | "SLOW_READER"): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(1013, reason);
  setTimeout(() => socket.terminate(), GOODBYE_TIMEOUT_MS).unref();
}
