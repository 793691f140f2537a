import { useCallback, useEffect, useRef, useState } from "react";
import type { InViewRow } from "./inView";
import { useListedClaims } from "./useListedClaims";

/** Delay before the claims of newly rendered rows are requested, so that scrolling sends one request. */
const REQUEST_DELAY_MS = 120;
const NO_CLAIMS: readonly string[] = [];

/** Loads the claims of the rendered rows in one request. Returns the callback for the list's `onRender`. */
export function useShownClaims(): (rows: readonly InViewRow[]) => void {
  const [ids, setIds] = useState(NO_CLAIMS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListedClaims(ids);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((rows) => {
    const claims = rows.flatMap(({ point }) => (point?.claimStatus ? [point.id] : []));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIds(claims), REQUEST_DELAY_MS);
  }, []);
}
