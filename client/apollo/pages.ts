import type { OperationVariables } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import { useCallback, useRef } from "react";
import { useErrorText } from "./errors";

/** A connection of the schema, as a list asks for it. */
interface Connection {
  nodes: readonly object[];
  totalCount?: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
type FieldOf<D> = { [K in keyof D]: D[K] extends Connection ? K : never }[keyof D] & string;
type NodeOf<C> = C extends { nodes: readonly (infer N)[] } ? N : never;

export interface Pages<N> {
  /** Those that have come; undefined: none yet. */
  rows: readonly N[] | undefined;
  total: number | undefined;
  /** Why nothing came. */
  failed: string | undefined;
  onRetry(): void;
  /** Asks for the next page; undefined: there is none. */
  onMore: (() => void) | undefined;
}

/** The pages of a list, one after the other, from a query with the variable `after`: what a DataTable takes. */
export function usePages<D, V extends OperationVariables, F extends FieldOf<D>>(
  { data, previousData, error, refetch, fetchMore }: useQuery.Result<D, V>,
  field: F,
): Pages<NodeOf<D[F]>> {
  const errorText = useErrorText();
  const pendingCursor = useRef<string | null>(null);
  // While another filter's rows are on their way the old ones stay, so that nothing jumps.
  const page = ((data ?? (error ? undefined : previousData)) as D | undefined)?.[field] as Connection | undefined;
  const after = page?.pageInfo.hasNextPage && data ? page.pageInfo.endCursor : null;
  const more = useCallback(() => {
    if (after === null || pendingCursor.current === after) return;
    pendingCursor.current = after;
    const join = (old: D, { fetchMoreResult }: { fetchMoreResult: D }): D => {
      const [before, next] = [old[field] as Connection, fetchMoreResult[field] as Connection];
      return { ...fetchMoreResult, [field]: { ...next, nodes: [...before.nodes, ...next.nodes] } };
    };
    const ask = fetchMore as unknown as (options: { variables: object; updateQuery: typeof join }) => Promise<unknown>;
    void ask({ variables: { after }, updateQuery: join })
      .catch(() => undefined)
      .finally(() => (pendingCursor.current = null));
  }, [after, fetchMore, field]);
  return {
    rows: page?.nodes as readonly NodeOf<D[F]>[] | undefined,
    total: page?.totalCount,
    failed: error && !page ? errorText(error) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onMore: after === null ? undefined : more,
  };
}
