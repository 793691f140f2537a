import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./actions.module.css";

export interface FormButtonsProps {
  /** What the button that sends says. */
  children: ReactNode;
  danger?: boolean;
  sending: boolean;
  onCancel(): void;
}

/** The way back, and the action. */
export const FormButtons = ({ children, danger = false, sending, onCancel }: FormButtonsProps) => (
  <div className={styles.buttons}>
    <Button variant="default" onClick={onCancel}>
      <FormattedMessage id="action.back" defaultMessage="Back" />
    </Button>
    <Button type="submit" {...(danger && { color: "red" })} loading={sending}>
      {children}
    </Button>
  </div>
);
