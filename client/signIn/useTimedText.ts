import { useCallback, useEffect, useState } from "react";

/** A text that disappears after some milliseconds; setting it again restarts the time. */
export function useTimedText(milliseconds: number): [text: string | null, show: (text: string | null) => void] {
  const [current, setCurrent] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(() => setCurrent(null), milliseconds);
    return () => clearTimeout(timer);
  }, [current, milliseconds]);
  const show = useCallback((text: string | null) => setCurrent(text === null ? null : { text }), []);
  return [current?.text ?? null, show];
}
