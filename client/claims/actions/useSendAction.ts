// What the dialogs do: each action with an id of its own, so that however often it is sent it is done once.
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type ClaimActionName, isHeldAction } from "../../../schema/rules/claims/actions";
import { ResponseErrors, requestErrorOf } from "../../apollo/errors";
import type { ActionResult_ClaimFragment } from "../../gql/graphql";
import { actionCatalogue } from "./actionCatalogue";
import { onActionSettled, onNotificationFailed } from "./outcome/pendingActions";
import { actionOfApi } from "./actionOfApi";
import type { ActionRequest } from "./actionRequest";
import { useActionToasts } from "./outcome/useActionToasts";

/** `act` sends an action and tells how it ended; `sending`: the one under way. */
export function useSendAction(claimId: string, onAgain: (sent: ActionRequest) => void) {
  const [sending, setSending] = useState<ClaimActionName | null>(null);
  const toasts = useActionToasts(claimId);
  const client = useApolloClient();

  const runMutation = async ({ action, input, requestId }: ActionRequest): Promise<ActionResult_ClaimFragment | undefined> => {
    const { data } = await client.mutate<Record<string, ActionResult_ClaimFragment | undefined>>({
      mutation: actionCatalogue[action].mutation,
      variables: { input: { ...input, claimId, requestId } },
    });
    return data?.[action];
  };

  const withNewRequestId = (sent: ActionRequest): ActionRequest => ({ ...sent, requestId: crypto.randomUUID() });

  const followPending = (sent: ActionRequest, { pendingAction, actions }: ActionResult_ClaimFragment): void => {
    const pending = actions.find(({ name, state }) => actionOfApi[name] === sent.action && state === "PENDING");
    if (!pending || !pendingAction) return;
    onActionSettled(client, { claimId, actionId: pending.id, since: pendingAction.since }, ({ state, code }) => {
      if (state === "DONE") toasts.done(sent);
      if (state === "REJECTED")
        toasts.failed(new ResponseErrors([{ message: "", extensions: { code: code ?? "INTEGRATION_REJECTED" } }]), () =>
          onAgain(withNewRequestId(sent)),
        );
    });
  };

  const followNotification = (sent: ActionRequest, actions: ActionResult_ClaimFragment["actions"]): void => {
    const held = actions.find(({ name, state }) => actionOfApi[name] === sent.action && state === "HELD");
    if (held && isHeldAction(sent.action)) onNotificationFailed(client, { claimId, actionId: held.id }, toasts.notNotified(sent.action));
  };

  /** Answers whether it was taken. */
  const sendAction = async (sent: ActionRequest): Promise<boolean> => {
    setSending(sent.action);
    try {
      const claim = await runMutation(sent);
      // Not answered by the outside yet: the claim says so itself until it is.
      if (claim?.pendingAction && actionOfApi[claim.pendingAction.name] === sent.action) followPending(sent, claim);
      else {
        toasts.done(sent);
        followNotification(sent, claim?.actions ?? []);
      }
      return true;
    } catch (error) {
      // What may not have arrived is sent again as it was; what was refused is another request when it is mended.
      const mayHaveArrived = ["UNREACHABLE", "UNAVAILABLE"].includes(requestErrorOf(error).code);
      toasts.failed(error, () => onAgain(mayHaveArrived ? sent : withNewRequestId(sent)));
      return false;
    } finally {
      setSending(null);
    }
  };
  return { act: sendAction, sending };
}
