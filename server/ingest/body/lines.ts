import { isUtf8 } from "node:buffer";
import type { ValueError } from "../records/valueError";

/** One record of a body as JSON, or why it is none. Lines of NDJSON and places in an array count from 1. */
export type Line = { line: number; value: unknown } | { line: number; error: ValueError["code"]; values?: ValueError["values"] };
/** Pieces of a body, each small. */
export type Lines = AsyncIterable<Line[]>;

/** What some programs put before the first record. */
export const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

export const withoutByteOrderMark = (bytes: Buffer): Buffer => (bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes);

/** The JSON in these bytes; undefined where they are only white space. */
export function parseLine(bytes: Buffer, line: number): Line | undefined {
  if (!isUtf8(bytes)) return { line, error: "ENCODING_INVALID" };
  const text = bytes.toString();
  if (text.trim() === "") return undefined;
  try {
    return { line, value: JSON.parse(text) as unknown };
  } catch {
    return { line, error: "JSON_INVALID" };
  }
}

/** Bytes of one record that come in several pieces. Keeps no more than `most`, but counts on. */
export class RecordBuffer {
  private kept = Buffer.alloc(0);
  private length = 0;

  constructor(private readonly maxBytes: number) {}

  add(piece: Buffer): void {
    const end = this.length + piece.length;
    if (end <= this.maxBytes) {
      if (end > this.kept.length) {
        const larger = Buffer.allocUnsafe(Math.max(end, this.kept.length * 2, 4_096));
        this.kept.copy(larger, 0, 0, this.length);
        this.kept = larger;
      }
      piece.copy(this.kept, this.length);
    }
    this.length = end;
  }

  /** All bytes, to be used before the next `add`, and begins again; null when there were more than `most`. `last` need not be copied. */
  take(last: Buffer): Buffer | null {
    const [begun, length] = [this.length > 0, this.length + last.length];
    if (begun) this.add(last);
    this.length = 0;
    if (length > this.maxBytes) return null;
    return begun ? this.kept.subarray(0, length) : last;
  }

  get empty(): boolean {
    return this.length === 0;
  }
}
