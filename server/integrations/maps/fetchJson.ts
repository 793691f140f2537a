import type { z } from "zod";

/** A routing service did not answer as it should. Its message names neither the address, which can carry a key, nor a place. */
export class MapsError extends Error {
  constructor(readonly code: string) {
    super(`the routing service answered ${code}`);
  }
}

/**
 * Asks a service for JSON and checks what comes. `known` are the HTTP states whose body is such an answer too. Throws MapsError, and what
 * fetch throws when there is no connection or the signal says stop.
 */
export async function fetchJson<T extends z.ZodType>(
  url: URL,
  answer: T,
  signal: AbortSignal,
  answerStatuses: readonly number[] = [],
): Promise<z.output<T>> {
  const response = await fetch(url, { signal, headers: { accept: "application/json" } });
  if (!response.ok && !answerStatuses.includes(response.status)) {
    await response.body?.cancel();
    throw new MapsError(`HTTP ${response.status}`);
  }
  const body: unknown = await response.json().catch(() => undefined);
  signal.throwIfAborted();
  const read = answer.safeParse(body);
  if (!read.success) throw new MapsError("something that is no route");
  return read.data;
}
