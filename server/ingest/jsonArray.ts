import { AppError } from "../platform/errors";
import { byteOrderMark, parsed, Pieces, type Line } from "./lines";

/** Elements handed on at a time. */
const piece = 50;

/**
 * Elements of a JSON array; a single object counts as an array of one. All is read before the first is handed on: an array that does not
 * parse, or breaks off, throws BODY_UNREADABLE, and nothing of it was taken. An element over `most` bytes is refused by itself. What is
 * kept meanwhile is the bytes, not their objects.
 */
export async function* elements(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Line[]> {
  const splitter = new Splitter(most);
  for await (const chunk of chunks) splitter.feed(chunk);
  const kept = splitter.end();
  for (let from = 0; from < kept.length; from += piece) {
    yield kept.slice(from, from + piece).map((bytes, i): Line => {
      const line = from + i + 1;
      return bytes === null ? { line, fault: "RECORD_TOO_LARGE", values: { most } } : parsed(bytes, line)!;
    });
    kept.fill(null, from, from + piece); // its bytes are not needed any more
  }
}

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Finds where the elements of an array begin and end, byte by byte, and sees that each is JSON. */
class Splitter {
  private readonly kept: (Buffer | null)[] = [];
  private readonly pieces: Pieces;
  private state: "start" | "open" | "element" | "next" | "done" = "start";
  private single = false;
  private depth = 0;
  private inText = false;
  private escaped = false;

  constructor(most: number) {
    this.pieces = new Pieces(most);
  }

  feed(chunk: Buffer): void {
    let from = 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (this.state !== "element") {
        if (isSpace(byte) || !this.begins(byte)) continue;
        from = i;
        this.state = "element";
      }
      if (!this.ends(byte)) continue;
      this.keep(chunk.subarray(from, this.single ? i + 1 : i));
      this.state = byte === comma ? "next" : "done";
    }
    if (this.state === "element") this.pieces.add(chunk.subarray(from));
  }

  /** Null: an element that is too large. */
  end(): (Buffer | null)[] {
    if (this.state !== "done") throw new AppError("BODY_UNREADABLE");
    return this.kept;
  }

  /** Between elements: whether this byte begins one. */
  private begins(byte: number): boolean {
    if (this.state === "start" && byte === openList) this.state = "open";
    else if (this.state === "start" && byte === openObject) return (this.single = true);
    else if (this.state === "open" && byte === closeList) this.state = "done";
    else if ((this.state === "open" || this.state === "next") && byte !== comma && byte !== closeList) return true;
    else if (this.state !== "start" || !byteOrderMark.includes(byte)) this.unreadable();
    return false;
  }

  /** Within an element: whether this byte ends it, or, of a single object, is its last. */
  private ends(byte: number): boolean {
    if (this.inText) {
      if (this.escaped) this.escaped = false;
      else if (byte === backslash) this.escaped = true;
      else if (byte === quote) this.inText = false;
      return false;
    }
    if (byte === quote) this.inText = true;
    else if (byte === openList || byte === openObject) this.depth++;
    else if (byte === comma) return this.depth === 0;
    else if (byte === closeList || byte === closeObject) {
      if (this.depth === 0) return byte === closeList || this.unreadable();
      return --this.depth === 0 && this.single;
    }
    return false;
  }

  private keep(last: Buffer): void {
    const copied = !this.pieces.empty;
    const bytes = this.pieces.take(last);
    const one = bytes && parsed(bytes, 0);
    if (one === undefined || (one && "fault" in one && one.fault === "JSON_INVALID")) this.unreadable();
    this.kept.push(bytes && copied ? Buffer.from(bytes) : bytes);
  }

  private unreadable(): never {
    throw new AppError("BODY_UNREADABLE");
  }
}
