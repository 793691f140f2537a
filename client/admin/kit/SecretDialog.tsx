import { Button, CopyButton, Modal, TextInput } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import admin from "../admin.module.css";

export interface SecretDialogProps {
  title: ReactNode;
  note: ReactNode;
  /** Name of the field for screen readers. */
  label: string;
  value: string;
  onClose(): void;
}

/** A new secret is shown only once, so the dialog closes only by its button. */
export function SecretDialog({ title, note, label, value, onClose }: SecretDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      size={520}
      centered
      title={title}
    >
      <div style={{ display: "grid", gap: 12 }}>
        <p className={admin.note}>{note}</p>
        <div className={admin.row}>
          <TextInput
            readOnly
            data-autofocus
            style={{ flex: 1 }}
            styles={{ input: { fontFamily: "monospace" } }}
            aria-label={label}
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
                onClick={copy}
              >
                {copied ? (
                  <FormattedMessage id="action.copied" defaultMessage="Copied" />
                ) : (
                  <FormattedMessage id="action.copyText" defaultMessage="Copy to clipboard" />
                )}
              </Button>
            )}
          </CopyButton>
        </div>
        <div className={admin.row} style={{ justifyContent: "end" }}>
          <Button onClick={onClose}>
            <FormattedMessage id="apiKeys.kept" defaultMessage="I have saved it" />
          </Button>
        </div>
      </div>
    </Modal>
  );
}
