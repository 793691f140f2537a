import { open } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { doubledPauseMs } from "../../../schema/rules/limits/backOff";

export interface RangeReader {
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

const ATTEMPTS = 4;
const RETRY_PAUSES = { firstMs: 500, maxMs: 5_000 };
const TIMEOUT_MS = MINUTE_MS;

export async function openRanges(from: string): Promise<RangeReader> {
  if (/^https?:\/\//.test(from)) return { read: (offset, length) => fetchRange(from, offset, length), close: () => Promise.resolve() };
  const file = await open(from, "r");
  return {
    async read(offset, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}

/** Returns a range of a remote file, which is shorter at the end of the file. Failed connections are retried. */
async function fetchRange(url: string, offset: number, length: number): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const range = `bytes=${offset}-${offset + length - 1}`;
      const response = await fetch(url, { headers: { range, "accept-encoding": "identity" }, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status === 206) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 200) throw new RangesRefused(`${url} does not answer parts of a file (byte ranges)`);
      if (response.status < 500 && response.status !== 429) throw new RangesRefused(`${url} answered HTTP ${response.status}`);
      throw new Error(`${url} answered HTTP ${response.status}`);
    } catch (error) {
      if (error instanceof RangesRefused || attempt === ATTEMPTS) throw error;
      await setTimeout(doubledPauseMs(attempt, RETRY_PAUSES));
    }
  }
}

class RangesRefused extends Error {}
