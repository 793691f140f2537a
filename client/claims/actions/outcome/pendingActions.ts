// Actions that an integration had not answered when they were sent: their outcome is shown whatever page is open by then.
import type { ApolloClient } from "@apollo/client";
import { MINUTE_MS } from "../../../../schema/rules/durations";
import { session } from "../../../session/session";
import {
  ClaimActionStatesDocument,
  type ClaimActionStatesQuery,
  PendingAction_ClaimFragmentDoc,
  type PendingAction_ClaimFragment,
} from "../../../gql/graphql";

export type ActionOutcome = NonNullable<ClaimActionStatesQuery["claim"]>["actions"][number];

interface SentAction {
  claimId: string;
  actionId: string;
}

/**
 * The assistance system refuses a delay within seconds of being notified. A call that stays without an answer is given up after a day: that is
 * an alarm.
 */
const NOTIFICATION_FOLLOWED_MS = 5 * MINUTE_MS;

/** Calls back once, when the claim says that the action is pending no more. `since`: when it was asked. */
export const onActionSettled = (
  client: ApolloClient,
  { since, ...sent }: SentAction & { since: string },
  onOutcome: (ending: ActionOutcome) => void,
): void =>
  watchClaim(client, sent.claimId, ({ pendingAction }, stop) => {
    if (pendingAction?.since === since) return;
    stop();
    void fetchOutcome(client, sent).then((ending) => ending && onOutcome(ending));
  });

/** Calls back once with why, when the action, which holds all the same, could not be notified to the assistance system. */
export function onNotificationFailed(client: ApolloClient, sent: SentAction, onFailed: (code: string) => void): void {
  const until = performance.now() + NOTIFICATION_FOLLOWED_MS;
  let lastVersion: number | null = null;
  watchClaim(client, sent.claimId, ({ version }, stop) => {
    if (performance.now() > until) {
      stop();
      return;
    }
    const isChanged = lastVersion !== null && version > lastVersion;
    lastVersion = version;
    if (!isChanged) return;
    void fetchOutcome(client, sent).then((action) => {
      if (!action?.code && action?.state !== "UNDONE") return;
      if (stop() && action.code) onFailed(action.code);
    });
  });
}

const fetchOutcome = async (client: ApolloClient, { claimId, actionId }: SentAction): Promise<ActionOutcome | undefined> => {
  try {
    const { data } = await client.query({ query: ClaimActionStatesDocument, variables: { id: claimId }, fetchPolicy: "network-only" });
    return data?.claim?.actions.find(({ id }) => id === actionId);
  } catch {
    return undefined;
  }
};

/** Calls back with the claim as it is in the cache, now and after each change, until it is stopped or somebody signs out. `stop`: true once. */
function watchClaim(
  client: ApolloClient,
  claimId: string,
  onClaim: (claim: PendingAction_ClaimFragment, stop: () => boolean) => void,
): void {
  let isOver = false;
  const stop = (): boolean => {
    if (isOver) return false;
    isOver = true;
    unsubscribeSession();
    // Not within its own first answer, which comes before there is something to end.
    queueMicrotask(() => fragmentSubscription.unsubscribe());
    return true;
  };
  const unsubscribeSession = session.subscribe(() => session.get().status === "out" && stop());
  const fragmentSubscription = client
    .watchFragment({
      fragment: PendingAction_ClaimFragmentDoc,
      fragmentName: "PendingAction_claim",
      from: { __typename: "Claim", id: claimId },
    })
    .subscribe(({ data, dataState }) => {
      if (!isOver && dataState === "complete") onClaim(data, stop);
    });
}
