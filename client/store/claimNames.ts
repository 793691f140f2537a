import { useCallback, useSyncExternalStore } from "react";
import { claimName } from "../../schema/rules/search/claimName";

/** Displayed claims by short name, each with the number of components that show it. */
const shownClaims = new Map<string, Map<string, number>>();
const listeners = new Map<string, Set<() => void>>();

export function trackClaim(id: string): void {
  const name = claimName(id);
  const claims = shownClaims.get(name) ?? new Map<string, number>();
  shownClaims.set(name, claims);
  claims.set(id, (claims.get(id) ?? 0) + 1);
  if (claims.size > 1) listeners.get(name)?.forEach((listener) => listener());
}

export function untrackClaim(id: string): void {
  const name = claimName(id);
  const claims = shownClaims.get(name);
  const count = claims?.get(id);
  if (!claims || count === undefined) return;
  if (count > 1) return void claims.set(id, count - 1);
  claims.delete(id);
  if (claims.size === 0) shownClaims.delete(name);
  listeners.get(name)?.forEach((listener) => listener());
}

/** Returns the short name of a claim, or its full id if another displayed claim has the same short name. */
export function shownClaimName(id: string): string {
  const name = claimName(id);
  const claims = shownClaims.get(name);
  return claims && claims.size > (claims.has(id) ? 1 : 0) ? id : name;
}

export function useClaimName(id: string): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const name = claimName(id);
      const listenersOfName = listeners.get(name) ?? new Set();
      listeners.set(name, listenersOfName.add(listener));
      trackClaim(id);
      return () => {
        listenersOfName.delete(listener);
        if (listenersOfName.size === 0) listeners.delete(name);
        untrackClaim(id);
      };
    },
    [id],
  );
  return useSyncExternalStore(subscribe, () => shownClaimName(id));
}
