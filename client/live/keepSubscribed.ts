import { MINUTE_MS } from "../../schema/rules/durations";
import { subscribeLive } from "./pageSocket";

/**
 * A subscription that the server ended is opened again after this long, milliseconds: after the shortest, and longer each time that nothing has
 * come meanwhile, as with one that is refused.
 */
const REOPEN_DELAY_MS = { min: 2_000, max: MINUTE_MS };

/** Subscribes on the page's socket, again whenever the server has ended it. Answers how to stop. */
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
