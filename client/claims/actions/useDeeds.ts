// What the dialogs do: each deed with an id of its own, so that however often it is sent it is done once.
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ClaimAction } from "../../../schema/rules/actions";
import { AnswerErrors, faultOf } from "../../apollo/faults";
import type { Deed_ClaimFragment } from "../../gql/graphql";
import {
  useCancelProviderMutation,
  useCancelServiceMutation,
  useConfirmArrivalMutation,
  useConfirmCompletionMutation,
  useManageDelayMutation,
} from "../../gql/hooks";
import { whenSettled } from "./pendingDeeds";
import type { Sent } from "./sent";
import { useToasts } from "./useToasts";

/** `act` sends a deed and tells how it ended; `sending`: the one under way. */
export function useDeeds(claimId: string, onAgain: (sent: Sent) => void) {
  const [sending, setSending] = useState<ClaimAction | null>(null);
  const toasts = useToasts(claimId);
  const client = useApolloClient();
  const [manageDelay] = useManageDelayMutation();
  const [confirmArrival] = useConfirmArrivalMutation();
  const [confirmCompletion] = useConfirmCompletionMutation();
  const [cancelService] = useCancelServiceMutation();
  const [cancelProvider] = useCancelProviderMutation();

  const send = ({ action, input: { minutes, reason, at, note }, requestId }: Sent): Promise<unknown> => {
    const common = { claimId, requestId };
    if (action === "manageDelay") return manageDelay({ variables: { input: { ...common, minutes: minutes!, reason: reason! } } });
    if (action === "confirmArrival") return confirmArrival({ variables: { input: { ...common, at, note } } });
    if (action === "confirmCompletion") return confirmCompletion({ variables: { input: { ...common, at, note } } });
    const cancel = action === "cancelService" ? cancelService : cancelProvider;
    return cancel({ variables: { input: { ...common, reason: reason! } } });
  };

  const anew = (sent: Sent): Sent => ({ ...sent, requestId: crypto.randomUUID() });

  const follow = (sent: Sent, { pendingAction, deeds }: Deed_ClaimFragment): void => {
    const deed = deeds.find(({ action, state }) => action === sent.action && state === "PENDING");
    if (!deed || !pendingAction) return;
    whenSettled(client, { claimId, deedId: deed.id, since: pendingAction.since }, ({ state, code }) => {
      if (state === "DONE") toasts.done(sent);
      if (state === "REFUSED")
        toasts.failed(new AnswerErrors([{ message: "", extensions: { code: code ?? "OUTSIDE_REFUSED" } }]), () => onAgain(anew(sent)));
    });
  };

  /** Answers whether it was taken. */
  const act = async (sent: Sent): Promise<boolean> => {
    setSending(sent.action);
    try {
      const answer = (await send(sent)) as { data?: Record<string, Deed_ClaimFragment | undefined> };
      const claim = answer.data?.[sent.action];
      // Not answered by the outside yet: the claim says so itself until it is.
      if (claim?.pendingAction?.action === sent.action) follow(sent, claim);
      else toasts.done(sent);
      return true;
    } catch (error) {
      // What may not have arrived is sent again as it was; what was refused is another request when it is mended.
      const unsure = ["UNREACHABLE", "UNAVAILABLE"].includes(faultOf(error).code);
      toasts.failed(error, () => onAgain(unsure ? sent : anew(sent)));
      return false;
    } finally {
      setSending(null);
    }
  };
  return { act, sending };
}
