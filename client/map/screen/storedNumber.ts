import { useCallback, useRef, useState } from "react";

/** A number this browser remembers: the value at first, and how to remember another without rendering again. */
export function useStoredNumber(key: string, fallback: number): [number, (value: number) => void] {
  const [first] = useState(() => {
    const stored = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isFinite(stored) ? stored : fallback;
  });
  const last = useRef(first);
  const remember = useCallback(
    (value: number) => {
      if (Math.round(value) === Math.round(last.current)) return;
      last.current = value;
      localStorage.setItem(key, `${Math.round(value)}`);
    },
    [key],
  );
  return [first, remember];
}
