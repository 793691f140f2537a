import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { Viewer } from "../platform/viewer";
import { socketLimits } from "./socketLimits";

export function windowLimit({ max, windowMs }: { max: number; windowMs: number }): (amount?: number) => boolean {
  let windowStartMs = 0;
  let count = 0;
  return (amount = 1) => {
    const now = performance.now();
    if (now - windowStartMs > windowMs) {
      windowStartMs = now;
      count = 0;
    }
    return (count += amount) <= max;
  };
}

/**
 * Cuts off a socket that floods the server. It is paused instead of closed, since closing would read on. An authenticated one keeps
 * occupying a slot of its viewer, to delay reconnects.
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

export class UnauthenticatedSockets {
  private readonly counts = new Map<string, number>();

  hasRoomFor(address: string): boolean {
    return (this.counts.get(address) ?? 0) < socketLimits.unauthenticatedPerAddress;
  }

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
