import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { documentText } from "../../apollo/documentText";
import { type Worklist_ListFragment, WorklistChangedDocument, type WorklistChangedSubscription, WorklistDocument } from "../../gql/graphql";
import type { Filter } from "../../filters/filter";
import { useWorklistQuery } from "../../gql/hooks";
import { connection } from "../../live/connection";
import { keepSubscribed } from "../../live/keepSubscribed";
import { useObservable } from "../../store/observable";
import { useListedClaims } from "./useListedClaims";

export type WorklistItem = Worklist_ListFragment["entries"][number] & { key: string };

export interface WorklistState {
  /** Null: not known yet. */
  items: readonly WorklistItem[] | null;
  /** How many need somebody now, also beyond the list; null: not known yet. */
  count: number | null;
  /** How many stand on the list or beyond it. */
  total: number;
  /** It could not be loaded; null: it could, or is still to come. */
  error: unknown;
  retry(): void;
}

const query = documentText(WorklistChangedDocument);

/** What needs somebody, wherever it is, of what the filter lets through: pushed where there is a live connection, else asked for with everything else on the screen. */
export function useWorklist(isSeen: boolean, filter: Filter): WorklistState {
  const client = useApolloClient();
  const { state } = useObservable(connection);
  const [pushed, setPushed] = useState<Worklist_ListFragment | null>(null);
  // Other objects may be the same filter.
  const key = JSON.stringify(filter);
  const variables = useMemo(() => ({ filter: JSON.parse(key) as Filter }), [key]);
  const [pushedFor, setPushedFor] = useState(key);
  if (pushedFor !== key) {
    setPushedFor(key);
    setPushed(null);
  }
  // Who hears nothing any more goes by what is asked for.
  if (pushed && state === "polling") setPushed(null);
  // Nothing is asked for while it is pushed: an answer may be older than what has been pushed since.
  const { data, error, refetch } = useWorklistQuery({ variables, skip: !isSeen || pushed !== null, fetchPolicy: "cache-and-network" });
  const isLive = state === "live";
  useEffect(() => {
    if (!isSeen || !isLive) return undefined;
    const onPushed = ({ worklistChanged }: WorklistChangedSubscription): void => {
      setPushed(worklistChanged);
      // For the time when nothing is pushed any more.
      client.writeQuery({ query: WorklistDocument, variables, data: { worklist: worklistChanged } });
    };
    return keepSubscribed<WorklistChangedSubscription>(query, onPushed, variables);
  }, [client, isSeen, isLive, variables]);
  // Other rights may mean another list.
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
  };
}

/** Whether more need somebody now than the list names. */
export const hasMoreUrgent = ({ items, count }: Pick<WorklistState, "items" | "count">): boolean =>
  (count ?? 0) > (items ?? []).filter(({ group }) => group !== "NEXT").length;
