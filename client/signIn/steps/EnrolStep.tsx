import { Modal, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useErrorText } from "../../api/errors";
import { useSetUpSecondFactorMutation } from "../../gql/hooks";
import { CodeField } from "../../ui/form/CodeField";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { SecondFactorSecret } from "../../ui/form/SecondFactorSecret";
import type { StepProps } from "./stepProps";
import styles from "../LoginPage.module.css";
import { useCodeStep } from "./useCodeStep";

export function EnrolStep(props: StepProps) {
  const errorText = useErrorText();
  const [setUp, { data }] = useSetUpSecondFactorMutation({ fetchPolicy: "no-cache" });
  const { field, reason, sending, submit } = useCodeStep(props);
  const isRequested = useRef(false);
  const { challenge, onCancelled: onOver } = props;
  useEffect(() => {
    // Requested once, because the secret is shown only once.
    if (isRequested.current) return;
    isRequested.current = true;
    setUp({ variables: { challenge } }).catch((failure: unknown) => onOver(errorText(failure)));
  }, [setUp, challenge, onOver, errorText]);
  const setup = data?.setUpSecondFactor;
  return (
    <>
      <Text role="status">
        <FormattedMessage id="login.enrol" defaultMessage="Your profile requires a second factor. Set it up to continue." />
      </Text>
      <Modal
        opened={setup !== undefined}
        onClose={() => onOver(null)}
        closeOnClickOutside={false}
        centered
        size={420}
        title={<FormattedMessage id="login.enrolTitle" defaultMessage="Set up second factor" />}
      >
        {setup && (
          <form className={styles.form} onSubmit={submit} noValidate>
            <SecondFactorSecret {...setup} />
            <CodeField autoFocus {...field} />
            <ReasonedButton type="submit" size="sm" fullWidth reason={reason} loading={sending}>
              <FormattedMessage id="login.enrolGo" defaultMessage="Confirm and continue" />
            </ReasonedButton>
          </form>
        )}
      </Modal>
    </>
  );
}
