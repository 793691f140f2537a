import { Modal } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./ConfirmDialog.module.css";
import { ReasonedButton } from "./ReasonedButton";

export interface ConfirmDialogProps {
  title: ReactNode;
  confirm: ReactNode;
  danger?: boolean;
  width?: number;
  reason?: string | null;
  failed?: string | null;
  onClose(): void;
  /** The dialog stays open until the promise resolves, and closes by `onClose`. */
  onConfirm(): void | Promise<unknown>;
  children: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, danger = false, width = 460, reason = null, failed, onClose, onConfirm, children } = props;
  const intl = useIntl();
  const [doing, setDoing] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    if (reason !== null || doing) return;
    setDoing(true);
    try {
      await onConfirm();
    } finally {
      setDoing(false);
    }
  };
  const waitReason = doing ? intl.formatMessage({ id: "action.underWay", defaultMessage: "In progress…" }) : null;
  const closeIfIdle = (): void => void (!doing && onClose());
  return (
    <Modal
      opened
      onClose={closeIfIdle}
      title={title}
      size={width}
      centered
      closeButtonProps={{
        "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }),
        "aria-disabled": doing,
        "aria-description": waitReason ?? undefined,
      }}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.text}>{children}</div>
        <div role="alert" className={styles.failed}>
          {failed}
        </div>
        <div className={styles.buttons}>
          <ReasonedButton variant="default" reason={waitReason} onClick={closeIfIdle} data-autofocus={danger || undefined}>
            <FormattedMessage id="action.back" defaultMessage="Back" />
          </ReasonedButton>
          <ReasonedButton type="submit" reason={reason} loading={doing} {...(danger && { color: "red" })}>
            {confirm}
          </ReasonedButton>
        </div>
      </form>
    </Modal>
  );
}
