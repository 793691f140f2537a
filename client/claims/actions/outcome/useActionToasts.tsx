import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { FormattedMessage, useIntl } from "react-intl";
import { isHeldAction, type ClaimActionName, type HeldActionName } from "../../../../schema/rules/claims/actions";
import { useErrorText } from "../../../api/errors";
import { replaceToast, toastMs } from "../../../ui/toasts/toasts";
import { UndoButton } from "../../../ui/toasts/UndoButton";
import { showUndoToast } from "../../../ui/toasts/undoToasts";
import styles from "../actions.module.css";
import { shownClaimName } from "../../../store/claimNames";
import { actionCatalogue, heldActionCatalogue, undoTimesOf } from "../actionCatalogue";
import { type Rejection, rejectionText } from "../actionRejection";
import type { ActionRequest } from "../actionRequest";
import { notNotifiedText } from "./notNotifiedText";

export function useActionToasts(claimId: string) {
  const intl = useIntl();
  const errorText = useErrorText();
  const client = useApolloClient();

  const failed = (error: unknown, again?: () => void): void => {
    const retry = (): void => {
      notifications.hide(id);
      again?.();
    };
    const id = replaceToast(`failed ${claimId}`, {
      color: "red",
      autoClose: toastMs.failed,
      priority: Number.MAX_SAFE_INTEGER,
      role: "alert",
      title: shownClaimName(claimId),
      message: (
        <>
          {typeof error === "string" ? error : errorText(error)}
          {again && (
            <Button className={styles.toastButton!} size="compact-xs" variant="default" onClick={retry}>
              <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
            </Button>
          )}
        </>
      ),
    });
  };

  const undoAction = async (action: HeldActionName, requestId: string, toast: string): Promise<void> => {
    notifications.hide(toast);
    try {
      await client.mutate({ mutation: heldActionCatalogue[action].undoMutation, variables: { input: { claimId, requestId } } });
      notifications.show({
        color: "teal",
        autoClose: toastMs.done,
        title: shownClaimName(claimId),
        message: intl.formatMessage(
          { id: "claim.activity.undone", defaultMessage: "{action}: undone" },
          { action: intl.formatMessage(actionCatalogue[action].label) },
        ),
      });
    } catch (error) {
      failed(error);
    }
  };

  const done = ({ action, requestId, input }: ActionRequest): void => {
    const title = intl.formatMessage(actionCatalogue[action].done, { id: shownClaimName(claimId) });
    if (isHeldAction(action)) {
      const { DoneNote } = heldActionCatalogue[action];
      showUndoToast(requestId, undoTimesOf(action), (toast) => ({
        title,
        message: (
          <>
            <DoneNote input={input} />
            <UndoButton toast={toast} onUndo={() => void undoAction(action, requestId, toast)} />
          </>
        ),
      }));
    } else
      notifications.show({
        color: "teal",
        autoClose: toastMs.done,
        title,
        message: <FormattedMessage id="claim.done.soon" defaultMessage="The status changes on all maps within seconds." />,
      });
  };

  const notNotified =
    (action: HeldActionName) =>
    (code: string): void =>
      failed(notNotifiedText(intl, action, code));

  const notifyRejected = (action: ClaimActionName, why: Rejection): void => {
    replaceToast(`rejected ${claimId}`, {
      color: "yellow",
      autoClose: toastMs.done,
      role: "status",
      title: shownClaimName(claimId),
      message: intl.formatMessage(
        { id: "claim.action.rejected", defaultMessage: "{action} is not possible. {why}" },
        { action: intl.formatMessage(actionCatalogue[action].label), why: rejectionText(intl, why) },
      ),
    });
  };
  return { done, failed, notNotified, notifyRejected };
}
