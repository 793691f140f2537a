import { useEffect, useEffectEvent, useState } from "react";

export interface LatestAnswer<T> {
  /** Latest result, possibly for an earlier text; `null` before the first one. */
  data: T | null;
  isPending: boolean;
  error: unknown;
}

/**
 * Queries once the text has not changed for `delayMs`, and aborts the query for an earlier text. A `null` text sends nothing; a changed
 * `attempt` retries.
 */
export function useLatestAnswer<T>(
  text: string | null,
  delayMs: number,
  ask: (text: string, signal: AbortSignal) => Promise<T>,
  attempt: unknown,
): LatestAnswer<T> {
  const [answer, setAnswer] = useState<{ text: string; attempt: unknown; data: T | null; error: unknown } | null>(null);
  const begin = useEffectEvent(ask);
  useEffect(() => {
    if (text === null) return undefined;
    const ending = new AbortController();
    const timer = setTimeout(
      () =>
        void begin(text, ending.signal).then(
          (data) => !ending.signal.aborted && setAnswer({ text, attempt, data, error: null }),
          (error: unknown) => !ending.signal.aborted && setAnswer({ text, attempt, data: null, error }),
        ),
      delayMs,
    );
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text, delayMs, attempt]);
  if (text === null) return { data: null, isPending: false, error: null };
  const isPending = answer?.text !== text || answer.attempt !== attempt;
  return { data: answer?.data ?? null, isPending, error: isPending ? null : answer.error };
}
