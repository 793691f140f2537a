// Follows actions whose integration call was still open, and reports their outcome on whatever page the user is.
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

/** The assistance system rejects a notification within seconds. A call without a response raises an alarm after a day. */
const NOTIFICATION_FOLLOWED_MS = 5 * MINUTE_MS;

/** Calls back once the claim no longer reports the action of time `since` as pending. */
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

/** Calls back once with the error code if the assistance system could not be notified. The action itself stays saved. */
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

/** Calls back with the cached claim now and after each change, until stopped or signed out. `stop` returns true only the first time. */
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
    // Deferred, because the first callback runs before the subscription is assigned.
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
