import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { documentText } from "../../apollo/documentText";
import {
  type Worklist_ListFragment,
  WorklistChangedDocument,
  type WorklistChangedSubscription,
  WorklistDocument,
  WorklistPlace_ClaimFragmentDoc,
  WorklistRow_ClaimFragmentDoc,
  WorklistRowsDocument,
} from "../../gql/graphql";
import { useWorklistQuery } from "../../gql/hooks";
import { connection } from "../../live/connection";
import { keepSubscribed } from "../../live/keepSubscribed";
import { useObservable } from "../../store/observable";

export type WorklistItem = Worklist_ListFragment["entries"][number] & { key: string };

export interface WorklistState {
  /** Null: not known yet. */
  items: readonly WorklistItem[] | null;
  /** How many need somebody now, also beyond the list; null: not known yet. */
  count: number | null;
  /** How many stand on the list or beyond it. */
  total: number;
}

const query = documentText(WorklistChangedDocument);

/** What needs somebody, wherever it is: pushed where there is a live connection, else asked for with everything else on the screen. */
export function useWorklist(isSeen: boolean): WorklistState {
  const client = useApolloClient();
  const { data } = useWorklistQuery({ skip: !isSeen, fetchPolicy: "cache-and-network" });
  const isLive = useObservable(connection).state === "live";
  useEffect(() => {
    if (!isSeen || !isLive) return undefined;
    return keepSubscribed<WorklistChangedSubscription>(
      query,
      ({ worklistChanged }) => void client.writeQuery({ query: WorklistDocument, data: { worklist: worklistChanged } }),
    );
  }, [client, isSeen, isLive]);

  const list = data?.worklist;
  useEffect(() => {
    const fragments = [
      { fragment: WorklistRow_ClaimFragmentDoc, fragmentName: "WorklistRow_claim" },
      { fragment: WorklistPlace_ClaimFragmentDoc, fragmentName: "WorklistPlace_claim" },
    ];
    const isKnown = (id: string): boolean =>
      fragments.every((fragment) => client.cache.readFragment({ id: `Claim:${id}`, ...fragment }) !== null);
    const missing = (list?.entries ?? []).map(({ claimId }) => claimId).filter((id) => !isKnown(id));
    // One question for all that the page has not seen yet; the live changes of claims keep them fresh.
    if (missing.length)
      void client
        .query({ query: WorklistRowsDocument, variables: { ids: missing, first: missing.length }, fetchPolicy: "network-only" })
        .catch(() => undefined);
  }, [client, list]);

  const countOf = (isCounted: (group: string) => boolean): number =>
    (list?.totals ?? []).reduce((sum, { group, count }) => (isCounted(group) ? sum + count : sum), 0);
  return {
    items: list ? list.entries.map((entry) => ({ ...entry, key: entry.claimId })) : null,
    count: list ? countOf((group) => group !== "NEXT") : null,
    total: countOf(() => true),
  };
}

/** Whether more need somebody now than the list names. */
export const hasMoreUrgent = ({ items, count }: WorklistState): boolean =>
  (count ?? 0) > (items ?? []).filter(({ group }) => group !== "NEXT").length;
