import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { documentText } from "../../../api/documentText";
import {
  type Worklist_ListFragment,
  WorklistChangedDocument,
  type WorklistChangedSubscription,
  WorklistDocument,
} from "../../../gql/graphql";
import type { Filter } from "../../../filters/filter";
import { useWorklistQuery } from "../../../gql/hooks";
import { connection } from "../../../live/connection";
import { keepSubscribed } from "../../../live/keepSubscribed";
import { useObservable } from "../../../store/observable";
import { useListedClaims } from "../useListedClaims";

export type WorklistItem = Worklist_ListFragment["entries"][number] & { key: string };

export interface WorklistState {
  items: readonly WorklistItem[] | null;
  /** Number of urgent claims, including those beyond the list; `null` while loading. */
  count: number | null;
  total: number;
  /** Five-minute periods of the next half hour, with the claims that pass their limit in each. */
  coming: Worklist_ListFragment["coming"];
  error: unknown;
  retry(): void;
}

const query = documentText(WorklistChangedDocument);

/** Filtered worklist: pushed over the live connection, otherwise polled. */
export function useWorklist(isSeen: boolean, filter: Filter): WorklistState {
  const client = useApolloClient();
  const { state } = useObservable(connection);
  const [pushed, setPushed] = useState<Worklist_ListFragment | null>(null);
  // Equal filters can be different objects.
  const key = JSON.stringify(filter);
  const variables = useMemo(() => ({ filter: JSON.parse(key) as Filter }), [key]);
  const [pushedFor, setPushedFor] = useState(key);
  if (pushedFor !== key) {
    setPushedFor(key);
    setPushed(null);
  }
  // Without a live connection, the polled result applies.
  if (pushed && state === "polling") setPushed(null);
  // No queries while the list is pushed, because their results could be older.
  const { data, error, refetch } = useWorklistQuery({ variables, skip: !isSeen || pushed !== null, fetchPolicy: "cache-and-network" });
  const isLive = state === "live";
  useEffect(() => {
    if (!isSeen || !isLive) return undefined;
    const onPushed = ({ worklistChanged }: WorklistChangedSubscription): void => {
      setPushed(worklistChanged);
      // Prepares the cache for the time without a live connection.
      client.writeQuery({ query: WorklistDocument, variables, data: { worklist: worklistChanged } });
    };
    return keepSubscribed<WorklistChangedSubscription>(query, onPushed, variables);
  }, [client, isSeen, isLive, variables]);
  // Changed permissions can change the list.
  useEffect(() => client.onResetStore(async () => setPushed(null)), [client]);

  const list = isSeen ? (pushed ?? data?.worklist) : undefined;
  const worklist = useMemo(() => worklistOf(list), [list]);
  useListedClaims(worklist.ids);
  return { ...worklist, error: list || !error ? null : error, retry: () => void refetch() };
}

function worklistOf(list: Worklist_ListFragment | undefined): Omit<WorklistState, "error" | "retry"> & { ids: string[] } {
  const countOf = (isCounted: (group: string) => boolean): number =>
    (list?.totals ?? []).reduce((sum, { group, count }) => (isCounted(group) ? sum + count : sum), 0);
  return {
    items: list ? list.entries.map((entry) => ({ ...entry, key: entry.claimId })) : null,
    ids: list ? list.entries.map(({ claimId }) => claimId) : [],
    count: list ? countOf((group) => group !== "NEXT") : null,
    total: countOf(() => true),
    coming: list?.coming ?? [],
  };
}

export const hasMoreUrgent = ({ items, count }: Pick<WorklistState, "items" | "count">): boolean =>
  (count ?? 0) > (items ?? []).filter(({ group }) => group !== "NEXT").length;
