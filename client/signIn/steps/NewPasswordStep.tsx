import { Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useChoosePasswordMutation } from "../../gql/hooks";
import { NewPasswordFields, noPassword, passwordProblem } from "../../ui/form/NewPasswordFields";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import type { StepProps } from "./stepProps";
import styles from "../LoginPage.module.css";
import { useStep } from "./useStep";

export function NewPasswordStep({ challenge, ...go }: StepProps) {
  const intl = useIntl();
  const [choose] = useChoosePasswordMutation({ fetchPolicy: "no-cache" });
  const { send, sending, rejectionText } = useStep(go);
  const [chosen, setChosen] = useState(noPassword);
  const reason = passwordProblem(intl, chosen);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === null) void send(async () => (await choose({ variables: { input: { challenge, ...chosen } } })).data?.choosePassword);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Text>
        <FormattedMessage id="login.newPassword" defaultMessage="Choose a new password to continue." />
      </Text>
      <NewPasswordFields value={chosen} onChange={setChosen} />
      <div role="alert" className={styles.error} data-shown={rejectionText ? true : undefined}>
        {rejectionText}
      </div>
      <ReasonedButton type="submit" size="sm" fullWidth reason={reason} loading={sending}>
        <FormattedMessage id="login.newPasswordGo" defaultMessage="Save password and sign in" />
      </ReasonedButton>
    </form>
  );
}
