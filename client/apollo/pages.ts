import type { OperationVariables } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import type { LiveCache } from "./cache";
import { useErrorText } from "./errors";
import { joinPage } from "./joinPage";
import { type Connection, SeenPages } from "./seenPages";
import { withoutTotal } from "./withoutTotal";

type FieldOf<D> = { [K in keyof D]: D[K] extends Connection ? K : never }[keyof D] & string;
type NodeOf<C> = C extends { nodes: readonly (infer N)[] } ? N : never;

export interface Pages<N> {
  /** Those that are here, one after the other; undefined: none has come yet. */
  rows: readonly N[] | undefined;
  /** The place of the first of them in the list. */
  offset: number;
  /** Rows of the list that have been here, from its beginning. */
  seen: number;
  total: number | undefined;
  /** Why nothing came. */
  failed: string | undefined;
  onRetry(): void;
  /** Rows of these places are in sight: asks for the page that is missing there or soon, if there is one. */
  onSight(first: number, last: number): void;
}

/** A page is asked for when this few rows are left to its beginning or end. */
const LOAD_WITHIN_ROWS = 20;

/** The pages of a list, one after the other, from a query with the variable `after`: what a DataTable takes. */
export function usePages<D, V extends OperationVariables, F extends FieldOf<D>>(
  { data, previousData, error, refetch, observable, client }: useQuery.Result<D, V>,
  field: F,
): Pages<NodeOf<D[F]>> {
  const errorText = useErrorText();
  const [seen] = useState(() => new SeenPages());
  const pending = useRef<string | null>(null);
  // While another filter's rows are on their way the old ones stay, so that nothing jumps.
  const here = ((data ?? (error ? undefined : previousData)) as D | undefined)?.[field] as Connection | undefined;
  const isCurrent = data !== undefined;
  const onSight = useCallback(
    (first: number, last: number) => {
      if (!here || !isCurrent) return;
      const window = seen.windowOf(here) ?? seen.begin(here);
      const page = seen.wanted(window, first - LOAD_WITHIN_ROWS, last + LOAD_WITHIN_ROWS);
      const request = JSON.stringify([here.pageInfo, page]);
      if (page === null || pending.current === request) return;
      pending.current = request;
      const { list } = seen;
      const { variables } = observable;
      const query = withoutTotal(observable.query);
      const ofPage = { ...variables, after: seen.cursorOf(page) };
      // What is here when it comes may be another list.
      const join = (now: Connection, come: Connection): Connection => seen.join(now, list, page, come);
      void client
        // Written to the cache once, as a part of its list. What a masked fragment asks for would be missing: a list's document has none.
        .query({ query, variables: ofPage, fetchPolicy: "no-cache" })
        .then(({ data: come }) => joinPage(client.cache as LiveCache, { query, field, list: variables, page: ofPage, data: come, join }))
        // What was left out is kept no longer than what is shown; that is a task of its own, after the list has been drawn.
        .then(() => void setTimeout(() => client.cache.gc()))
        .catch(() => undefined)
        .finally(() => (pending.current = null));
    },
    [here, isCurrent, seen, observable, client, field],
  );
  const window = here && seen.windowOf(here);
  return {
    rows: here?.nodes as readonly NodeOf<D[F]>[] | undefined,
    offset: window?.offset ?? 0,
    seen: window ? seen.rows : (here?.nodes.length ?? 0),
    total: here?.totalCount,
    failed: error && !here ? errorText(error) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onSight,
  };
}
