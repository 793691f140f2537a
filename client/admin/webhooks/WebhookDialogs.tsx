import { NumberInput, Select } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { webhookLimits } from "../../../schema/rules/claims/webhooks";
import { HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { useErrorText } from "../../api/errors";
import { useDeleteWebhookEndpointMutation, useReplayWebhookEventsMutation, useRotateWebhookSecretMutation } from "../../gql/hooks";
import { serverNow } from "../../store/serverClock";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { WebhookSecret } from "./WebhookSecret";
import type { WebhookRow } from "./webhookNames";

interface DialogProps {
  endpoint: WebhookRow;
  onClose(): void;
}

export function DeleteWebhook({ endpoint: { id, name }, onClose, onDone }: DialogProps & { onDone(): void }) {
  const intl = useIntl();
  const [remove] = useDeleteWebhookEndpointMutation();
  return (
    <MutationDialog
      title={<FormattedMessage id="webhooks.deleteTitle" defaultMessage="Delete {name}?" values={{ name }} />}
      confirm={<FormattedMessage id="webhooks.delete" defaultMessage="Delete webhook" />}
      danger
      mutate={() => remove({ variables: { id } })}
      done={intl.formatMessage({ id: "webhooks.deleted", defaultMessage: "The webhook was deleted." })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <FormattedMessage id="webhooks.deleteText" defaultMessage="Its deliveries and their log are deleted too. This cannot be undone." />
      </p>
    </MutationDialog>
  );
}

const REPLAY_HOURS = [1, 6, 24, 72, 168, 24 * webhookLimits.replayDays];

export function ReplayWebhook({ endpoint: { id, name }, onClose, onDone }: DialogProps & { onDone(): void }) {
  const intl = useIntl();
  const [hours, setHours] = useState(24);
  const [replay] = useReplayWebhookEventsMutation();
  const text = (span: number): string =>
    span < 24
      ? intl.formatMessage(
          { id: "webhooks.lastHours", defaultMessage: "{hours, plural, one {Last hour} other {Last # hours}}" },
          { hours: span },
        )
      : intl.formatMessage(
          { id: "webhooks.lastDays", defaultMessage: "{days, plural, one {Last day} other {Last # days}}" },
          { days: span / 24 },
        );
  // A minute less, because the server's time moves on until it receives the request.
  const since = (): string => new Date(serverNow() - hours * HOUR_MS + MINUTE_MS).toISOString();
  return (
    <MutationDialog
      title={<FormattedMessage id="webhooks.replayTitle" defaultMessage="Send events of {name} again" values={{ name }} />}
      confirm={<FormattedMessage id="webhooks.replay" defaultMessage="Send events again" />}
      mutate={() => replay({ variables: { input: { id, since: since() } } })}
      done={intl.formatMessage({ id: "webhooks.replaying", defaultMessage: "The events are being sent again." })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <FormattedMessage
          id="webhooks.replayText"
          defaultMessage="Messages that were already delivered are repeated with the same id. Receivers should ignore ids that they know."
        />
      </p>
      <Select
        label={<FormattedMessage id="webhooks.replaySince" defaultMessage="Period" />}
        allowDeselect={false}
        data={REPLAY_HOURS.map((span) => ({ value: String(span), label: text(span) }))}
        value={String(hours)}
        onChange={(value) => setHours(Number(value))}
      />
    </MutationDialog>
  );
}

export function RotateSecret({ endpoint: { id, name, updatedAt }, onClose }: DialogProps) {
  const errorText = useErrorText();
  const { min, max, usual } = webhookLimits.overlapHours;
  const [overlapHours, setOverlap] = useState<number | string>(usual);
  const [failed, setFailed] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [rotate] = useRotateWebhookSecretMutation();
  if (secret !== null) return <WebhookSecret name={name} value={secret} onClose={onClose} />;
  const confirm = async (): Promise<void> => {
    try {
      const answer = await rotate({ variables: { input: { id, updatedAt, overlapHours: Number(overlapHours) } } });
      setSecret(answer.data!.rotateWebhookSecret.secret);
    } catch (error) {
      setFailed(errorText(error));
    }
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="webhooks.rotateTitle" defaultMessage="Replace the secret of {name}" values={{ name }} />}
      confirm={<FormattedMessage id="webhooks.rotate" defaultMessage="Replace secret" />}
      failed={failed}
      onClose={onClose}
      onConfirm={confirm}
    >
      <NumberInput
        label={<FormattedMessage id="webhooks.overlap" defaultMessage="Overlap in hours" />}
        description={<FormattedMessage id="webhooks.overlapNote" defaultMessage="The earlier secret also signs messages for this time." />}
        min={min}
        max={max}
        clampBehavior="strict"
        allowDecimal={false}
        value={overlapHours}
        onChange={setOverlap}
      />
    </ConfirmDialog>
  );
}
