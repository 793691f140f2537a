import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { CallState, ClaimActionState } from "../../../schema/rules/claims/actionState";
import { IntegrationOperation, Integration } from "../../../schema/rules/claims/integrations";
import { actorColumns } from "./actors";
import { claimActionName, claims } from "./claims";
import { instant } from "./columns";

export const claimActionState = pgEnum("claim_action_state", ClaimActionState);
export const callState = pgEnum("call_state", CallState);
export const integration = pgEnum("integration", Integration);
export const integrationOperation = pgEnum("integration_operation", IntegrationOperation);

/** Actions on claims: one row per request, even if it is repeated. */
export const claimActions = pgTable(
  "claim_actions",
  {
    id: uuid().primaryKey(),
    /** ID chosen by the client, unique per actor. A repeated request has no further effect. */
    requestId: text().notNull(),
    ...actorColumns(),
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    name: claimActionName().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Set if the reason was chosen from the instance's list; used by indicators by cause. */
    reasonCode: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    state: claimActionState().notNull(),
    code: text(),
    at: instant().notNull(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex("claim_actions_request").on(t.actorKind, t.actorId, t.requestId),
    uniqueIndex("claim_actions_pending")
      .on(t.claimId)
      .where(sql`state = 'PENDING'`),
    index("claim_actions_claim").on(t.claimId, t.at),
  ],
);

/** Transactional outbox of integration calls, retried until they succeed or are given up. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    integration: integration().notNull(),
    operation: integrationOperation().notNull(),
    claimId: text(),
    actionId: uuid(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: callState().notNull(),
    attempts: integer().notNull().default(0),
    /** Earliest next attempt; postponed while an attempt is running. */
    dueAt: instant().notNull(),
    attemptUntil: instant(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    answer: jsonb().$type<Record<string, unknown>>(),
    lastError: text(),
  },
  (t) => [
    uniqueIndex("outbox_key").on(t.key),
    index("outbox_due")
      .on(t.dueAt)
      .where(sql`state = 'WAITING'`),
    index("outbox_claim").on(t.claimId),
    index("outbox_created").on(t.createdAt, t.id),
  ],
);

export const apiErrors = pgTable(
  "api_errors",
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    integration: integration().notNull(),
    operation: text().notNull(),
    path: text().notNull(),
    code: text().notNull(),
    input: jsonb(),
    output: jsonb(),
    claimId: text(),
    instanceId: text(),
    attempt: integer().notNull().default(1),
  },
  (t) => [index("api_errors_at").on(t.at, t.id)],
);

export const webhookMessages = pgTable(
  "webhook_messages",
  { id: text().primaryKey(), at: instant().notNull(), type: text().notNull(), claimId: text(), outcome: text().notNull() },
  (t) => [index("webhook_messages_at").on(t.at)],
);
