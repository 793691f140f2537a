import { useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ActionFormProps } from "../actionRequest";
import styles from "../actions.module.css";
import { FormButtons } from "./FormButtons";
import { ReasonField } from "./ReasonField";
import { useReason } from "./useReason";

interface CancelFormProps extends ActionFormProps {
  submitLabel: ReactNode;
  children: ReactNode;
}

export function CancelForm({ input, reasons, saying, sending, onCancel, onSubmit, submitLabel, children }: CancelFormProps) {
  const reason = useReason(input.reason);
  const [tried, setTried] = useState(false);
  const submit = (): void => {
    setTried(true);
    if (reason.isValid) onSubmit({ reason: reason.text.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <ul className={styles.consequences}>
        {children}
        <li>
          <FormattedMessage id="claim.cancel.final" defaultMessage="This cannot be undone." />
        </li>
      </ul>
      <ReasonField reason={reason} reasons={reasons} language={saying?.language} tried={tried} />
      <FormButtons danger sending={sending} onCancel={onCancel}>
        {submitLabel}
      </FormButtons>
    </form>
  );
}
