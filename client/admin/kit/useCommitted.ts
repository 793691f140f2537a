import { useEffect, useState } from "react";

/**
 * The value as the page shows it. The router renders a changed address in a transition, beside the old one: a query whose variables differ
 * between the two asks in turns for the one and the other, and each answer begins the transition again.
 */
export function useCommitted<T extends object>(value: T): T {
  const [committed, setCommitted] = useState(value);
  const written = JSON.stringify(value);
  // After the commit is what it is for: while rendering nobody knows which of the two stays.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setCommitted((old) => (JSON.stringify(old) === written ? old : (JSON.parse(written) as T))), [written]);
  return committed;
}
