import { type NotificationData, notifications, notificationsStore } from "@mantine/notifications";
import { useIntl } from "react-intl";
import { useErrorText } from "../apollo/errors";

/** Milliseconds. Specification section 9: errors last ten seconds. */
const TOAST_MS = { done: 5_000, failed: 10_000 };

/** How something ended, said in the corner: `toast.done(text)`, without a text that it is saved; `toast.failed(error)`, or with a text. */
export function useToast() {
  const intl = useIntl();
  const errorText = useErrorText();
  return {
    done: (message = intl.formatMessage({ id: "toast.saved", defaultMessage: "Saved successfully." })): void =>
      void notifications.show({ color: "teal", autoClose: TOAST_MS.done, message }),
    failed: (error: unknown): void =>
      void notifications.show({
        color: "red",
        autoClose: TOAST_MS.failed,
        role: "alert",
        message: typeof error === "string" ? error : errorText(error),
      }),
  };
}

let replaced = 0;

/** Shows a toast in the place of an earlier one of the same kind, as another one: what is shown again under its id is ignored. Answers its id. */
export function replaceToast(kind: string, toast: NotificationData): string {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) if (id?.startsWith(`${kind} `)) notifications.hide(id);
  return notifications.show({ ...toast, id: `${kind} ${++replaced}` });
}
