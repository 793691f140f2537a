import { type ReactNode, useEffect, useRef } from "react";
import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import { useCan } from "../../session/useCan";
import type { ClaimActions_ClaimFragment } from "../../gql/graphql";
import { useConnection } from "../../live/connection";
import { useObservable } from "../../store/observable";
import type { Saying } from "../say/useWhatToSay";
import { actionOfApi } from "./actionOfApi";
import { actionRejection, type Rejection } from "./actionRejection";
import { ActionDialog } from "./ActionDialog";
import { beginAction, closeActionDialog, openActionDialog, reopenActionDialog } from "./dialog";
import { useActionReasons } from "./forms/useActionReasons";
import { useActionToasts } from "./outcome/useActionToasts";
import { useSendAction } from "./useSendAction";

export interface ActionDialogState {
  pendingAction: ClaimActionName | null;
  rejectionFor(action: ClaimActionName): Rejection | null;
  begin(action: ClaimActionName): void;
  dialog: ReactNode;
}

/** Actions of one claim and their dialog. `onClaim` shows the claim again if a request fails after the user has left it. */
export function useActionDialog(
  claim: Omit<ClaimActions_ClaimFragment, " $fragmentName">,
  saying: Saying | null,
  onClaim: (id: string) => void,
): ActionDialogState {
  const { id } = claim;
  const openDialog = useObservable(openActionDialog);
  const activeRequest = openDialog?.claimId === id ? openDialog.sent : null;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (openActionDialog.get()?.claimId === id) openActionDialog.set(null);
    };
  }, [id]);
  const reasonsFor = useActionReasons(claim.instance.id);
  const { notifyRejected } = useActionToasts(id);
  // The panel may be closed by then, so the claim is opened again together with the dialog.
  const { act: send, sending } = useSendAction(id, (sent) => {
    openActionDialog.set({ claimId: id, sent });
    onClaim(id);
  });
  const pendingAction = sending ?? (claim.pendingAction && actionOfApi[claim.pendingAction.name]);
  const can = useCan();
  const isLost = useConnection().state === "lost";
  const rejectionFor = (action: ClaimActionName): Rejection | null => actionRejection(action, claim, pendingAction, can, isLost);
  const begin = (action: ClaimActionName): void => {
    const why = rejectionFor(action);
    if (why) notifyRejected(action, why);
    else beginAction(id, action);
  };
  const dialog = activeRequest && (
    <ActionDialog
      key={activeRequest.requestId}
      claim={claim}
      sent={activeRequest}
      reasons={reasonsFor(activeRequest.action)}
      saying={saying}
      sending={sending !== null}
      onClose={() => closeActionDialog(activeRequest)}
      onSend={send}
      onKeep={(keptRequest) => isShown.current && reopenActionDialog(id, keptRequest)}
    />
  );
  return { pendingAction, rejectionFor, begin, dialog };
}
