// Only one tab of a browser plays sounds: the tab that was in front last.

const LEADER_LOCK = "atalaya.alarms.sound";

/** Without the Web Locks API, tabs coordinate only through the stored list of alarms that have rung. */
export const HAS_LOCKS = "locks" in navigator;

export function followLeadership(onChange: (leads: boolean) => void): () => void {
  const end = new AbortController();
  let waiting = new AbortController();
  let release: (() => void) | null = null;
  const ask = (options: LockOptions): void => {
    let thisRelease: (() => void) | null = null;
    const whileHeld = (): Promise<void> | undefined => {
      if (end.signal.aborted) return undefined;
      return new Promise((done) => {
        release = thisRelease = done;
        onChange(true);
      });
    };
    navigator.locks.request(LEADER_LOCK, options, whileHeld).catch((error: unknown) => {
      // If the browser blocks storage, it also rejects locks: each tab then plays the sounds.
      if (error instanceof DOMException && error.name === "SecurityError" && !end.signal.aborted) return onChange(true);
      if (thisRelease === null || thisRelease !== release || end.signal.aborted) return;
      release = null;
      onChange(false);
      wait();
    });
  };
  const wait = (): void => {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  };
  // Browsers throttle timers of hidden tabs to one per minute, so the visible tab takes the lock over.
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
