import { Button, CopyButton, Modal, TextInput } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import admin from "../admin.module.css";

/** A new key is shown only once, so the dialog closes only by its button. */
export function NewKeyValue({ name, value, onClose }: { name: string; value: string; onClose(): void }) {
  const intl = useIntl();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      size={520}
      centered
      title={<FormattedMessage id="apiKeys.made" defaultMessage="Key for {name}" values={{ name }} />}
    >
      <div style={{ display: "grid", gap: 12 }}>
        <p className={admin.note}>
          <FormattedMessage id="apiKeys.once" defaultMessage="Copy the key now. It is shown only once." />
        </p>
        <div className={admin.row}>
          <TextInput
            readOnly
            data-autofocus
            style={{ flex: 1 }}
            styles={{ input: { fontFamily: "monospace" } }}
            aria-label={intl.formatMessage({ id: "apiKeys.key", defaultMessage: "Key" })}
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
