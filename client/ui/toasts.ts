import { type NotificationData, notifications, notificationsStore } from "@mantine/notifications";
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { ERROR_SHOWN_MS } from "../../schema/rules/limits/specified";
import { useErrorText } from "../apollo/errors";
import { type FailureName, failures, type MessageName, successes } from "./messages";

/** Milliseconds. */
export const toastMs = { done: 5_000, failed: ERROR_SHOWN_MS } as const;

/**
 * How something ended, said in the corner: `toast.done(text)`, without a text that it is saved; `toast.failed(error)`, or with a text; a
 * message of the catalogue by its name, `toast.say("downloadFinished")`, a failure with the error that says why, if there is one.
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
    // What fails again and again is said once.
    replaceToast(name, failure(error === undefined ? message : `${message} ${errorText(error)}`));
  };
  return { done, failed, say };
}

/** Says in the corner what failed, once for each error; `true`: it is not known why. A name of null: nothing has failed. */
export function useFailureToast(name: FailureName | null, error: unknown): void {
  const { say } = useToast();
  const sayIt = useEffectEvent(() => name !== null && error && say(name, error === true ? undefined : error));
  useEffect(() => void sayIt(), [name, error]);
}

let replaced = 0;

/** Shows a toast in the place of an earlier one of the same kind, as another one: what is shown again under its id is ignored. Answers its id. */
export function replaceToast(kind: string, toast: NotificationData): string {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) if (id?.startsWith(`${kind} `)) notifications.hide(id);
  return notifications.show({ ...toast, id: `${kind} ${++replaced}` });
}
