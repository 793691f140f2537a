import { Modal } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../api/errors";
import { useToast } from "../ui/toasts/toasts";
import { useConfirmEnrolmentMutation, useEnrolSecondFactorMutation } from "../gql/hooks";
import { CodeField, isCode } from "../ui/form/CodeField";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import { SecondFactorSecret } from "../ui/form/SecondFactorSecret";
import styles from "./account.module.css";
import { OwnPasswordField } from "./OwnPasswordField";

export function EnrolDialog({ onClose }: { onClose(): void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const toast = useToast();
  const [enrol, enrolling] = useEnrolSecondFactorMutation({ fetchPolicy: "no-cache" });
  const [confirm, confirming] = useConfirmEnrolmentMutation();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const setup = enrolling.data?.enrolSecondFactor;
  const reason = setup
    ? isCode(code)
      ? null
      : intl.formatMessage({ id: "code.wanted", defaultMessage: "Enter the six digits." })
    : password
      ? null
      : intl.formatMessage({ id: "account.currentWanted", defaultMessage: "Enter your current password." });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason !== null) return;
    if (!setup) return void (await enrol({ variables: { password } }).catch(() => undefined));
    const done = await confirm({ variables: { code } }).catch(() => undefined);
    if (!done) return;
    toast.done(intl.formatMessage({ id: "account.factorDone", defaultMessage: "The second factor is on." }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={420}
      closeOnClickOutside={!setup}
      title={<FormattedMessage id="login.enrolTitle" defaultMessage="Set up second factor" />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {setup ? (
          <>
            <SecondFactorSecret {...setup} />
            <CodeField autoFocus value={code} error={confirming.error && errorText(confirming.error)} onChange={setCode} />
          </>
        ) : (
          <OwnPasswordField value={password} error={enrolling.error && errorText(enrolling.error)} onChange={setPassword} />
        )}
        <ReasonedButton type="submit" reason={reason} loading={enrolling.loading || confirming.loading}>
          {setup ? (
            <FormattedMessage id="account.factorConfirm" defaultMessage="Confirm" />
          ) : (
            <FormattedMessage id="account.factorGoOn" defaultMessage="Continue" />
          )}
        </ReasonedButton>
      </form>
    </Modal>
  );
}
