import { useSyncExternalStore } from "react";
import { observable, useObservable } from "../store/observable";

/** How this page hears from the server. */
export interface Connection {
  /** live: pushed · connecting: the first connection of the page · lost: nothing comes · polling: asked every 20 seconds. */
  state: "live" | "connecting" | "lost" | "polling";
  /** When this state began, milliseconds since 1970. */
  since: number;
  /** When the next attempt is made, milliseconds since 1970; null while one is under way, or none is needed. */
  nextRetryAt: number | null;
  /** The server answers, but what it knows has not moved on: what is shown is old. */
  stalled: boolean;
}

export const connection = observable<Connection>({ state: "connecting", since: Date.now(), nextRetryAt: null, stalled: false });

/** Data that is older than this stands still, milliseconds: two heartbeats of the server are missing, or two answers. */
const STALLED_AFTER_MS: Partial<Record<Connection["state"], number>> = { live: 8_000, polling: 45_000 };

/** By this page's clock: all that was written until then is known here. Null: nothing yet. */
let dataAt: number | null = null;
/** When that was last said. */
let reportedAt = -Infinity;
let stalledTimer: ReturnType<typeof setTimeout> | undefined;
let retry: () => void = () => undefined;

/** How far the server's data goes, in milliseconds by its clock: what it just sent is `at` - `followedAt` old. */
export function recordDataTime({ at, followedAt }: { at: number; followedAt: number }): void {
  reportedAt = Date.now();
  dataAt = reportedAt - (at - followedAt);
  updateStalled();
}

/** Moves to a state; the same state again keeps its beginning. */
export function setConnection(state: Connection["state"], nextRetryAt: number | null = null): void {
  const before = connection.get();
  connection.set({ ...before, state, since: before.state === state ? before.since : Date.now(), nextRetryAt });
  updateStalled();
}

/** Forgets what was known of the connection: somebody signed in or out. */
export function resetConnection(): void {
  dataAt = null;
  connection.set({ state: "connecting", since: Date.now(), nextRetryAt: null, stalled: false });
  updateStalled();
}

/** Looks whether the data stands still, and again when it will if nothing comes. In a state that has just begun, word has its time to come. */
function updateStalled(): void {
  clearTimeout(stalledTimer);
  const now = connection.get();
  const limitMs = STALLED_AFTER_MS[now.state];
  const from = dataAt !== null && reportedAt >= now.since ? dataAt : now.since;
  const remainingMs = limitMs === undefined ? Infinity : from + limitMs - Date.now();
  if (remainingMs > 0 && remainingMs < Infinity) stalledTimer = setTimeout(updateStalled, remainingMs);
  if (now.stalled !== remainingMs <= 0) connection.set({ ...now, stalled: remainingMs <= 0 });
}

/** Says how `retryNow` is done. */
export const setRetryNow = (how: () => void): void => void (retry = how);

/** Tries to connect at once instead of waiting for the next attempt. */
export const retryNow = (): void => retry();

export const useConnection = (): Connection => useObservable(connection);

interface SharedTimer {
  get(): number;
  subscribe(listener: () => void): () => void;
}
const sharedTimers = new Map<number, SharedTimer>();

/** One timer for all who look at the time as often: what they show changes together. It runs while somebody looks. */
function sharedTimerOf(intervalMs: number): SharedTimer {
  let sharedTimer = sharedTimers.get(intervalMs);
  if (!sharedTimer) {
    const listeners = new Set<() => void>();
    let now = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tick = (): void => {
      now = Date.now();
      for (const listener of listeners) listener();
    };
    sharedTimer = {
      get: () => (timer === undefined && Math.abs(Date.now() - now) >= intervalMs ? (now = Date.now()) : now),
      subscribe(listener) {
        listeners.add(listener);
        timer ??= setInterval(tick, intervalMs);
        return () => {
          listeners.delete(listener);
          if (listeners.size) return;
          clearInterval(timer);
          timer = undefined;
        };
      },
    };
    sharedTimers.set(intervalMs, sharedTimer);
  }
  return sharedTimer;
}

/** The time, a new render every `every` milliseconds. */
export function useNow(intervalMs = 1_000): number {
  const timer = sharedTimerOf(intervalMs);
  return useSyncExternalStore(timer.subscribe, timer.get);
}

/** How old what is shown is, whole seconds; null before anything came. */
export function useDataAge(): number | null {
  const now = useNow();
  return dataAt === null ? null : Math.max(0, Math.floor((now - dataAt) / 1_000));
}
