import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { DocumentNode } from "graphql";
import { FormattedMessage, useIntl } from "react-intl";
import {
  claimActions,
  isHeldAction,
  type ActionRejection,
  type ClaimActionName,
  type HeldActionName,
} from "../../../../schema/rules/claims/actions";
import { claimName } from "../../../../schema/rules/claims/claimName";
import { useErrorText } from "../../../apollo/errors";
import { named } from "../../../i18n/named";
import { replaceToast, toastMs } from "../../../ui/toasts";
import styles from "../actions.module.css";
import { UndoButton } from "./UndoButton";
import { actionCatalogue, heldActionCatalogue } from "../actionCatalogue";
import type { ActionRequest } from "../actionRequest";
import { notNotifiedText } from "./notNotifiedText";
import { showUndoToast } from "./undoToasts";

/** Says how actions on a claim ended, also when its panel is closed by then. */
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
      title: claimName(claimId),
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

  const undoAction = async (mutation: DocumentNode, requestId: string, toast: string): Promise<void> => {
    notifications.hide(toast);
    try {
      await client.mutate({ mutation, variables: { input: { claimId, requestId } } });
    } catch (error) {
      failed(error);
    }
  };

  const done = ({ action, requestId, input }: ActionRequest): void => {
    const title = intl.formatMessage(actionCatalogue[action].done, { id: claimName(claimId) });
    if (isHeldAction(action)) {
      const { undoMutation, DoneNote } = heldActionCatalogue[action];
      showUndoToast(requestId, claimActions[action].undoSeconds * 1_000, (toast) => ({
        title,
        message: (
          <>
            <DoneNote input={input} />
            <UndoButton toast={toast} onUndo={() => void undoAction(undoMutation, requestId, toast)} />
          </>
        ),
      }));
    } else
      notifications.show({
        color: "teal",
        autoClose: toastMs.done,
        title,
        message: <FormattedMessage id="claim.done.soon" defaultMessage="The status changes on every map within seconds." />,
      });
  };

  /** Of an action that holds, though the assistance system could not be notified of it: that, and why. */
  const notNotified =
    (action: HeldActionName) =>
    (code: string): void =>
      failed(notNotifiedText(intl, action, code));

  /** Of a key that was pressed for what cannot be done now: the button says why, but nobody looks at it. */
  const notifyRejected = (action: ClaimActionName, why: ActionRejection | "FORBIDDEN"): void => {
    replaceToast(`rejected ${claimId}`, {
      color: "yellow",
      autoClose: toastMs.done,
      role: "status",
      title: claimName(claimId),
      message: intl.formatMessage(
        { id: "claim.action.rejected", defaultMessage: "{action}: not possible now. {why}" },
        { action: intl.formatMessage(actionCatalogue[action].label), why: named(intl, "errors", why) },
      ),
    });
  };
  return { done, failed, notNotified, notifyRejected };
}
