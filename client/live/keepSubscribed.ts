import { MINUTE_MS } from "../../schema/rules/durations";
import { subscribeLive } from "./pageSocket";

/** Delay before reopening a subscription, in milliseconds. It doubles with each attempt without data, for example after a rejection. */
const REOPEN_DELAY_MS = { min: 2_000, max: MINUTE_MS };

/** Reopens the subscription whenever the server ends it. Returns a function that unsubscribes. */
export function keepSubscribed<T>(query: string, onData: (data: T) => void, variables: Record<string, unknown> = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | null = null;
  let delayMs = REOPEN_DELAY_MS.min;
  const reopenLater = (): void => {
    timer = setTimeout(subscribe, delayMs);
    delayMs = Math.min(2 * delayMs, REOPEN_DELAY_MS.max);
  };
  const subscribe = (): void => {
    release = subscribeLive<T>(() => ({ query, variables }), {
      next: ({ data }) => {
        if (!data) return;
        delayMs = REOPEN_DELAY_MS.min;
        onData(data);
      },
      error: reopenLater,
      complete: reopenLater,
    });
  };
  subscribe();
  return () => {
    clearTimeout(timer);
    release?.();
  };
}
