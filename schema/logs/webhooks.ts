import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Alarm } from "../claims/alarms";
import { Claim, ClaimFilter } from "../claims/claims";
import { ClaimStatus } from "../enums";
import { IndicatorKey } from "../indicators/indicators";
import { Instance } from "../instances";
import { Node } from "../node";
import { connectionOf } from "../paging";
import { ClaimFilterValue } from "../scalars";
import { RequestIdField } from "../requestId";
import { actionLimits } from "../rules/claims/actions";
import {
  webhookEventNames as names,
  webhookLimits as limits,
  WebhookDeliveryState,
  WebhookEndpointState,
  WebhookEventType,
} from "../rules/claims/webhooks";
import { type IndicatorKey as Indicator, IndicatorLevel } from "../rules/indicators/indicators";
import { Supplier } from "../suppliers/suppliers";

const eventDescription = (type: WebhookEventType, text: string): { description: string } => ({
  description: `${text} \`type\` of the message: \`${names[type]}\`.`,
});

registerEnumType(WebhookEventType, {
  name: "WebhookEventType",
  description: "Type of a webhook event.",
  valuesConfig: {
    CLAIM_CREATED: eventDescription("CLAIM_CREATED", "A claim was created."),
    STATUS_CHANGED: eventDescription("STATUS_CHANGED", "The status of a claim changed."),
    DELAY_MANAGED: eventDescription("DELAY_MANAGED", "A delay of a claim was managed."),
    SUPPLIER_CHANGED: eventDescription("SUPPLIER_CHANGED", "A supplier was assigned to a claim, replaced or removed."),
    ARRIVAL: eventDescription("ARRIVAL", "The supplier arrived."),
    COMPLETION: eventDescription("COMPLETION", "The work was completed."),
    CANCELLATION: eventDescription("CANCELLATION", "The claim was cancelled."),
    ALARM_RAISED: eventDescription("ALARM_RAISED", "An alarm was raised, or raised again after a short interruption."),
    ALARM_CLEARED: eventDescription("ALARM_CLEARED", "An alarm was cleared."),
    INDICATOR_LEVEL: eventDescription(
      "INDICATOR_LEVEL",
      "An indicator of today crossed its warning or critical level, in either direction.",
    ),
    SUPPLIER_EXCLUDED: eventDescription("SUPPLIER_EXCLUDED", "A supplier left the network, temporarily or for good."),
    TEST: eventDescription("TEST", "A test that a user requested. It cannot be chosen."),
  },
});
registerEnumType(WebhookEndpointState, {
  name: "WebhookEndpointState",
  description: "State of a webhook endpoint.",
  valuesConfig: {
    ENABLED: { description: "Events are sent." },
    DISABLED: { description: "Disabled by a user. New events are not sent; a replay can send them later." },
    FAILING: { description: "Disabled automatically, because all attempts of a day failed. The owner of the key received an e-mail." },
  },
});
registerEnumType(WebhookDeliveryState, {
  name: "WebhookDeliveryState",
  description: "State of a delivery.",
  valuesConfig: {
    WAITING: { description: "Waiting for the first or the next attempt." },
    REVIEW: {
      description: "Held because the database was restored and the message may have been sent since the backup. Replay it to send it.",
    },
    DELIVERED: { description: "The endpoint answered with a status from 200 to 299." },
    DEAD: { description: "Given up after three days without success." },
    SKIPPED: {
      description: "Not sent, because the key may no longer see the subject of the event, or because the subject no longer exists.",
    },
  },
});

@ObjectType({ description: "Something that happened. The selection of a webhook endpoint is applied to this type." })
export class WebhookEvent {
  @Field(() => ID, { description: "Unique id of the event, also the header `webhook-id` of its messages." })
  id!: string;
  @Field(() => WebhookEventType, { description: "Type of the event." })
  type!: WebhookEventType;
  @Field(() => DateTimeISO, { description: "Time of the event." })
  at!: Date;
  @Field(() => Claim, {
    nullable: true,
    description:
      "Claim of the event, in its state at the time of reading. null if the event is not about a claim, or if the viewer may not see it.",
  })
  claim?: Claim | null;
  @Field(() => ClaimStatus, {
    nullable: true,
    description: "Status of the claim before the event. null for a new claim and for other events.",
  })
  statusBefore?: ClaimStatus | null;
  @Field(() => ClaimStatus, {
    nullable: true,
    description: "Status of the claim after the event. null for events that are not about a claim.",
  })
  statusAfter?: ClaimStatus | null;
  @Field(() => Supplier, {
    nullable: true,
    description: "Supplier that was assigned before the event. null if there was none, or if it is out of the viewer's scope.",
  })
  supplierBefore?: Supplier | null;
  @Field(() => Supplier, {
    nullable: true,
    description:
      "Supplier that was excluded. null for other events, and if it is out of the viewer's scope. For the supplier of a claim see `claim`.",
  })
  supplier?: Supplier | null;
  @Field(() => Alarm, { nullable: true, description: "Alarm that was raised or cleared. null for other events." })
  alarm?: Alarm | null;
  @Field(() => Instance, {
    nullable: true,
    description: "AMA instance of the indicator or of the excluded supplier. null for other events.",
  })
  instance?: Instance | null;
  @Field(() => IndicatorKey, { nullable: true, description: "Indicator that crossed a level. null for other events." })
  indicator?: Indicator | null;
  @Field(() => IndicatorLevel, {
    nullable: true,
    description: "Level of the indicator before. null for other events, and if it had no level.",
  })
  levelBefore?: IndicatorLevel | null;
  @Field(() => IndicatorLevel, {
    nullable: true,
    description: "Level of the indicator after. null for other events, and if it has no level.",
  })
  levelAfter?: IndicatorLevel | null;
  @Field(() => Float, {
    nullable: true,
    description: "Value of the indicator, in its unit. null for other events, and if it has no value.",
  })
  value?: number | null;
}

@ObjectType({ description: "API key that owns a webhook endpoint." })
export class WebhookKey {
  @Field(() => ID, { description: "ApiKey.id." })
  id!: string;
  @Field(() => String, { description: "Name of the key." })
  name!: string;
}

@ObjectType({ description: "A secret of a webhook endpoint, without its value." })
export class WebhookSecret {
  @Field(() => DateTimeISO, { description: "Time at which the secret was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time until which the secret signs messages. null for the current secret." })
  expiresAt!: Date | null;
}

@ObjectType({ implements: Node, description: "Address of another program to which events are sent, signed by Standard Webhooks 1.0." })
export class WebhookEndpoint {
  @Field(() => ID, { description: "Unique id of the endpoint." })
  id!: string;
  @Field(() => String, { description: "Display name." })
  name!: string;
  @Field(() => String, { description: "Address to which messages are sent by POST." })
  url!: string;
  @Field(() => [WebhookEventType], { description: "Types of the events that are sent." })
  events!: WebhookEventType[];
  @Field(() => ClaimFilterValue, {
    nullable: true,
    description: "Filter of claims (`ClaimFilter`). null sends events about all claims. Events that are not about a claim ignore it.",
  })
  filter!: object | null;
  @Field(() => String, { description: "GraphQL selection on `WebhookEvent`, whose result is `data` of each message." })
  selection!: string;
  @Field(() => WebhookKey, { description: "API key whose rights limit the messages." })
  key?: WebhookKey;
  @Field(() => WebhookEndpointState, { description: "State of the endpoint." })
  state!: WebhookEndpointState;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Time since which all attempts have failed. null if the last attempt succeeded.",
  })
  failingSince!: Date | null;
  @Field(() => Boolean, { description: "True while events are being replayed." })
  isReplaying!: boolean;
  @Field(() => [WebhookSecret], { description: "Secrets that sign messages, the current one first." })
  secrets!: WebhookSecret[];
  @Field(() => Int, { description: "Number of deliveries that wait for an attempt." })
  waiting?: number;
  @Field(() => Int, { description: "Number of deliveries that were given up." })
  dead?: number;
  @Field(() => DateTimeISO, { description: "Time at which the endpoint was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { description: "Time of the last change of the endpoint's configuration or secrets." })
  updatedAt!: Date;
}
export const WebhookEndpointConnection = connectionOf(WebhookEndpoint, "WebhookEndpoint");

@ObjectType({ description: "A webhook endpoint and its new secret." })
export class WebhookEndpointWithSecret {
  @Field(() => WebhookEndpoint, { description: "The endpoint." })
  endpoint!: WebhookEndpoint;
  @Field(() => String, { description: "Secret that signs messages (`whsec_…`). It cannot be read again." })
  secret!: string;
}

@ObjectType({ description: "One request to a webhook endpoint and its answer." })
export class WebhookAttempt {
  @Field(() => ID, { description: "Unique id of the attempt." })
  id!: string;
  @Field(() => DateTimeISO, { description: "Start of the attempt." })
  at!: Date;
  @Field(() => Int, { description: "Time until the answer or the failure, in milliseconds." })
  durationMs!: number;
  @Field(() => String, {
    nullable: true,
    description: "Body that was sent. Personal data. null if nothing was sent, and if fields are hidden from the viewer.",
  })
  request!: string | null;
  @Field(() => Int, { nullable: true, description: "HTTP status of the answer. null without an answer." })
  status!: number | null;
  @Field(() => String, {
    nullable: true,
    description: `First ${limits.answerLength} characters of the answer. null without an answer, and if fields are hidden from the viewer.`,
  })
  answer!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Why the attempt failed: STATUS_503, REDIRECT, TIMEOUT, PRIVATE_ADDRESS, ECONNREFUSED … Open list: it includes network errors. null if it succeeded.",
  })
  error!: string | null;
}

@ObjectType({ implements: Node, description: "Delivery of an event to an endpoint." })
export class WebhookDelivery {
  @Field(() => ID, { description: "Unique id of the delivery." })
  id!: string;
  @Field(() => WebhookEvent, { description: "Event that is delivered, in the scope of the viewer." })
  event?: WebhookEvent;
  @Field(() => ID, { nullable: true, description: "Claim of the event. null if it is not about a claim." })
  claimId!: string | null;
  @Field(() => WebhookDeliveryState, { description: "State of the delivery." })
  state!: WebhookDeliveryState;
  @Field(() => Int, { description: "Number of attempts since the delivery began or was replayed." })
  attempts!: number;
  @Field(() => DateTimeISO, { description: "Time at which the delivery was created." })
  createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the next attempt. null if there is none." })
  nextAttemptAt?: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the delivery ended. null if it has not ended." })
  endedAt!: Date | null;
  @Field(() => String, { nullable: true, description: "Why the last attempt failed, as in `WebhookAttempt.error`. null if it succeeded." })
  lastError!: string | null;
  @Field(() => [WebhookAttempt], { description: "Last ten attempts, newest first." })
  log?: WebhookAttempt[];
}
export const WebhookDeliveryConnection = connectionOf(WebhookDelivery, "WebhookDelivery");

@InputType()
abstract class WebhookEndpointParts {
  @Field(() => String, { description: "Name: letters, digits and spaces, at most 100 characters." })
  name!: string;
  @Field(() => String, {
    description: `Address: https, without user and fragment, at most ${limits.urlLength} characters. Private networks are refused unless the setting WEBHOOK_PRIVATE_HOSTS names the host.`,
  })
  url!: string;
  @Field(() => [WebhookEventType], { description: "Types of the events to send, at least one." })
  events!: WebhookEventType[];
  @Field(() => ClaimFilter, { nullable: true, description: "Claims whose events are sent. null sends events about all claims." })
  filter?: ClaimFilter | null;
  @Field(() => String, {
    description: `GraphQL selection on \`WebhookEvent\`, at most ${limits.selectionLength} characters, such as \`{ at claim { id status } }\`.`,
  })
  selection!: string;
}

@InputType({ description: "A new webhook endpoint." })
export class CreateWebhookEndpointInput extends WebhookEndpointParts {
  @Field(() => ID, { description: "ApiKey.id of an active key with the scope `READ` or `ACT`, which owns the endpoint." })
  keyId!: string;
  @Field(() => String, {
    description: `Id chosen by the caller, ${actionLimits.requestId.min} to ${actionLimits.requestId.max} characters. A repeated request returns the same endpoint and secret.`,
  })
  requestId!: string;
}

const updatedAt = "WebhookEndpoint.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since.";

@InputType({ description: "Changes of a webhook endpoint." })
export class ChangeWebhookEndpointInput extends WebhookEndpointParts {
  @Field(() => ID, { description: "WebhookEndpoint.id." })
  id!: string;
  @Field(() => DateTimeISO, { description: updatedAt })
  updatedAt!: Date;
  @Field(() => Boolean, { description: "False disables the endpoint. True enables it, also after it was disabled automatically." })
  enabled!: boolean;
}

@InputType({ description: "A webhook endpoint to delete." })
export class DeleteWebhookEndpointInput {
  @Field(() => ID, { description: "WebhookEndpoint.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "A webhook endpoint whose secret is replaced." })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: "WebhookEndpoint.id." })
  id!: string;
  @Field(() => DateTimeISO, { description: updatedAt })
  updatedAt!: Date;
  @Field(() => Int, {
    defaultValue: limits.overlapHours.usual,
    description: `Hours for which the earlier secret also signs, ${limits.overlapHours.min} to ${limits.overlapHours.max}.`,
  })
  overlapHours!: number;
}

@InputType({ description: "A webhook endpoint to test." })
export class TestWebhookEndpointInput {
  @Field(() => ID, { description: "WebhookEndpoint.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Events to send again." })
export class ReplayWebhookEventsInput {
  @Field(() => ID, { description: "WebhookEndpoint.id." })
  id!: string;
  @Field(() => DateTimeISO, { description: `Start of the replay, at most ${limits.replayDays} days ago.` })
  since!: Date;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "A delivery to make again." })
export class ReplayWebhookDeliveryInput {
  @Field(() => ID, { description: "WebhookDelivery.id." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Filters deliveries. Omitted and null fields do not filter." })
export class WebhookDeliveryFilter {
  @Field(() => ID, { nullable: true, description: "Deliveries to this endpoint." })
  endpointId?: string | null;
  @Field(() => [WebhookDeliveryState], { nullable: true, description: "Deliveries in one of these states." })
  states?: WebhookDeliveryState[] | null;
  @Field(() => ID, { nullable: true, description: "Deliveries of events about this claim." })
  claimId?: string | null;
}
