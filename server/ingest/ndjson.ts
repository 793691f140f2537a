import { parsed, Pieces, withoutMark, type Line } from "./lines";

const newline = 0x0a;

/** Lines of NDJSON, each standing alone; empty ones are passed over but counted. A line over `most` bytes is refused by itself. */
export async function* ndjsonLines(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<Line[]> {
  const pieces = new Pieces(most);
  let line = 0;
  const lineEnding = (last: Buffer): Line | undefined => {
    line++;
    const bytes = pieces.take(last);
    return bytes === null ? { line, fault: "RECORD_TOO_LARGE", values: { most } } : parsed(line === 1 ? withoutMark(bytes) : bytes, line);
  };
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const one = lineEnding(chunk.subarray(from, end));
      if (one) lines.push(one);
      from = end + 1;
    }
    pieces.add(chunk.subarray(from));
    yield lines;
  }
  const last = pieces.empty ? undefined : lineEnding(Buffer.alloc(0));
  if (last) yield [last];
}
