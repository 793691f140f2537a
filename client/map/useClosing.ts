import { useCallback, useEffect, useState } from "react";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import { sameRef } from "./mapAddress";

/** The tab of a finished claim closes by itself after this long, milliseconds. */
const closesAfter = 10_000;

export interface Closing {
  /** When a tab closes by itself, milliseconds since 1970; null: it stays. */
  closesAt(ref: FleetRef): number | null;
  begin(ref: FleetRef): void;
  keep(ref: FleetRef): void;
}

/** Closes tabs of what is over, after a while in which they can be kept. */
export function useClosing(close: (ref: FleetRef) => void): Closing {
  const [due, setDue] = useState<{ ref: FleetRef; at: number }[]>([]);
  useEffect(() => {
    const next = due[0];
    if (!next) return;
    const timer = setTimeout(
      () => {
        setDue((all) => all.slice(1));
        close(next.ref);
      },
      Math.max(0, next.at - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [due, close]);
  const keep = useCallback((ref: FleetRef) => setDue((all) => all.filter((one) => !sameRef(one.ref, ref))), []);
  const begin = useCallback((ref: FleetRef) => setDue((all) => [...all, { ref, at: Date.now() + closesAfter }]), []);
  return { closesAt: (ref) => due.find((one) => sameRef(one.ref, ref))?.at ?? null, begin, keep };
}
