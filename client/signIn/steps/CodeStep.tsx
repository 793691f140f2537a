import { Button, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { CodeField } from "../../ui/form/CodeField";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import type { StepProps } from "./stepProps";
import styles from "../LoginPage.module.css";
import { useCodeStep } from "./useCodeStep";

export function CodeStep(props: StepProps) {
  const { field, reason, sending, submit } = useCodeStep(props);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Text>
        <FormattedMessage id="login.code" defaultMessage="Enter the code from your authenticator app." />
      </Text>
      <CodeField autoFocus {...field} />
      <ReasonedButton type="submit" size="sm" fullWidth reason={reason} loading={sending}>
        <FormattedMessage id="login.signIn" defaultMessage="Sign in" />
      </ReasonedButton>
      <Button variant="default" size="sm" fullWidth onClick={() => props.onCancelled(null)}>
        <FormattedMessage id="action.back" defaultMessage="Back" />
      </Button>
    </form>
  );
}
