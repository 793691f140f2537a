import { isUtf8 } from "node:buffer";
import type { ValueError } from "../records/valueError";

export type Line = { line: number; value: unknown } | { line: number; error: ValueError["code"]; values?: ValueError["values"] };
export type Lines = AsyncIterable<Line[]>;

export const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

export const withoutByteOrderMark = (bytes: Buffer): Buffer => (bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes);

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

/** Collects the bytes of a record that arrives in several chunks. Discards content above `maxBytes` but counts the length. */
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

  /** Returns the bytes and resets; valid until the next `add`. `null` if there were more than `maxBytes`. */
  take(last: Buffer): Buffer | null {
    const [hasBegun, length] = [this.length > 0, this.length + last.length];
    if (hasBegun) this.add(last);
    this.length = 0;
    if (length > this.maxBytes) return null;
    return hasBegun ? this.kept.subarray(0, length) : last;
  }

  get empty(): boolean {
    return this.length === 0;
  }
}
