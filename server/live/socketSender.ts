import type { WebSocket } from "ws";
import { closePassing } from "./closePassing";

/**
 * Limits of unsent data. A socket above `maxBytes` is closed with 1013. If all sockets together exceed `crowdedFromChars`, stalled
 * sockets above `crowdedMaxBytes` are closed too.
 */
const SLOW_READER_LIMITS = {
  maxBytes: 4 * 1024 * 1024,
  crowdedMaxBytes: 64 * 1024,
  crowdedFromChars: 16 * 1024 * 1024,
  stalledMs: 250,
  checkIntervalMs: 100,
};

export class SocketSender {
  private readonly lastProgressAt = new Map<WebSocket, number>();
  private unsentChars = 0;
  private checkedAt = 0;

  add(socket: WebSocket): void {
    this.lastProgressAt.set(socket, performance.now());
    socket.once("close", () => this.lastProgressAt.delete(socket));
  }

  send(socket: WebSocket, data: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    if (socket.bufferedAmount > SLOW_READER_LIMITS.maxBytes) closePassing(socket, "SLOW_READER");
    if (socket.bufferedAmount === 0) this.noteProgress(socket);
    // Captures only the length, so that the closure does not keep the text in memory.
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

  /** Longest time in milliseconds for which a socket with unsent data has sent nothing. */
  get lagMs(): number {
    const now = performance.now();
    let longestMs = 0;
    for (const [{ bufferedAmount }, lastProgressAt] of this.lastProgressAt)
      if (bufferedAmount > 0) longestMs = Math.max(longestMs, now - lastProgressAt);
    return longestMs;
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
