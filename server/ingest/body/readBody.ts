import type { Readable } from "node:stream";
import { AppError } from "../../platform/errors";
import { arrayElements } from "./jsonArray";
import type { Lines } from "./lines";
import { ndjsonLines } from "./ndjson";

/** Bytes. An array is kept, packed, until its end is seen, since one that does not parse stores nothing; NDJSON is taken as it comes. */
export const bodyLimits = { record: 1_048_576, ndjson: 256 * 1_048_576, array: 128 * 1_048_576 } as const;

const formats: Readonly<Record<string, "ndjson" | "array">> = {
  "application/x-ndjson": "ndjson",
  "application/ndjson": "ndjson",
  "application/jsonl": "ndjson",
  "application/x-jsonlines": "ndjson",
  "text/plain": "ndjson",
  "application/json": "array",
};

export interface RecordsBody {
  stream: Readable;
  contentType: string | undefined;
  /** As announced, bytes; undefined: not said. */
  contentLength?: number;
  /** Is handed each piece as it comes. */
  onPiece?: (piece: Buffer) => void;
}

/**
 * What the body holds, in pieces as they come. Throws, at once or while it is read: BODY_TYPE for another format or charset than UTF-8,
 * BODY_TOO_LARGE, BODY_UNREADABLE for an array that does not parse and for a body that breaks off.
 */
export function readBody(
  { stream, contentType, contentLength, onPiece }: RecordsBody,
  limits: Readonly<Record<keyof typeof bodyLimits, number>> = bodyLimits,
): Lines {
  const [type, ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const format = Object.hasOwn(formats, type!) ? formats[type!]! : undefined;
  const charset = parameters
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  if (!format || (charset !== undefined && !/^(utf-?8|us-ascii)$/.test(charset))) throw new AppError("BODY_TYPE");
  const maxBytes = limits[format];
  if (contentLength !== undefined && contentLength > maxBytes) throw new AppError("BODY_TOO_LARGE", { most: maxBytes });
  const chunks = bytesOf(stream, maxBytes, onPiece);
  return format === "ndjson" ? ndjsonLines(chunks, limits.record) : arrayElements(chunks, limits.record);
}

async function* bytesOf(stream: Readable, maxBytes: number, onPiece?: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    // Left as it is when we stop early: destroyed, the request could not be answered any more.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer | string>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError("BODY_TOO_LARGE", { most: maxBytes });
      const piece = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      onPiece?.(piece);
      yield piece;
    }
  } catch (error) {
    // A sender that goes away in the middle: nobody reads the answer, and what is not committed is not stored.
    throw error instanceof AppError ? error : new AppError("BODY_UNREADABLE");
  }
}
