import type { OperationVariables } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import type { LiveCache } from "./cache";
import { useErrorText } from "../api/errors";
import { joinPage } from "./joinPage";
import { type Connection, SeenPages } from "./seenPages";
import { withoutTotal } from "./withoutTotal";

type FieldOf<D> = { [K in keyof D]: D[K] extends Connection ? K : never }[keyof D] & string;
type NodeOf<C> = C extends { nodes: readonly (infer N)[] } ? N : never;

export interface Pages<N> {
  /** Loaded rows in list order; `undefined` before the first page has arrived. */
  rows: readonly N[] | undefined;
  offset: number;
  /** Number of rows loaded so far from the start of the list, including those dropped again. */
  seen: number;
  total: number | undefined;
  failed: string | undefined;
  onRetry(): void;
  /** Called with the range of visible rows. Loads the missing page inside or close to it. */
  onSight(first: number, last: number): void;
}

/** A page is requested when this few rows are left before its start or end. */
const LOAD_WITHIN_ROWS = 20;

export function usePages<D, V extends OperationVariables, F extends FieldOf<D>>(
  { data, previousData, error, refetch, observable, client }: useQuery.Result<D, V>,
  field: F,
): Pages<NodeOf<D[F]>> {
  const errorText = useErrorText();
  const [seenPages] = useState(() => new SeenPages());
  const pending = useRef<string | null>(null);
  // While rows for a new filter load, the previous rows stay visible to avoid layout jumps.
  const here = ((data ?? (error ? undefined : previousData)) as D | undefined)?.[field] as Connection | undefined;
  const isCurrent = data !== undefined;
  const onSight = useCallback(
    (first: number, last: number) => {
      if (!here || !isCurrent) return;
      const window = seenPages.windowOf(here) ?? seenPages.begin(here);
      const page = seenPages.wanted(window, first - LOAD_WITHIN_ROWS, last + LOAD_WITHIN_ROWS);
      const request = JSON.stringify([here.pageInfo, page]);
      if (page === null || pending.current === request) return;
      pending.current = request;
      const { list } = seenPages;
      const { variables } = observable;
      const query = withoutTotal(observable.query);
      const ofPage = { ...variables, after: seenPages.cursorOf(page) };
      // The list may have changed while the page was loading.
      const join = (now: Connection, come: Connection): Connection => seenPages.join(now, list, page, come);
      void client
        // Bypasses the cache, because `joinPage` writes the page as part of its list. Masked fragments would be missing from the result;
        // list documents have none.
        .query({ query, variables: ofPage, fetchPolicy: "no-cache" })
        .then(({ data: come }) => joinPage(client.cache as LiveCache, { query, field, list: variables, page: ofPage, data: come, join }))
        // Collects garbage in a separate task, after the list has been drawn.
        .then(() => void setTimeout(() => client.cache.gc()))
        .catch(() => undefined)
        .finally(() => (pending.current = null));
    },
    [here, isCurrent, seenPages, observable, client, field],
  );
  const window = here && seenPages.windowOf(here);
  return {
    rows: here?.nodes as readonly NodeOf<D[F]>[] | undefined,
    offset: window?.offset ?? 0,
    seen: window ? seenPages.rows : (here?.nodes.length ?? 0),
    total: here?.totalCount,
    failed: error && !here ? errorText(error) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onSight,
  };
}
