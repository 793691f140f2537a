import { useSyncExternalStore } from "react";
import { observable, useObservable } from "../store/observable";
import { clockOffset, serverNow } from "../store/serverClock";

export interface Connection {
  /** live: pushed · connecting: first connection of the page · lost: no connection · polling: every 20 seconds. */
  state: "live" | "connecting" | "lost" | "polling";
  /** Start of this state by the computer's clock, in milliseconds since 1970. */
  since: number;
  /** Time of the next attempt by the computer's clock, in milliseconds since 1970; `null` during an attempt or if none is needed. */
  nextRetryAt: number | null;
  /** The server responds, but its data no longer advances. */
  stalled: boolean;
}

export const connection = observable<Connection>({ state: "connecting", since: Date.now(), nextRetryAt: null, stalled: false });

/** Age at which data counts as stalled, in milliseconds: two missed heartbeats or two missed polls. */
const STALLED_AFTER_MS: Partial<Record<Connection["state"], number>> = { live: 8_000, polling: 45_000 };

/** Time up to which all changes are known, by the computer's clock; `null` before the first message. */
let dataAt: number | null = null;
let reportedAt = -Infinity;
let stalledTimer: ReturnType<typeof setTimeout> | undefined;
let retry: () => void = () => undefined;

/**
 * Records how current the server's data is: the message sent at `at` contains all changes up to `followedAt`. Both in milliseconds since
 * 1970.
 */
export function recordDataTime({ at, followedAt }: { at: number; followedAt: number }): void {
  reportedAt = Date.now();
  dataAt = reportedAt - (at - followedAt);
  updateStalled();
}

export function setConnection(state: Connection["state"], nextRetryAt: number | null = null): void {
  const before = connection.get();
  connection.set({ ...before, state, since: before.state === state ? before.since : Date.now(), nextRetryAt });
  updateStalled();
}

export function resetConnection(): void {
  dataAt = null;
  connection.set({ state: "connecting", since: Date.now(), nextRetryAt: null, stalled: false });
  updateStalled();
}

/** Updates `stalled`, and schedules the next check. A new connection state gets the full limit before it counts as stalled. */
function updateStalled(): void {
  clearTimeout(stalledTimer);
  const now = connection.get();
  const limitMs = STALLED_AFTER_MS[now.state];
  const from = dataAt !== null && reportedAt >= now.since ? dataAt : now.since;
  const remainingMs = limitMs === undefined ? Infinity : from + limitMs - Date.now();
  if (remainingMs > 0 && remainingMs < Infinity) stalledTimer = setTimeout(updateStalled, remainingMs);
  if (now.stalled !== remainingMs <= 0) connection.set({ ...now, stalled: remainingMs <= 0 });
}

export const setRetryNow = (how: () => void): void => void (retry = how);

export const retryNow = (): void => retry();

export const useConnection = (): Connection => useObservable(connection);

interface SharedTimer {
  get(): number;
  subscribe(listener: () => void): () => void;
}

/** Timers shared by interval, so that components with the same interval render together. */
const timersOf = (clock: () => number): ((intervalMs: number) => SharedTimer) => {
  const sharedTimers = new Map<number, SharedTimer>();
  return (intervalMs) => {
    let sharedTimer = sharedTimers.get(intervalMs);
    if (!sharedTimer) {
      const listeners = new Set<() => void>();
      let now = 0;
      let timer: ReturnType<typeof setInterval> | undefined;
      let stopFollowing = (): void => undefined;
      const tick = (): void => {
        now = clock();
        for (const listener of listeners) listener();
      };
      sharedTimer = {
        get: () => (timer === undefined && Math.abs(clock() - now) >= intervalMs ? (now = clock()) : now),
        subscribe(listener) {
          listeners.add(listener);
          if (timer === undefined) {
            timer = setInterval(tick, intervalMs);
            stopFollowing = clockOffset.subscribe(tick);
          }
          return () => {
            listeners.delete(listener);
            if (listeners.size) return;
            clearInterval(timer);
            timer = undefined;
            stopFollowing();
          };
        },
      };
      sharedTimers.set(intervalMs, sharedTimer);
    }
    return sharedTimer;
  };
};
const serverTimers = timersOf(serverNow);
const pageTimers = timersOf(() => Date.now());

function useTimer({ subscribe, get }: SharedTimer): number {
  return useSyncExternalStore(subscribe, get);
}

/** Server time in milliseconds since 1970, updated at each interval. Use it for comparisons with times from the server. */
export const useNow = (intervalMs = 1_000): number => useTimer(serverTimers(intervalMs));

export const usePageTime = (intervalMs = 1_000): number => useTimer(pageTimers(intervalMs));

/** Age of the displayed data in whole seconds; `null` before the first message. */
export function useDataAge(): number | null {
  const now = usePageTime();
  return dataAt === null ? null : Math.max(0, Math.floor((now - dataAt) / 1_000));
}
