import { useEffect, useEffectEvent, useState } from "react";

export interface LatestAnswer<T> {
  /** The newest answer, which may still be that to an earlier text; null: there was none. */
  data: T | null;
  /** The text that is typed has not been answered, or is asked about again. */
  isPending: boolean;
  /** Its question failed. */
  error: unknown;
}

/**
 * Asks about a text once it has not changed for a moment. A question about an earlier text is ended, and what it still answers is dropped.
 * Null: nothing is to be asked. `attempt`: asks again where it is another one.
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
