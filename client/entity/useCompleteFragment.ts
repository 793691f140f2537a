import { useState } from "react";

type Result = { data: unknown; complete: boolean };
type Whole<R extends Result> = Extract<R, { complete: true }>["data"];

/**
 * Returns the last complete data of the entity while the cache lacks a part, for example after the supplier changed. `null` before the
 * first.
 */
export function useCompleteFragment<R extends Result>(result: R): Whole<R> | null {
  const now = result.complete ? (result.data as Whole<R>) : null;
  const [last, setLast] = useState<Whole<R> | null>(now);
  if (now && now !== last) setLast(() => now);
  const idOf = (data: unknown): unknown => (data as { id?: string } | null)?.id;
  return now ?? (idOf(result.data) === idOf(last) ? last : null);
}
