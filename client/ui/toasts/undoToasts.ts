// The newest undo toast is always visible, regardless of the limit, because the shortcut refers to it.
import { notifications, type NotificationData, useNotifications } from "@mantine/notifications";

const PREFIX = "undo ";
let count = 0;

/**
 * Offers an undo. `offeredSeconds` starts when the toast is rendered, so that a slow page does not shorten it; `possibleSeconds` starts
 * now.
 */
export function showUndoToast(
  key: string,
  { offeredSeconds, possibleSeconds }: { offeredSeconds: number; possibleSeconds: number },
  content: (toast: string) => Pick<NotificationData, "title" | "message">,
): void {
  const id = PREFIX + key;
  const hideAfter = (seconds: number): void => void setTimeout(() => notifications.hide(id), seconds * 1_000);
  const onOpen = (): void => hideAfter(offeredSeconds);
  notifications.show({ id, color: "teal", autoClose: false, priority: ++count, onOpen, ...content(id) });
  hideAfter(possibleSeconds);
}

export function useNewestUndoToast(): string | undefined {
  const { notifications: openToasts, queue } = useNotifications();
  return [...openToasts, ...queue].find(({ id }) => id?.startsWith(PREFIX))?.id;
}
