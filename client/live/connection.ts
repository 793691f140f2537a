import { useEffect, useState } from "react";
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

/** The time, a new render every `every` milliseconds. */
export function useNow(every = 1_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** How old what is shown is, whole seconds; null before anything came. */
export function useDataAge(): number | null {
  const now = useNow();
  return heardAt === null ? null : Math.max(0, Math.floor((now - heardAt) / 1_000));
}
