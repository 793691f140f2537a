import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { FormattedMessage, useIntl } from "react-intl";
import { actionLimits, type ActionRefusal, type ClaimAction } from "../../../schema/rules/actions";
import { useFaultText } from "../../apollo/faults";
import { useUndoManageDelayMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import styles from "./actions.module.css";
import { actionNames, doneNames } from "./words";
import type { Sent } from "./sent";

/** Specification section 9: error toasts last ten seconds. */
const shown = { done: 5_000, failed: 10_000 };

/** Says how deeds on a claim ended, also when its panel is closed by then. */
export function useToasts(claimId: string) {
  const intl = useIntl();
  const say = useFaultText();
  const [undo] = useUndoManageDelayMutation();

  const failed = (error: unknown, again?: () => void): void => {
    const id = `failed-${claimId}`;
    const retry = (): void => {
      notifications.hide(id);
      again?.();
    };
    notifications.show({
      id,
      color: "red",
      autoClose: shown.failed,
      role: "alert",
      title: claimId,
      message: (
        <>
          {say(error)}
          {again && (
            <Button className={styles.toastButton!} size="compact-xs" variant="default" onClick={retry}>
              <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
            </Button>
          )}
        </>
      ),
    });
  };

  const undone = async (requestId: string, toast: string): Promise<void> => {
    notifications.hide(toast);
    try {
      await undo({ variables: { input: { claimId, requestId } } });
    } catch (error) {
      failed(error);
    }
  };

  const done = ({ action, requestId, input }: Sent): void => {
    const id = `done-${requestId}`;
    const delay = action === "manageDelay";
    notifications.show({
      id,
      color: "teal",
      autoClose: delay ? actionLimits.undoSeconds * 1_000 : shown.done,
      title: intl.formatMessage(doneNames[action], { id: claimId }),
      message: delay ? (
        <>
          <FormattedMessage
            id="claim.done.minutes"
            defaultMessage="{minutes, plural, one {# minute} other {# minutes}} more. The assistance system is told in {seconds} seconds."
            values={{ minutes: input.minutes, seconds: actionLimits.undoSeconds }}
          />
          <Button className={styles.toastButton!} size="compact-xs" variant="default" onClick={() => void undone(requestId, id)}>
            <FormattedMessage id="action.undo" defaultMessage="Undo" />
          </Button>
        </>
      ) : (
        <FormattedMessage id="claim.done.soon" defaultMessage="The status changes on every map within seconds." />
      ),
    });
  };

  /** Of a key that was pressed for what cannot be done now: the button says why, but nobody looks at it. */
  const refused = (action: ClaimAction, why: ActionRefusal | "FORBIDDEN"): void => {
    notifications.show({
      id: `refused-${claimId}`,
      color: "yellow",
      autoClose: shown.done,
      role: "status",
      title: claimId,
      message: intl.formatMessage(
        { id: "claim.action.refused", defaultMessage: "{action}: not possible now. {why}" },
        { action: intl.formatMessage(actionNames[action]), why: named(intl, "errors", why) },
      ),
    });
  };
  return { done, failed, refused };
}
