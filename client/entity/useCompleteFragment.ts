import { useState } from "react";

type Result = { data: unknown; complete: boolean };
type Whole<R extends Result> = Extract<R, { complete: true }>["data"];

/**
 * A fragment's data, whole: while the cache lacks a part of it (another supplier was assigned, and its data are on their way) the last
 * whole data of the same entity; null before there are any.
 */
export function useCompleteFragment<R extends Result>(result: R): Whole<R> | null {
  const now = result.complete ? (result.data as Whole<R>) : null;
  const [last, setLast] = useState<Whole<R> | null>(now);
  if (now && now !== last) setLast(() => now);
  const idOf = (data: unknown): unknown => (data as { id?: string } | null)?.id;
  return now ?? (idOf(result.data) === idOf(last) ? last : null);
}
