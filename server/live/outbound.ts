import type { WebSocket } from "ws";

/**
 * A reader whose socket holds more than this, bytes, is too slow: closed with 1013, it resumes by its last cursor. When all sockets together
 * hold much, less is too much: many slow readers must not fill the memory. They are looked for no more often than every so many milliseconds.
 */
const slowAt = { usually: 4 * 1024 * 1024, crowded: 128 * 1024, crowd: 24 * 1024 * 1024, lookEvery: 100 };

/** What was sent over sockets and has not left yet, because its readers do not take it. */
export class Outbound {
  private readonly sockets = new Set<WebSocket>();
  /** Characters of what has not left, of all sockets. */
  private held = 0;
  private lookedAt = 0;

  add(socket: WebSocket): void {
    this.sockets.add(socket);
    socket.once("close", () => this.sockets.delete(socket));
  }

  /** Sends; answers when it has left, or never will: one that cannot be sent any more has its close event. */
  send(socket: WebSocket, data: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    if (socket.bufferedAmount > slowAt.usually) closeSlow(socket);
    this.held += data.length;
    if (this.held > slowAt.crowd) this.closeSlowest();
    return new Promise((sent) =>
      socket.send(data, () => {
        this.held -= data.length;
        sent();
      }),
    );
  }

  private closeSlowest(): void {
    if (performance.now() - this.lookedAt < slowAt.lookEvery) return;
    this.lookedAt = performance.now();
    for (const socket of this.sockets) if (socket.bufferedAmount > slowAt.crowded) closeSlow(socket);
  }
}

/** Says why; one that does not even read that is ended, so that what it holds is freed. */
function closeSlow(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(1013, "Slow reader");
  setTimeout(() => socket.terminate(), 1_000).unref();
}
