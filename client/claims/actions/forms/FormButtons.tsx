import { Button, Kbd } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useConnection } from "../../../live/connection";
import { useShortcuts } from "../../../ui/shortcuts";
import styles from "../actions.module.css";

export interface FormButtonsProps {
  children: ReactNode;
  danger?: boolean;
  sending: boolean;
  onCancel(): void;
}

/** Ctrl+Enter submits from any field of the dialog. */
export function FormButtons({ children, danger = false, sending, onCancel }: FormButtonsProps) {
  const intl = useIntl();
  const isLost = useConnection().state === "lost";
  const submit = useRef<HTMLButtonElement>(null);
  const label = intl.formatMessage({ id: "claim.action.send", defaultMessage: "Send the action being entered" });
  const press = (): void => (sending || isLost ? undefined : submit.current?.form?.requestSubmit());
  useShortcuts([{ keys: "Ctrl Enter", label, key: "Enter", control: "only", whileTyping: true, inDialog: submit, press }]);
  return (
    <>
      {isLost && (
        <p className={styles.quiet} role="status">
          <FormattedMessage
            id="claim.action.offlineForm"
            defaultMessage="Connection lost. Your input is kept; send it when the connection is back."
          />
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          <FormattedMessage id="action.back" defaultMessage="Back" />
        </Button>
        <Button
          ref={submit}
          type="submit"
          {...(danger && { color: "red" })}
          loading={sending}
          disabled={isLost}
          aria-keyshortcuts="Control+Enter"
          rightSection={
            <Kbd className={styles.key!} aria-hidden>
              Ctrl Enter
            </Kbd>
          }
        >
          {children}
        </Button>
      </div>
    </>
  );
}
