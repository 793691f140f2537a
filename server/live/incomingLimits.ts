// What comes over a socket, counted in windows: an honest client stays far below all of it.
import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { Viewer } from "../platform/viewer";
import { socketLimits } from "./socketLimits";

/** Counts so much in so many milliseconds: false once there was too much in one window. */
export function windowLimit({ max, windowMs }: { max: number; windowMs: number }): (amount?: number) => boolean {
  let begun = 0;
  let count = 0;
  return (amount = 1) => {
    const now = performance.now();
    if (now - begun > windowMs) {
      begun = now;
      count = 0;
    }
    return (count += amount) <= max;
  };
}

/**
 * Ends a socket that floods us with what is no message: pings, pongs, and frames of nothing, which are seen as bytes alone. It is cut off
 * rather than closed: to close politely would be to read on. Nothing more of it is read; one that has said who it is keeps its place for a
 * while, as one of the few that are its viewer's, so that it is not back at once.
 */
export function limitIncoming(extra: { socket: WebSocket; request: IncomingMessage; viewer?: Viewer }): void {
  const { socket, request } = extra;
  let isCutOff = false;
  const isWithin = (allowed: boolean): boolean => {
    if (allowed || isCutOff) return allowed && !isCutOff;
    isCutOff = true;
    socket.pause();
    if (extra.viewer) setTimeout(() => socket.terminate(), socketLimits.cutOffMs).unref();
    else socket.terminate();
    return false;
  };
  const isWithinControlLimit = windowLimit(socketLimits.controlFrames);
  const isWithinByteLimit = windowLimit(socketLimits.bytes);
  socket.on("ping", (data) => void (isWithin(isWithinControlLimit()) && socket.pong(data)));
  socket.on("pong", () => void isWithin(isWithinControlLimit()));
  request.socket.on("data", (data: Buffer) => void isWithin(isWithinByteLimit(data.length)));
}

/** Sockets that have not said yet who they are, by the address they came from. */
export class UnauthenticatedSockets {
  private readonly counts = new Map<string, number>();

  hasRoomFor(address: string): boolean {
    return (this.counts.get(address) ?? 0) < socketLimits.unauthenticatedPerAddress;
  }

  /** Counts one until it is known, or closes. Answers how to say that it is known. */
  add(address: string, socket: WebSocket): () => void {
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
    let counted = true;
    const release = (): void => {
      if (!counted) return;
      counted = false;
      const left = this.counts.get(address)! - 1;
      if (left) this.counts.set(address, left);
      else this.counts.delete(address);
    };
    socket.once("close", release);
    return release;
  }
}
