import type { WebSocket } from "ws";

/**
 * A reader whose socket holds more than this, bytes, is too slow: closed with 1013, it resumes by its last cursor. When all sockets together
 * hold much, less is too much, for a socket that nothing has left for so many milliseconds: many slow readers must not fill the memory. They
 * are looked for no more often than every so many milliseconds.
 */
const slowAt = { usually: 4 * 1024 * 1024, crowded: 64 * 1024, crowd: 16 * 1024 * 1024, stalledMs: 250, lookEvery: 100 };

/** What was sent over sockets and has not left yet, because its readers do not take it. */
export class Outbound {
  /** When something last left each socket, or began to wait there, ms. */
  private readonly movedAt = new Map<WebSocket, number>();
  /** Characters of what has not left, of all sockets. */
  private held = 0;
  private lookedAt = 0;

  add(socket: WebSocket): void {
    this.movedAt.set(socket, performance.now());
    socket.once("close", () => this.movedAt.delete(socket));
  }

  /** Sends; answers when it has left, or never will: one that cannot be sent any more has its close event. */
  send(socket: WebSocket, data: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    if (socket.bufferedAmount > slowAt.usually) closeSlow(socket);
    if (socket.bufferedAmount === 0) this.moved(socket);
    // The length alone is kept for when it has left: the text would be kept beside the bytes that wait.
    const { length } = data;
    this.held += length;
    if (this.held > slowAt.crowd) this.closeSlowest();
    return new Promise((sent) =>
      socket.send(data, () => {
        this.held -= length;
        this.moved(socket);
        sent();
      }),
    );
  }

  private moved(socket: WebSocket): void {
    if (this.movedAt.has(socket)) this.movedAt.set(socket, performance.now());
  }

  private closeSlowest(): void {
    const now = performance.now();
    if (now - this.lookedAt < slowAt.lookEvery) return;
    this.lookedAt = now;
    for (const [socket, movedAt] of this.movedAt)
      if (socket.bufferedAmount > slowAt.crowded && now - movedAt > slowAt.stalledMs) closeSlow(socket);
  }
}

/** Says why; one that does not even read that is ended, so that what it holds is freed. */
function closeSlow(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(1013, "Slow reader");
  setTimeout(() => socket.terminate(), 1_000).unref();
}
