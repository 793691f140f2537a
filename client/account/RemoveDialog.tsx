import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../apollo/errors";
import { useToast } from "../ui/toasts";
import { useRemoveSecondFactorMutation } from "../gql/hooks";
import { CodeField, isCode } from "../ui/form/CodeField";
import { ConfirmDialog } from "../ui/form/ConfirmDialog";
import { OwnPasswordField } from "./OwnPasswordField";

/** Removes the second factor, by the password and one more code of it. */
export function RemoveDialog({ onClose }: { onClose(): void }) {
  const intl = useIntl();
  const say = useErrorText();
  const toast = useToast();
  const [remove, { error }] = useRemoveSecondFactorMutation();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const reason = !password
    ? intl.formatMessage({ id: "account.currentWanted", defaultMessage: "Type your present password." })
    : isCode(code)
      ? null
      : intl.formatMessage({ id: "code.wanted", defaultMessage: "Type the six digits." });
  const confirm = async (): Promise<void> => {
    const done = await remove({ variables: { password, code } }).catch(() => undefined);
    if (!done) return;
    toast.done(intl.formatMessage({ id: "account.factorRemoved", defaultMessage: "The second factor is removed." }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="account.factorRemove" defaultMessage="Remove the second factor" />}
      confirm={<FormattedMessage id="account.factorRemoveGo" defaultMessage="Remove" />}
      danger
      reason={reason}
      failed={error ? say(error) : null}
      onClose={onClose}
      onConfirm={confirm}
    >
      <OwnPasswordField value={password} onChange={setPassword} />
      <CodeField value={code} onChange={setCode} />
    </ConfirmDialog>
  );
}
