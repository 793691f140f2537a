import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { Process, ProcessState } from "../../../schema/rules/claims/processes";
import { claims } from "./claims";
import { instant } from "./columns";
import { instances } from "./instances";

export const processKind = pgEnum("process_kind", Process);
export const processState = pgEnum("process_state", ProcessState);

/** Runs of automatic processes: at most one per claim, process, assignment and episode. */
export const processRuns = pgTable(
  "process_runs",
  {
    id: uuid().primaryKey(),
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    process: processKind().notNull(),
    assignment: text().notNull(),
    episode: instant().notNull(),
    state: processState().notNull(),
    at: instant().notNull(),
    cancelledAt: instant(),
    evidence: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    uniqueIndex("process_runs_once").on(t.claimId, t.process, t.assignment, t.episode),
    index("process_runs_started")
      .on(t.claimId)
      .where(sql`state = 'STARTED'`),
  ],
);

/** Contact lists for calls to the insured. The most specific matching row applies; null columns match anything. */
export const contactLists = pgTable(
  "contact_lists",
  {
    id: uuid().primaryKey(),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    centreId: text(),
    riskType: text(),
    riskCode: text(),
    clientId: text(),
    contractId: text(),
    supplement: text(),
    listId: text().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("contact_lists_match").on(
      t.instanceId,
      sql`coalesce(centre_id, '')`,
      sql`coalesce(risk_type, '')`,
      sql`coalesce(risk_code, '')`,
      sql`coalesce(client_id, '')`,
      sql`coalesce(contract_id, '')`,
      sql`coalesce(supplement, '')`,
    ),
  ],
);

export const contactListEntries = pgTable(
  "contact_list_entries",
  {
    id: text().primaryKey(),
    listId: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    callable: boolean().notNull(),
    addedAt: instant().notNull(),
    removedAt: instant(),
  },
  (t) => [index("contact_list_entries_list").on(t.listId, t.addedAt)],
);

export const simulators = pgTable("simulators", {
  integration: text().primaryKey(),
  behaviour: jsonb().$type<Record<string, unknown>>().notNull(),
});

export const simulatorCalls = pgTable(
  "simulator_calls",
  {
    key: text().primaryKey(),
    integration: text().notNull(),
    operation: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant().notNull(),
  },
  (t) => [index("simulator_calls_at").on(t.at)],
);
