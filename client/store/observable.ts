import { useSyncExternalStore } from "react";

/** A value with change notifications. In the lowest layer, because language, session and connection depend on it. */
export interface Observable<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useObservable = <T>(watched: Observable<T>): T => useSyncExternalStore(watched.subscribe, watched.get);
