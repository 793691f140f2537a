import type { z } from "zod";

/** Failure of a map service. The message contains neither the address, which can contain a key, nor a place. */
export class MapsError extends Error {
  constructor(readonly code: string) {
    super(`the service answered ${code}`);
  }
}

const MAX_ANSWER_BYTES = 4_000_000;

/**
 * Requests and validates JSON, including for HTTP errors in `answerStatuses`. Redirects are errors. Throws MapsError, and fetch's errors
 * without a connection or after an abort.
 */
export async function fetchJson<T extends z.ZodType>(
  url: URL,
  answer: T,
  signal: AbortSignal,
  answerStatuses: readonly number[] = [],
): Promise<z.output<T>> {
  const response = await fetch(url, { signal, redirect: "error", headers: { accept: "application/json" } });
  if (!response.ok && !answerStatuses.includes(response.status)) {
    await response.body?.cancel();
    throw new MapsError(`HTTP ${response.status}`);
  }
  const body = await readJson(response);
  signal.throwIfAborted();
  const read = answer.safeParse(body);
  if (!read.success) throw new MapsError("something else than was asked for");
  return read.data;
}

async function readJson({ body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      parts.push(part as Uint8Array);
      if ((bytes += (part as Uint8Array).length) > MAX_ANSWER_BYTES) return undefined;
    }
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}
