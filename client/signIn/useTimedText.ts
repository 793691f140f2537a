import { useCallback, useEffect, useState } from "react";

/** A text that disappears after some milliseconds; setting it again restarts the time. */
export function useTimedText(milliseconds: number): [text: string | null, show: (text: string | null) => void] {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, milliseconds]);
  const show = useCallback((text: string | null) => setShown(text === null ? null : { text }), []);
  return [shown?.text ?? null, show];
}
