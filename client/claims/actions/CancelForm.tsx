import { useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ActionFormProps } from "./actionRequest";
import styles from "./actions.module.css";
import { FormButtons } from "./FormButtons";
import { isReason, ReasonField } from "./ReasonField";

interface CancelFormProps extends ActionFormProps {
  submitLabel: ReactNode;
  /** What follows, as items of a list. */
  children: ReactNode;
}

/** For what cannot be undone: says what follows, and asks why. */
export function CancelForm({ input, reasons, sending, onCancel, onSubmit, submitLabel, children }: CancelFormProps) {
  const [reason, setReason] = useState(input.reason ?? "");
  const [tried, setTried] = useState(false);
  const submit = (): void => {
    setTried(true);
    if (isReason(reason)) onSubmit({ reason: reason.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <ul className={styles.consequences}>
        {children}
        <li>
          <FormattedMessage id="claim.cancel.final" defaultMessage="This cannot be undone." />
        </li>
      </ul>
      <ReasonField value={reason} onChange={setReason} reasons={reasons} tried={tried} />
      <FormButtons danger sending={sending} onCancel={onCancel}>
        {submitLabel}
      </FormButtons>
    </form>
  );
}
