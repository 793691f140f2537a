import { useEffect, useState } from "react";

/**
 * Returns the committed value. During a router transition, old and new pages render in turn, and a query whose variables follow both
 * would restart the transition with each result.
 */
export function useCommitted<T extends object>(value: T): T {
  const [committed, setCommitted] = useState(value);
  const written = JSON.stringify(value);
  // Only an effect runs after the commit; rendering does not know which version is committed.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setCommitted((old) => (JSON.stringify(old) === written ? old : (JSON.parse(written) as T))), [written]);
  return committed;
}
