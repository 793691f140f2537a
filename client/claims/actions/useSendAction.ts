// Each action has a request id, so that retries execute it only once.
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type ClaimActionName, isHeldAction } from "../../../schema/rules/claims/actions";
import { ResponseErrors, requestErrorOf } from "../../api/errors";
import type { ActionResult_ClaimFragment } from "../../gql/graphql";
import { actionCatalogue } from "./actionCatalogue";
import { closeActionDialog } from "./dialog";
import { onActionSettled, onNotificationFailed } from "./outcome/pendingActions";
import { actionOfApi } from "./actionOfApi";
import type { ActionRequest } from "./actionRequest";
import { discardUnsent, keepUnsent } from "./outcome/unsentActions";
import { useActionToasts } from "./outcome/useActionToasts";

/** Longer than the server waits for the assistance system. A retry has the same request id, so that a late execution is not repeated. */
const ACTION_TIMEOUT_MS = 15_000;

export function useSendAction(claimId: string, onAgain: (sent: ActionRequest) => void) {
  const [sending, setSending] = useState<ClaimActionName | null>(null);
  const toasts = useActionToasts(claimId);
  const client = useApolloClient();

  const runMutation = async ({ action, input, requestId }: ActionRequest): Promise<ActionResult_ClaimFragment | undefined> => {
    const { data } = await client.mutate<Record<string, ActionResult_ClaimFragment | undefined>>({
      mutation: actionCatalogue[action].mutation,
      variables: { input: { ...input, claimId, requestId } },
      context: { fetchOptions: { signal: AbortSignal.timeout(ACTION_TIMEOUT_MS) } },
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
    const heldAction = actions.find(({ name, state }) => actionOfApi[name] === sent.action && state === "HELD");
    if (heldAction && isHeldAction(sent.action))
      onNotificationFailed(client, { claimId, actionId: heldAction.id }, toasts.notNotified(sent.action));
  };

  const sendAction = async (sent: ActionRequest): Promise<boolean> => {
    setSending(sent.action);
    try {
      const claim = await runMutation(sent);
      // The integration has not responded yet: the claim shows the action as pending.
      if (claim?.pendingAction && actionOfApi[claim.pendingAction.name] === sent.action) followPending(sent, claim);
      else {
        toasts.done(sent);
        followNotification(sent, claim?.actions ?? []);
      }
      discardUnsent(sent.requestId);
      closeActionDialog(sent);
      return true;
    } catch (error) {
      // A request that may have arrived is retried with the same id. A rejected one gets a new id.
      const mayHaveArrived = ["UNREACHABLE", "UNAVAILABLE"].includes(requestErrorOf(error).code);
      if (mayHaveArrived) keepUnsent({ claimId, sent });
      else discardUnsent(sent.requestId);
      toasts.failed(error, () => onAgain(mayHaveArrived ? sent : withNewRequestId(sent)));
      return false;
    } finally {
      setSending(null);
    }
  };
  return { act: sendAction, sending };
}
