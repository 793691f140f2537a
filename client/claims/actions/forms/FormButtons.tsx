import { Button } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useShortcuts } from "../../../ui/shortcuts";
import styles from "../actions.module.css";

export interface FormButtonsProps {
  /** What the button that sends says. */
  children: ReactNode;
  danger?: boolean;
  sending: boolean;
  onCancel(): void;
}

/** The way back, and the action, which Ctrl Enter sends from anywhere in its dialog. */
export function FormButtons({ children, danger = false, sending, onCancel }: FormButtonsProps) {
  const intl = useIntl();
  const submit = useRef<HTMLButtonElement>(null);
  const label = intl.formatMessage({ id: "claim.action.send", defaultMessage: "Send the action that is being entered" });
  const press = (): void => (sending ? undefined : submit.current?.form?.requestSubmit());
  useShortcuts([{ keys: "Ctrl Enter", label, key: "Enter", control: "only", whileTyping: true, inDialog: submit, press }]);
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={onCancel}>
        <FormattedMessage id="action.back" defaultMessage="Back" />
      </Button>
      <Button ref={submit} type="submit" {...(danger && { color: "red" })} loading={sending} aria-keyshortcuts="Control+Enter">
        {children}
      </Button>
    </div>
  );
}
