import { defineMessages, type IntlShape } from "react-intl";
import type { WebhookDeliveryState, WebhookEndpointState, WebhookEventType } from "../../../schema/rules/claims/webhooks";
import type { WebhookDeliveriesQuery, WebhooksQuery } from "../../gql/graphql";

export type WebhookRow = WebhooksQuery["webhookEndpoints"]["nodes"][number];
export type DeliveryRow = WebhookDeliveriesQuery["webhookDeliveries"]["nodes"][number];

const events = defineMessages({
  CLAIM_CREATED: { id: "webhooks.event.CLAIM_CREATED", defaultMessage: "Claim created" },
  STATUS_CHANGED: { id: "webhooks.event.STATUS_CHANGED", defaultMessage: "Status changed" },
  DELAY_MANAGED: { id: "webhooks.event.DELAY_MANAGED", defaultMessage: "Delay managed" },
  SUPPLIER_CHANGED: { id: "webhooks.event.SUPPLIER_CHANGED", defaultMessage: "Supplier changed" },
  ARRIVAL: { id: "webhooks.event.ARRIVAL", defaultMessage: "Arrival" },
  COMPLETION: { id: "webhooks.event.COMPLETION", defaultMessage: "Completion" },
  CANCELLATION: { id: "webhooks.event.CANCELLATION", defaultMessage: "Cancellation" },
  ALARM_RAISED: { id: "webhooks.event.ALARM_RAISED", defaultMessage: "Alarm raised" },
  ALARM_CLEARED: { id: "webhooks.event.ALARM_CLEARED", defaultMessage: "Alarm cleared" },
  INDICATOR_LEVEL: { id: "webhooks.event.INDICATOR_LEVEL", defaultMessage: "Indicator level crossed" },
  SUPPLIER_EXCLUDED: { id: "webhooks.event.SUPPLIER_EXCLUDED", defaultMessage: "Supplier excluded" },
  TEST: { id: "webhooks.event.TEST", defaultMessage: "Test" },
});
const endpointStates = defineMessages({
  ENABLED: { id: "webhooks.state.ENABLED", defaultMessage: "Enabled" },
  DISABLED: { id: "webhooks.state.DISABLED", defaultMessage: "Disabled" },
  FAILING: { id: "webhooks.state.FAILING", defaultMessage: "Disabled after failures" },
});
const deliveryStates = defineMessages({
  WAITING: { id: "webhooks.delivery.WAITING", defaultMessage: "Waiting" },
  REVIEW: { id: "webhooks.delivery.REVIEW", defaultMessage: "In review" },
  DELIVERED: { id: "webhooks.delivery.DELIVERED", defaultMessage: "Delivered" },
  DEAD: { id: "webhooks.delivery.DEAD", defaultMessage: "Given up" },
  SKIPPED: { id: "webhooks.delivery.SKIPPED", defaultMessage: "Skipped" },
});

export const eventName = (intl: IntlShape, type: WebhookEventType): string => intl.formatMessage(events[type]);
export const endpointStateName = (intl: IntlShape, state: WebhookEndpointState): string => intl.formatMessage(endpointStates[state]);
export const deliveryStateName = (intl: IntlShape, state: WebhookDeliveryState): string => intl.formatMessage(deliveryStates[state]);
