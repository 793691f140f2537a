import { type NotificationData, notifications, notificationsStore } from "@mantine/notifications";
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { ERROR_SHOWN_MS } from "../../../schema/rules/limits/specified";
import { useErrorText } from "../../api/errors";
import { type FailureName, failures, type MessageName, successes } from "../messages";

export const toastMs = { done: 5_000, failed: ERROR_SHOWN_MS } as const;

/**
 * Toasts: `toast.done(text)` or without text "saved"; `toast.failed(error or text)`; `toast.say("downloadFinished")` for a catalogue
 * message, with the error for a failure.
 */
export function useToast() {
  const intl = useIntl();
  const errorText = useErrorText();
  const done = (message = intl.formatMessage(successes.saved)): void =>
    void notifications.show({ color: "teal", autoClose: toastMs.done, message });
  const failure = (message: string): NotificationData => ({ color: "red", autoClose: toastMs.failed, role: "alert", message });
  const failed = (error: unknown): void => void notifications.show(failure(typeof error === "string" ? error : errorText(error)));
  const say = (name: MessageName, error?: unknown): void => {
    if (name in successes) return done(intl.formatMessage(successes[name as keyof typeof successes]));
    const message = intl.formatMessage(failures[name as FailureName]);
    replaceToast(name, failure(error === undefined ? message : `${message} ${errorText(error)}`));
  };
  return { done, failed, say };
}

/** Shows a failure once per error. `error === true`: the cause is unknown. A `null` name shows nothing. */
export function useFailureToast(name: FailureName | null, error: unknown): void {
  const { say } = useToast();
  const sayIt = useEffectEvent(() => name !== null && error && say(name, error === true ? undefined : error));
  useEffect(() => void sayIt(), [name, error]);
}

let replaced = 0;

/** Replaces an earlier toast of the same kind. Uses a new id, because Mantine ignores a repeated one. Returns the id. */
export function replaceToast(kind: string, toast: NotificationData): string {
  const { notifications: openToasts, queue } = notificationsStore.getState();
  for (const { id } of [...openToasts, ...queue]) if (id?.startsWith(`${kind} `)) notifications.hide(id);
  return notifications.show({ ...toast, id: `${kind} ${++replaced}` });
}
