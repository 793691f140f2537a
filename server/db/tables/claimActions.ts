import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { CallState, ClaimActionState, IntegrationOperation, Integration } from "../../../schema/rules/claims/actionState";
import { actorColumns } from "./actors";
import { claimActionName, claims } from "./claims";
import { instant } from "./columns";

export const claimActionState = pgEnum("claim_action_state", ClaimActionState);
export const callState = pgEnum("call_state", CallState);
export const integration = pgEnum("integration", Integration);
export const integrationOperation = pgEnum("integration_operation", IntegrationOperation);

/** What somebody, or an automatic process, does to a claim: one row per request, whatever is repeated. */
export const claimActions = pgTable(
  "claim_actions",
  {
    id: uuid().primaryKey(),
    /** The sender's own, unique per actor: the same request changes one thing. */
    requestId: text().notNull(),
    ...actorColumns(),
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    name: claimActionName().notNull(),
    /** As asked: minutes, reason, at, note. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What undoing needs. */
    before: jsonb().$type<Record<string, unknown>>(),
    state: claimActionState().notNull(),
    /** Error code of a refusal. */
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

/** Calls to integrations, written with the change that they are about in one transaction; done apart, repeated until answered, given up in the end. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey(),
    /** The integration does a call of one key once. */
    key: text().notNull(),
    integration: integration().notNull(),
    operation: integrationOperation().notNull(),
    claimId: text(),
    actionId: uuid(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: callState().notNull(),
    attempts: integer().notNull().default(0),
    /** Not before; moved on while somebody makes the call. */
    dueAt: instant().notNull(),
    /** Until when an attempt is under way; null: none is. */
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

/** A call to or from an integration that failed; input and output redacted. */
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

/** Messages taken from the assistance system's webhook, each once. */
export const webhookMessages = pgTable(
  "webhook_messages",
  { id: text().primaryKey(), at: instant().notNull(), type: text().notNull(), claimId: text(), outcome: text().notNull() },
  (t) => [index("webhook_messages_at").on(t.at)],
);
