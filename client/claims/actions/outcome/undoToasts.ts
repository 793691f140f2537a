// The toasts that offer to undo an action. The newest is always in sight, however many toasts there are, because its key means it.
import { notifications, type NotificationData, useNotifications } from "@mantine/notifications";

const PREFIX = "undo ";
let count = 0;

/** Offers to undo a request for as long as that is possible: a toast that waits for its place, or has the pointer on it, is gone by then too. */
export function showUndoToast(
  requestId: string,
  durationMs: number,
  content: (toast: string) => Pick<NotificationData, "title" | "message">,
): void {
  const id = PREFIX + requestId;
  notifications.show({ id, color: "teal", autoClose: false, priority: ++count, ...content(id) });
  setTimeout(() => notifications.hide(id), durationMs);
}

/** The newest of them, whether it is in sight or waits for its place. */
export function useNewestUndoToast(): string | undefined {
  const { notifications: shown, queue } = useNotifications();
  return [...shown, ...queue].find(({ id }) => id?.startsWith(PREFIX))?.id;
}
