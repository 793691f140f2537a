import { subscribeLive } from "./pageSocket";

/** A subscription that the server ended is opened again after this long, milliseconds. */
const REOPEN_DELAY_MS = 2_000;

/** Subscribes on the page's socket, again whenever the server has ended it. Answers how to stop. */
export function keepSubscribed<T>(query: string, onData: (data: T) => void, variables: Record<string, unknown> = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | null = null;
  const reopenLater = (): void => void (timer = setTimeout(subscribe, REOPEN_DELAY_MS));
  const subscribe = (): void => {
    release = subscribeLive<T>(() => ({ query, variables }), {
      next: ({ data }) => {
        if (data) onData(data);
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
