// Actions that an integration had not answered when they were sent: their outcome is shown whatever page is open by then.
import type { ApolloClient } from "@apollo/client";
import { session } from "../../session/session";
import { ClaimActionStatesDocument, type ClaimActionStatesQuery, PendingAction_ClaimFragmentDoc } from "../../gql/graphql";

export type ActionOutcome = NonNullable<ClaimActionStatesQuery["claim"]>["actions"][number];

interface Pending {
  claimId: string;
  actionId: string;
  /** When it was asked. */
  since: string;
}

/** Calls back once, when the claim says that the action is pending no more. Nobody is notified after signing out. */
export function onActionSettled(
  client: ApolloClient,
  { claimId, actionId, since }: Pending,
  onOutcome: (ending: ActionOutcome) => void,
): void {
  let over = false;
  const stop = (): void => {
    over = true;
    unsubscribeSession();
    // Not within its own first answer, which comes before there is something to end.
    queueMicrotask(() => fragmentSubscription.unsubscribe());
  };
  const fetchOutcome = async (): Promise<void> => {
    const { data } = await client.query({ query: ClaimActionStatesDocument, variables: { id: claimId }, fetchPolicy: "network-only" });
    const ending = data?.claim?.actions.find(({ id }) => id === actionId);
    if (ending) onOutcome(ending);
  };
  const unsubscribeSession = session.subscribe(() => session.get().status === "out" && stop());
  const fragmentSubscription = client
    .watchFragment({
      fragment: PendingAction_ClaimFragmentDoc,
      fragmentName: "PendingAction_claim",
      from: { __typename: "Claim", id: claimId },
    })
    .subscribe(({ data, dataState }) => {
      if (over || dataState !== "complete" || data.pendingAction?.since === since) return;
      stop();
      fetchOutcome().catch(() => undefined);
    });
}
