import { useCallback, useRef, useState } from "react";
import { readStoredText, writeStoredText } from "../store/storedJson";

export function readStoredNumber(key: string): number | null {
  const stored = Number(readStoredText("localStorage", key) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

/** A number stored in the browser: its initial value, and a setter that does not render. */
export function useStoredNumber(key: string, fallback: number): [number, (value: number) => void] {
  const [first] = useState(() => readStoredNumber(key) ?? fallback);
  const last = useRef(first);
  const remember = useCallback(
    (value: number) => {
      if (Math.round(value) === Math.round(last.current)) return;
      last.current = value;
      writeStoredText("localStorage", key, `${Math.round(value)}`);
    },
    [key],
  );
  return [first, remember];
}
