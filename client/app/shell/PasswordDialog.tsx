import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PASSWORD_CONFIRMED_MINUTES } from "../../../schema/rules/access/passwords";
import { useErrorText } from "../../api/errors";
import { useConfirmPasswordMutation } from "../../gql/hooks";
import { passwordRequest } from "../../session/passwordRequest";
import { useObservable } from "../../store/observable";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";

export function PasswordDialog() {
  const request = useObservable(passwordRequest);
  return request && <OpenPasswordDialog onEnd={request.end} />;
}

function OpenPasswordDialog({ onEnd }: { onEnd(isConfirmed: boolean): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const [confirm] = useConfirmPasswordMutation();
  const submit = (): Promise<void> =>
    confirm({ variables: { password } }).then(
      () => onEnd(true),
      (error: unknown) => setFailed(errorText(error)),
    );
  return (
    <ConfirmDialog
      title={<FormattedMessage id="password.confirmTitle" defaultMessage="Confirm your password" />}
      confirm={<FormattedMessage id="password.confirm" defaultMessage="Confirm" />}
      reason={password ? null : intl.formatMessage({ id: "users.passwordNeeded", defaultMessage: "Enter your password." })}
      failed={failed}
      onClose={() => onEnd(false)}
      onConfirm={submit}
    >
      <p>
        <FormattedMessage
          id="password.confirmWhy"
          defaultMessage="This action requires your password. You will not be asked again for {minutes} minutes."
          values={{ minutes: PASSWORD_CONFIRMED_MINUTES }}
        />
      </p>
      <PasswordInput
        label={<FormattedMessage id="users.ownPassword" defaultMessage="Your own password" />}
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
