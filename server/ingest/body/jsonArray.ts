import { AppError } from "../../platform/errors";
import { byteOrderMark, parseLine, RecordBuffer, type Line } from "./lines";
import { CompressedRecords } from "./compressedRecords";

const ELEMENTS_PER_PIECE = 50;

/**
 * Yields the elements of a JSON array; a single object counts as one element. Reads the complete body first and throws BODY_UNREADABLE if
 * it is invalid. Oversized elements are rejected individually.
 */
export async function* arrayElements(chunks: AsyncIterable<Buffer>, maxElementBytes: number): AsyncGenerator<Line[]> {
  const buffered = new CompressedRecords();
  const splitter = new Splitter(maxElementBytes, (element) => buffered.add(element));
  for await (const chunk of chunks) {
    splitter.feed(chunk);
    await buffered.ready;
  }
  splitter.end();
  let line = 0;
  for await (const block of buffered.take()) {
    for (let from = 0; from < block.length; from += ELEMENTS_PER_PIECE) {
      yield block.slice(from, from + ELEMENTS_PER_PIECE).map((bytes): Line => {
        line++;
        return bytes === null ? { line, error: "RECORD_TOO_LARGE", values: { most: maxElementBytes } } : parseLine(bytes, line)!;
      });
    }
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

class Splitter {
  private readonly pieces: RecordBuffer;
  private state: "start" | "open" | "element" | "next" | "done" = "start";
  private single = false;
  private depth = 0;
  private inText = false;
  private escaped = false;

  constructor(
    maxBytes: number,
    private readonly onElement: (bytes: Buffer | null) => void,
  ) {
    this.pieces = new RecordBuffer(maxBytes);
  }

  feed(chunk: Buffer): void {
    let elementStart = 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (this.state !== "element") {
        if (isSpace(byte) || !this.begins(byte)) continue;
        elementStart = i;
        this.state = "element";
      }
      if (!this.ends(byte)) continue;
      this.keep(chunk.subarray(elementStart, this.single ? i + 1 : i));
      this.state = byte === comma ? "next" : "done";
    }
    if (this.state === "element") this.pieces.add(chunk.subarray(elementStart));
  }

  end(): void {
    if (this.state !== "done") this.unreadable();
  }

  private begins(byte: number): boolean {
    if (this.state === "start" && byte === openList) this.state = "open";
    else if (this.state === "start" && byte === openObject) return (this.single = true);
    else if (this.state === "open" && byte === closeList) this.state = "done";
    else if ((this.state === "open" || this.state === "next") && byte !== comma && byte !== closeList) return true;
    else if (this.state !== "start" || !byteOrderMark.includes(byte)) this.unreadable();
    return false;
  }

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
    const bytes = this.pieces.take(last);
    const element = bytes && parseLine(bytes, 0);
    if (element === undefined || (element && "error" in element && element.error === "JSON_INVALID")) this.unreadable();
    this.onElement(bytes);
  }

  private unreadable(): never {
    throw new AppError("BODY_UNREADABLE");
  }
}
