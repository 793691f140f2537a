import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRemoveSecondFactorMutation } from "../gql/hooks";
import { CodeField, isCode } from "../ui/form/CodeField";
import { MutationDialog } from "../ui/form/MutationDialog";
import { OwnPasswordField } from "./OwnPasswordField";

export function RemoveDialog({ onClose }: { onClose(): void }) {
  const intl = useIntl();
  const [remove] = useRemoveSecondFactorMutation();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const reason = !password
    ? intl.formatMessage({ id: "account.currentWanted", defaultMessage: "Enter your current password." })
    : isCode(code)
      ? null
      : intl.formatMessage({ id: "code.wanted", defaultMessage: "Enter the six digits." });
  return (
    <MutationDialog
      title={<FormattedMessage id="account.factorRemove" defaultMessage="Remove second factor" />}
      confirm={<FormattedMessage id="account.factorRemoveGo" defaultMessage="Remove" />}
      danger
      reason={reason}
      mutate={() => remove({ variables: { password, code } })}
      done={intl.formatMessage({ id: "account.factorRemoved", defaultMessage: "The second factor was removed." })}
      onClose={onClose}
    >
      <OwnPasswordField value={password} onChange={setPassword} />
      <CodeField value={code} onChange={setCode} />
    </MutationDialog>
  );
}
