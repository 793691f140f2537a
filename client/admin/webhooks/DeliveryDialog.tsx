import { Modal } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { JsonView } from "../../ui/json/JsonView";
import admin from "../admin.module.css";
import { LogTime } from "../kit/LogTime";
import { type DeliveryRow, eventName } from "./webhookNames";

function jsonOf(text: string | null | undefined): string | null {
  if (text == null) return null;
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify(text);
  }
}

export function DeliveryDialog({ delivery, onClose }: { delivery: DeliveryRow; onClose(): void }) {
  const intl = useIntl();
  const { event, log } = delivery;
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={eventName(intl, event.type)}
      closeButtonProps={{ "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) }}
    >
      <p className={admin.note}>
        <code>{event.id}</code>
      </p>
      {log.length === 0 && <FormattedMessage id="webhooks.noAttempts" defaultMessage="No attempt was made yet." />}
      {log.map((attempt) => (
        <section key={attempt.id} style={{ display: "grid", gap: 6, marginTop: 12 }}>
          <h3 style={{ fontSize: "var(--mantine-font-size-sm)", margin: 0 }}>
            <LogTime at={attempt.at} /> · {attempt.status ?? attempt.error} · {intl.formatNumber(attempt.durationMs)} ms
          </h3>
          <JsonView title={intl.formatMessage({ id: "apiErrors.input", defaultMessage: "Sent" })} json={jsonOf(attempt.request)} />
          <JsonView
            title={intl.formatMessage({ id: "apiErrors.output", defaultMessage: "Response" })}
            json={jsonOf(attempt.answer)}
            none={<FormattedMessage id="apiErrors.noOutput" defaultMessage="No response" />}
          />
        </section>
      ))}
    </Modal>
  );
}
