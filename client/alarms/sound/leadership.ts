// Of all tabs of a browser one is heard: the one that came to the front last.

const LEADER_LOCK = "atalaya.alarms.sound";

/** A browser without locks has what has rung alone to go by. */
export const HAS_LOCKS = "locks" in navigator;

/** Says whether this tab is the one that is heard, for as long as it is followed. Answers how to stop. */
export function followLeadership(onChange: (leads: boolean) => void): () => void {
  const end = new AbortController();
  let waiting = new AbortController();
  /** Gives back what this tab leads by; null: another tab leads. */
  let release: (() => void) | null = null;
  const ask = (options: LockOptions): void => {
    let own: (() => void) | null = null;
    const whileHeld = (): Promise<void> | undefined => {
      if (end.signal.aborted) return undefined;
      return new Promise((done) => {
        release = own = done;
        onChange(true);
      });
    };
    navigator.locks.request(LEADER_LOCK, options, whileHeld).catch(() => {
      if (own === null || own !== release || end.signal.aborted) return;
      // Another tab has come to the front.
      release = null;
      onChange(false);
      wait();
    });
  };
  const wait = (): void => {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  };
  // A browser lets the timers of a tab that nobody sees go once a minute: the one in front takes over.
  const takeOver = (): void => {
    if (release || document.visibilityState !== "visible") return;
    waiting.abort();
    ask({ steal: true });
  };
  if (document.visibilityState === "visible") takeOver();
  else wait();
  document.addEventListener("visibilitychange", takeOver, { signal: end.signal });
  return () => {
    end.abort();
    waiting.abort();
    release?.();
    onChange(false);
  };
}
