import { useCallback, useEffect, useState } from "react";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { sameRef } from "../address/mapAddress";

const CLOSE_AFTER_MS = 10_000;

export interface AutoClose {
  /** Time at which a tab closes automatically, in milliseconds since 1970; `null` if it stays open. */
  closesAt(ref: FleetRef): number | null;
  schedule(ref: FleetRef): void;
  keep(ref: FleetRef): void;
}

export function useAutoClose(close: (ref: FleetRef) => void): AutoClose {
  const [scheduled, setDue] = useState<{ ref: FleetRef; at: number }[]>([]);
  useEffect(() => {
    const next = scheduled[0];
    if (!next) return;
    const timer = setTimeout(
      () => {
        setDue((all) => all.slice(1));
        close(next.ref);
      },
      Math.max(0, next.at - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [scheduled, close]);
  const keep = useCallback((ref: FleetRef) => setDue((all) => all.filter((entry) => !sameRef(entry.ref, ref))), []);
  const schedule = useCallback((ref: FleetRef) => setDue((all) => [...all, { ref, at: Date.now() + CLOSE_AFTER_MS }]), []);
  return { closesAt: (ref) => scheduled.find((entry) => sameRef(entry.ref, ref))?.at ?? null, schedule, keep };
}
