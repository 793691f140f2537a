import type { Readable } from "node:stream";
import { AppError } from "../../platform/errors";
import { arrayElements } from "./jsonArray";
import type { Lines } from "./lines";
import { ndjsonLines } from "./ndjson";

/** Limits in bytes. Arrays are buffered until their end, because an invalid array stores nothing; NDJSON is processed as it arrives. */
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
  contentLength?: number;
  /** Rejects records that have unknown fields; otherwise these are warnings. */
  isStrict?: boolean;
  onPiece?: (piece: Buffer) => void;
}

export const isNdjson = (contentType: string | undefined): boolean =>
  formatOf((contentType ?? "").split(";")[0]!.trim().toLowerCase()) === "ndjson";

const formatOf = (type: string): "ndjson" | "array" | undefined => (Object.hasOwn(formats, type) ? formats[type] : undefined);

/**
 * Reads a body as batches of records. Throws BODY_TYPE for other formats or charsets than UTF-8, BODY_TOO_LARGE, or BODY_UNREADABLE for
 * an invalid array or an aborted body.
 */
export function readBody(
  { stream, contentType, contentLength, onPiece }: RecordsBody,
  limits: Readonly<Record<keyof typeof bodyLimits, number>> = bodyLimits,
): Lines {
  const [type, ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const format = formatOf(type!);
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
    // Destroying the stream would close the connection before the response is sent.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer | string>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError("BODY_TOO_LARGE", { most: maxBytes });
      const piece = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      onPiece?.(piece);
      yield piece;
    }
  } catch (error) {
    // The sender disconnected, so the response is lost anyway.
    throw error instanceof AppError ? error : new AppError("BODY_UNREADABLE");
  }
}
