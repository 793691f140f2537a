import { parseLine, RecordBuffer, withoutByteOrderMark, type Line } from "./lines";

const NEWLINE = 0x0a;

/** Yields lines of NDJSON. Empty lines are skipped but counted; oversized lines are rejected individually. */
export async function* ndjsonLines(chunks: AsyncIterable<Buffer>, maxLineBytes: number): AsyncGenerator<Line[]> {
  const recordBuffer = new RecordBuffer(maxLineBytes);
  let line = 0;
  const finishLine = (last: Buffer): Line | undefined => {
    line++;
    const bytes = recordBuffer.take(last);
    return bytes === null
      ? { line, error: "RECORD_TOO_LARGE", values: { most: maxLineBytes } }
      : parseLine(line === 1 ? withoutByteOrderMark(bytes) : bytes, line);
  };
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const parsed = finishLine(chunk.subarray(from, end));
      if (parsed) lines.push(parsed);
      from = end + 1;
    }
    recordBuffer.add(chunk.subarray(from));
    yield lines;
  }
  const last = recordBuffer.empty ? undefined : finishLine(Buffer.alloc(0));
  if (last) yield [last];
}
