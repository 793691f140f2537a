import { useSyncExternalStore } from "react";
import { observable, useObservable } from "../i18n/observable";

/** How this page hears from the server. */
export interface Connection {
  /** live: pushed · connecting: the first connection of the page · lost: nothing comes · polling: asked every 20 seconds. */
  state: "live" | "connecting" | "lost" | "polling";
  /** When this state began, milliseconds since 1970. */
  since: number;
  /** When the next attempt is made, milliseconds since 1970; null while one is under way, or none is needed. */
  nextRetryAt: number | null;
}

export const connection = observable<Connection>({ state: "connecting", since: Date.now(), nextRetryAt: null });

let heardAt: number | null = null;
let retry: () => void = () => undefined;

/** The server said something just now. */
export const heard = (): void => void (heardAt = Date.now());

/** When the server last said anything, milliseconds since 1970; null: nothing yet. */
export const lastMessageAt = (): number | null => heardAt;

/** Moves to a state; the same state again keeps its beginning. */
export function setConnection(state: Connection["state"], nextRetryAt: number | null = null): void {
  const before = connection.get();
  connection.set({ state, since: before.state === state ? before.since : Date.now(), nextRetryAt });
}

/** Forgets what was known of the connection: somebody signed in or out. */
export function resetConnection(): void {
  heardAt = null;
  connection.set({ state: "connecting", since: Date.now(), nextRetryAt: null });
}

/** Says how `retryNow` is done. */
export const onRetryNow = (how: () => void): void => void (retry = how);

/** Tries to connect at once instead of waiting for the next attempt. */
export const retryNow = (): void => retry();

export const useConnection = (): Connection => useObservable(connection);

interface Ticker {
  get(): number;
  subscribe(listener: () => void): () => void;
}
const tickers = new Map<number, Ticker>();

/** One timer for all who look at the time as often: what they show changes together. It runs while somebody looks. */
function tickerOf(every: number): Ticker {
  let ticker = tickers.get(every);
  if (!ticker) {
    const listeners = new Set<() => void>();
    let now = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = (): void => {
      now = Date.now();
      for (const listener of listeners) listener();
    };
    ticker = {
      get: () => (timer === undefined && Date.now() - now >= every ? (now = Date.now()) : now),
      subscribe(listener) {
        listeners.add(listener);
        timer ??= setInterval(tick, every);
        return () => {
          listeners.delete(listener);
          if (listeners.size) return;
          clearInterval(timer);
          timer = undefined;
        };
      },
    };
    tickers.set(every, ticker);
  }
  return ticker;
}

/** The time, a new render every `every` milliseconds. */
export function useNow(every = 1_000): number {
  const ticker = tickerOf(every);
  return useSyncExternalStore(ticker.subscribe, ticker.get);
}

/** How old what is shown is, whole seconds; null before anything came. */
export function useDataAge(): number | null {
  const now = useNow();
  return heardAt === null ? null : Math.max(0, Math.floor((now - heardAt) / 1_000));
}
