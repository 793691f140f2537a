import type { z } from "zod";

/** A service of maps did not answer as it should. Its message names neither the address, which can carry a key, nor a place. */
export class MapsError extends Error {
  constructor(readonly code: string) {
    super(`the service answered ${code}`);
  }
}

/** No answer of a route or of places is longer, bytes. */
const MAX_ANSWER_BYTES = 4_000_000;

/**
 * Asks a service for JSON and checks what comes. `answerStatuses` are the HTTP states whose body is such an answer too. Only the address that
 * is configured is asked: a redirect is an error, wherever it leads. Throws MapsError, and what fetch throws when there is no connection or the
 * signal says stop.
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

/** Undefined: it is no JSON, or too long. */
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
