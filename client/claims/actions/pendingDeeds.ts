// Deeds that the outside had not answered when they were sent: how they end is told whatever is in front by then.
import type { ApolloClient } from "@apollo/client";
import { session } from "../../apollo/session";
import { ClaimDeedsDocument, type ClaimDeedsQuery, PendingDeed_ClaimFragmentDoc } from "../../gql/graphql";

export type Ending = NonNullable<ClaimDeedsQuery["claim"]>["deeds"][number];

interface Pending {
  claimId: string;
  deedId: string;
  /** When it was asked. */
  since: string;
}

/** Calls back once, when the claim says that the deed is pending no more. Nobody is told after signing out. */
export function whenSettled(client: ApolloClient, { claimId, deedId, since }: Pending, tell: (ending: Ending) => void): void {
  let over = false;
  const stop = (): void => {
    over = true;
    leave();
    // Not within its own first answer, which comes before there is something to end.
    queueMicrotask(() => watching.unsubscribe());
  };
  const ask = async (): Promise<void> => {
    const { data } = await client.query({ query: ClaimDeedsDocument, variables: { id: claimId }, fetchPolicy: "network-only" });
    const ending = data?.claim?.deeds.find(({ id }) => id === deedId);
    if (ending) tell(ending);
  };
  const leave = session.subscribe(() => session.get().status === "out" && stop());
  const watching = client
    .watchFragment({
      fragment: PendingDeed_ClaimFragmentDoc,
      fragmentName: "PendingDeed_claim",
      from: { __typename: "Claim", id: claimId },
    })
    .subscribe(({ data, dataState }) => {
      if (over || dataState !== "complete" || data.pendingAction?.since === since) return;
      stop();
      ask().catch(() => undefined);
    });
}
