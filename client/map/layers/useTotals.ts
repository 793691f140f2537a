import { useState, useSyncExternalStore } from "react";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import { useNow } from "../../live/connection";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";

/** The counts of the last frame that had any. Renders again when they change, never for a mere position. */
export const useTotals = (store: FleetStore): FrameTotals | null => useSyncExternalStore(store.subscribe, store.getTotals);

/** Seconds since totals came: their ages have grown by as much. */
export function useSince(totals: FrameTotals | null): number {
  const now = useNow(5_000);
  const [received, setCame] = useState({ totals, at: now });
  if (received.totals !== totals) setCame({ totals, at: now });
  return Math.max(0, Math.floor((now - received.at) / 1000));
}
