import { notifications } from "@mantine/notifications";
import { FormattedMessage, useIntl } from "react-intl";
import {
  useAcknowledgeAlarmsMutation,
  usePassAlarmsMutation,
  useReopenAlarmsMutation,
  useSnoozeAlarmsMutation,
  useTakeAlarmsMutation,
} from "../gql/hooks";
import { useConnection } from "../live/connection";
import { useToast } from "../ui/toasts/toasts";
import { UndoButton } from "../ui/toasts/UndoButton";
import { showUndoToast } from "../ui/toasts/undoToasts";

/** Undo is offered for `offeredSeconds` after the toast is shown, and at most `possibleSeconds` after the action. */
const UNDO_TIMES = { offeredSeconds: 10, possibleSeconds: 60 };

export function useHandleAlarms() {
  const intl = useIntl();
  const toast = useToast();
  const isLost = useConnection().state === "lost";
  const [acknowledge] = useAcknowledgeAlarmsMutation();
  const [reopen] = useReopenAlarmsMutation();
  const [take] = useTakeAlarmsMutation();
  const [snooze] = useSnoozeAlarmsMutation();
  const [pass] = usePassAlarmsMutation();
  const run = async (mutate: () => Promise<unknown>): Promise<boolean> => {
    if (isLost) return false;
    try {
      await mutate();
      return true;
    } catch (error) {
      toast.failed(error);
      return false;
    }
  };
  return {
    /** Why nothing can be done with alarms now. null if it can. */
    reason: isLost
      ? intl.formatMessage({
          id: "claim.action.offline",
          defaultMessage: "Connection lost. This becomes available again when the connection is back.",
        })
      : null,
    acknowledge: async (ids: string[]): Promise<boolean> => {
      if (!(await run(() => acknowledge({ variables: { input: { ids } } })))) return false;
      showUndoToast(`alarms ${ids[0]}`, UNDO_TIMES, (toast) => ({
        message: (
          <>
            <FormattedMessage
              id="alarms.acknowledgedCount"
              defaultMessage="{count, plural, one {# alarm acknowledged} other {# alarms acknowledged}}"
              values={{ count: ids.length }}
            />
            <UndoButton
              toast={toast}
              onUndo={() => {
                notifications.hide(toast);
                void run(() => reopen({ variables: { input: { ids } } }));
              }}
            />
          </>
        ),
      }));
      return true;
    },
    take: (ids: string[]) => run(() => take({ variables: { input: { ids } } })),
    snooze: (ids: string[], minutes: number, reason: string) => run(() => snooze({ variables: { input: { ids, minutes, reason } } })),
    pass: (ids: string[], userId: string, note: string) => run(() => pass({ variables: { input: { ids, userId, note: note || null } } })),
  };
}
