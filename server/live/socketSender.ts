import type { WebSocket } from "ws";
import { closePassing } from "./closePassing";

/**
 * A reader whose socket holds more than this, bytes, is too slow: closed with 1013, it resumes by its last cursor. When all sockets together
 * hold much, less is too much, for a socket that nothing has left for so many milliseconds: many slow readers must not fill the memory. They
 * are looked for no more often than every so many milliseconds.
 */
const SLOW_READER_LIMITS = {
  maxBytes: 4 * 1024 * 1024,
  crowdedMaxBytes: 64 * 1024,
  crowdedFromChars: 16 * 1024 * 1024,
  stalledMs: 250,
  checkIntervalMs: 100,
};

/** What was sent over sockets and has not left yet, because its readers do not take it. */
export class SocketSender {
  /** When something last left each socket, or began to wait there, ms. */
  private readonly lastProgressAt = new Map<WebSocket, number>();
  /** Characters of what has not left, of all sockets. */
  private unsentChars = 0;
  private checkedAt = 0;

  add(socket: WebSocket): void {
    this.lastProgressAt.set(socket, performance.now());
    socket.once("close", () => this.lastProgressAt.delete(socket));
  }

  /** Sends; answers when it has left, or never will: one that cannot be sent any more has its close event. */
  send(socket: WebSocket, data: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    if (socket.bufferedAmount > SLOW_READER_LIMITS.maxBytes) closePassing(socket, "SLOW_READER");
    if (socket.bufferedAmount === 0) this.noteProgress(socket);
    // The length alone is kept for when it has left: the text would be kept beside the bytes that wait.
    const { length } = data;
    this.unsentChars += length;
    if (this.unsentChars > SLOW_READER_LIMITS.crowdedFromChars) this.closeSlowest();
    return new Promise((done) =>
      socket.send(data, () => {
        this.unsentChars -= length;
        this.noteProgress(socket);
        done();
      }),
    );
  }

  private noteProgress(socket: WebSocket): void {
    if (this.lastProgressAt.has(socket)) this.lastProgressAt.set(socket, performance.now());
  }

  private closeSlowest(): void {
    const now = performance.now();
    if (now - this.checkedAt < SLOW_READER_LIMITS.checkIntervalMs) return;
    this.checkedAt = now;
    for (const [socket, lastProgressAt] of this.lastProgressAt)
      if (socket.bufferedAmount > SLOW_READER_LIMITS.crowdedMaxBytes && now - lastProgressAt > SLOW_READER_LIMITS.stalledMs)
        closePassing(socket, "SLOW_READER");
  }
}
