import { AppError } from "../platform/errors";
import { byteOrderMark, parsed, type Line } from "./lines";

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
  const { bounds, bytes } = splitter.end();
  for (let from = 0; from < bounds.length; from += piece) {
    yield bounds.slice(from, from + piece).map(([start, end], i): Line => {
      const line = from + i + 1;
      return end - start > most ? { line, fault: "RECORD_TOO_LARGE", values: { most } } : parsed(bytes.between(start, end), line)!;
    });
    bytes.forget(bounds[from]![0]);
  }
}

type Bounds = [start: number, end: number];

/** Bytes of a body in blocks of our own: a body that comes in many small pieces takes no more memory than another. */
class Bytes {
  private readonly blocks: (Buffer | undefined)[] = [];
  private static readonly block = 1_048_576;
  length = 0;

  add(chunk: Buffer): void {
    for (let from = 0; from < chunk.length;) {
      const at = this.length % Bytes.block;
      if (at === 0) this.blocks.push(Buffer.allocUnsafeSlow(Bytes.block));
      const copied = chunk.copy(this.blocks.at(-1)!, at, from);
      this.length += copied;
      from += copied;
    }
  }

  between(start: number, end: number): Buffer {
    const parts: Buffer[] = [];
    for (let at = start; at < end;) {
      const within = at % Bytes.block;
      const part = this.blocks[(at - within) / Bytes.block]!.subarray(within, within + end - at);
      parts.push(part);
      at += part.length;
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  /** What comes before this place is not needed any more. */
  forget(before: number): void {
    this.blocks.fill(undefined, 0, Math.floor(before / Bytes.block));
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
  private readonly bytes = new Bytes();
  private readonly bounds: Bounds[] = [];
  private state: "start" | "open" | "element" | "next" | "done" = "start";
  private begun = 0;
  private single = false;
  private depth = 0;
  private inText = false;
  private escaped = false;

  constructor(private readonly most: number) {}

  feed(chunk: Buffer): void {
    const offset = this.bytes.length;
    this.bytes.add(chunk);
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (this.state !== "element") {
        if (isSpace(byte) || !this.begins(byte)) continue;
        this.begun = offset + i;
        this.state = "element";
      }
      if (!this.ends(byte)) continue;
      this.keep([this.begun, offset + (this.single ? i + 1 : i)]);
      this.state = byte === comma ? "next" : "done";
    }
  }

  end(): { bounds: readonly Bounds[]; bytes: Bytes } {
    if (this.state !== "done") this.unreadable();
    return { bounds: this.bounds, bytes: this.bytes };
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

  private keep(bounds: Bounds): void {
    const one = bounds[1] - bounds[0] > this.most ? null : parsed(this.bytes.between(...bounds), 0);
    if (one === undefined || (one && "fault" in one && one.fault === "JSON_INVALID")) this.unreadable();
    this.bounds.push(bounds);
  }

  private unreadable(): never {
    throw new AppError("BODY_UNREADABLE");
  }
}
