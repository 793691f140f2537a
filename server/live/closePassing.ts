import type { WebSocket } from "ws";

/** Time for the client to read the close reason, in milliseconds, before the socket is terminated. */
const GOODBYE_TIMEOUT_MS = 1_000;

export type CloseReason = "UNAVAILABLE" | "SLOW_READER" | "RESUME_TOO_OLD";

/**
 * Closes a socket for a temporary reason. graphql-ws clients reconnect after 1013 (but not after 4500) and resume at their last cursors.
 */
export function closePassing(socket: WebSocket, reason: CloseReason): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(1013, reason);
  setTimeout(() => socket.terminate(), GOODBYE_TIMEOUT_MS).unref();
}
