import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ClaimFilter } from "../../../schema/claims/claims";
import { WebhookDeliveryState, WebhookEndpointState, type WebhookEventType } from "../../../schema/rules/claims/webhooks";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import { instant } from "./columns";
import { apiKeys } from "./keys";

export const webhookEndpointState = pgEnum("webhook_endpoint_state", WebhookEndpointState);
export const webhookDeliveryState = pgEnum("webhook_delivery_state", WebhookDeliveryState);

/** A signing secret. `value` is encrypted, bound to the endpoint. */
export interface StoredSecret {
  value: string;
  createdAt: string;
  /** Null for the current secret; earlier ones sign until this instant. */
  expiresAt: string | null;
}

/** Facts of an event that its rows may no longer show when it is delivered. */
export interface EventFacts {
  statusBefore?: string | null;
  statusAfter?: string;
  supplierBefore?: string | null;
  instanceId?: string;
  indicator?: IndicatorKey;
  levelBefore?: string | null;
  levelAfter?: string | null;
  value?: number | null;
}

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey(),
    /** API key whose rights decide what the endpoint receives. */
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id),
    name: text().notNull(),
    foldedName: text().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    filter: jsonb().$type<ClaimFilter>(),
    selection: text().notNull(),
    secrets: jsonb().$type<StoredSecret[]>().notNull(),
    state: webhookEndpointState().notNull(),
    failingSince: instant(),
    /** Last evaluation of the indicators with the rights of the key. */
    levelsAt: instant(),
    /** A replay in progress: events after the first and up to the second number are sent again. */
    replayAfter: bigint({ mode: "number" }),
    replayUntil: bigint({ mode: "number" }),
    /** Request that created the endpoint, with its user; repeated requests create nothing. */
    requestId: text().notNull(),
    createdById: uuid().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex("webhook_endpoints_request").on(t.createdById, t.requestId), index("webhook_endpoints_key").on(t.keyId)],
);

/** Written in the transaction of their cause, and only if an endpoint has chosen their type. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: uuid().primaryKey(),
    /** Assigned under the lock of the claim, so that it orders the events of a claim. */
    seq: bigserial({ mode: "number" }).notNull(),
    type: text().$type<WebhookEventType>().notNull(),
    at: instant().notNull(),
    claimId: text(),
    supplierId: text(),
    alarmId: uuid(),
    /** Events of one endpoint: tests, and indicators, which depend on the rights of its key. */
    endpointId: uuid().references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    facts: jsonb().$type<EventFacts>().notNull(),
    isDispatched: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex("webhook_events_seq").on(t.seq),
    index("webhook_events_open")
      .on(t.seq)
      .where(sql`not is_dispatched`),
    index("webhook_events_at").on(t.at),
    index("webhook_events_claim").on(t.claimId),
  ],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    claimId: text(),
    /** Subject of the event. Deliveries of one subject to one endpoint are made in the order of `turn`. */
    subject: text().notNull(),
    turn: bigserial({ mode: "number" }).notNull(),
    state: webhookDeliveryState().notNull(),
    attempts: integer().notNull(),
    /** Start of the three days in which attempts are made. */
    beganAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** Lease of the attempt in progress. */
    attemptUntil: instant(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    lastError: text(),
  },
  (t) => [
    uniqueIndex("webhook_deliveries_event").on(t.endpointId, t.eventId),
    index("webhook_deliveries_due")
      .on(t.dueAt)
      .where(sql`state = 'WAITING'`),
    index("webhook_deliveries_turn")
      .on(t.endpointId, t.subject, t.turn)
      .where(sql`state = 'WAITING'`),
    index("webhook_deliveries_created").on(t.endpointId, t.createdAt, t.id),
    index("webhook_deliveries_claim").on(t.claimId),
    index("webhook_deliveries_of_event").on(t.eventId),
  ],
);

export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: uuid().primaryKey(),
    deliveryId: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    claimId: text(),
    at: instant().notNull(),
    durationMs: integer().notNull(),
    /** Null if nothing was sent. */
    request: text(),
    status: integer(),
    answer: text(),
    error: text(),
  },
  (t) => [
    index("webhook_attempts_delivery").on(t.deliveryId, t.at),
    index("webhook_attempts_at").on(t.at),
    index("webhook_attempts_claim").on(t.claimId),
  ],
);

/** Last level of an indicator with the rights of an endpoint's key. */
export const webhookLevels = pgTable(
  "webhook_levels",
  {
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    instanceId: text().notNull(),
    indicator: text().$type<IndicatorKey>().notNull(),
    level: text(),
  },
  (t) => [primaryKey({ columns: [t.endpointId, t.instanceId, t.indicator] })],
);
