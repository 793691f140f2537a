import { useState, useSyncExternalStore } from "react";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import { useNow } from "../../live/connection";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";

/** Latest counts. Renders only when they change, not for positions. */
export const useTotals = (store: FleetStore): FrameTotals | null => useSyncExternalStore(store.subscribe, store.getTotals);

export function useSince(totals: FrameTotals | null): number {
  const now = useNow(5_000);
  const [received, setCame] = useState({ totals, at: now });
  if (received.totals !== totals) setCame({ totals, at: now });
  return Math.max(0, Math.floor((now - received.at) / 1000));
}
