import { Button } from "@mantine/core";
import { useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { WebhookDeliveryState } from "../../../schema/rules/claims/webhooks";
import { usePages } from "../../apollo/pages";
import { useReplayWebhookDeliveryMutation, useWebhookDeliveriesQuery, useWebhooksQuery } from "../../gql/hooks";
import { useAddressText } from "../../ui/table/addressState";
import { type ColumnDefinition, numberColumn, textColumn } from "../../ui/table/columns";
import { useSelectFilter } from "../../ui/table/listFilters";
import { QueryList } from "../../ui/table/QueryList";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import log from "../kit/LogDetail.module.css";
import { LogTime } from "../kit/LogTime";
import { TextFilter } from "../kit/TextFilter";
import { DeliveryDialog } from "./DeliveryDialog";
import { type DeliveryRow, deliveryStateName, eventName } from "./webhookNames";

const texts = defineMessages({
  at: { id: "audit.at", defaultMessage: "Time" },
  event: { id: "webhooks.eventHeader", defaultMessage: "Event" },
  state: { id: "outboxes.state", defaultMessage: "State" },
  claim: { id: "audit.model.claim", defaultMessage: "Claim" },
  attempts: { id: "webhooks.attempts", defaultMessage: "Attempts" },
  next: { id: "webhooks.nextAttempt", defaultMessage: "Next attempt" },
  error: { id: "webhooks.lastError", defaultMessage: "Last failure" },
  webhook: { id: "audit.model.webhookEndpoint", defaultMessage: "Webhook" },
});

const columns: ColumnDefinition<DeliveryRow>[] = [
  { id: "at", header: texts.at, width: 170, cell: ({ event }) => <LogTime at={event.at} /> },
  { id: "event", header: texts.event, width: 190, grow: true, cell: ({ event }, { intl }) => eventName(intl, event.type) },
  textColumn("claimId", texts.claim, { width: 170, grow: true }),
  { id: "state", header: texts.state, width: 120, cell: ({ state }, { intl }) => deliveryStateName(intl, state) },
  numberColumn("attempts", texts.attempts, { width: 100, of: ({ attempts }) => attempts }),
  { id: "next", header: texts.next, width: 170, cell: ({ nextAttemptAt }) => nextAttemptAt && <LogTime at={nextAttemptAt} /> },
  { id: "error", header: texts.error, width: 180, grow: true, cell: ({ lastError }) => <span className={log.code}>{lastError}</span> },
];

export function WebhookDeliveryList() {
  const intl = useIntl();
  const run = useToastedMutation();
  const [openId, setOpen] = useState<string | null>(null);
  const endpoints = useWebhooksQuery().data?.webhookEndpoints.nodes ?? [];
  const webhook = useSelectFilter("webhook", {
    label: texts.webhook,
    options: endpoints.map(({ id, name }) => ({ value: id, label: name })),
  });
  const state = useSelectFilter("state", {
    label: texts.state,
    options: Object.values(WebhookDeliveryState).map((value) => ({ value, label: deliveryStateName(intl, value) })),
  });
  const claim = useAddressText("claim");
  const filter = { endpointId: webhook.value, states: state.value && [state.value], claimId: claim.settled || null };
  const result = useWebhookDeliveriesQuery({ variables: { filter }, fetchPolicy: "cache-and-network" });
  const [replay] = useReplayWebhookDeliveryMutation();
  const pages = usePages(result, "webhookDeliveries");
  const open = pages.rows?.find(({ id }) => id === openId);
  const again = (row: DeliveryRow) => (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={intl.formatMessage(
        { id: "webhooks.resendName", defaultMessage: "Send “{event}” again" },
        { event: eventName(intl, row.event.type) },
      )}
      disabled={row.state === "WAITING" || row.event.type === "TEST"}
      onClick={() =>
        void run(
          () => replay({ variables: { id: row.id } }),
          intl.formatMessage({ id: "webhooks.resent", defaultMessage: "The event is being sent again." }),
        )
      }
    >
      <FormattedMessage id="webhooks.resend" defaultMessage="Send again" />
    </Button>
  );
  return (
    <QueryList<DeliveryRow>
      page="webhookDeliveries"
      pages={pages}
      columns={columns}
      rowActions={{ width: 130, cell: again }}
      filters={[
        webhook,
        state,
        { name: "claim", isSet: Boolean(claim.settled), field: <TextFilter label={texts.claim} text={claim.text} type={claim.type} /> },
      ]}
      onOpen={({ id }) => setOpen(id)}
      actions={
        <Button variant="default" onClick={() => void result.refetch().catch(() => undefined)}>
          <FormattedMessage id="action.reload" defaultMessage="Reload" />
        </Button>
      }
      none={<FormattedMessage id="webhooks.noDeliveries" defaultMessage="No deliveries yet." />}
    >
      {open && <DeliveryDialog delivery={open} onClose={() => setOpen(null)} />}
    </QueryList>
  );
}
