import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { AlarmCause, AlarmState } from "../../../schema/rules/alarms/alarms";
import { FeedKind } from "../../../schema/rules/alarms/feeds";
import { integrationOperation } from "./claimActions";
import { double, instant } from "./columns";
import { apiKeys } from "./keys";

export const alarmCause = pgEnum("alarm_cause", AlarmCause);
export const alarmState = pgEnum("alarm_state", AlarmState);
export const feedKind = pgEnum("feed_kind", FeedKind);

/** Who sends claims or positions, and how often: one row for each key and what it brings. */
export const feeds = pgTable(
  "feeds",
  {
    id: uuid().primaryKey(),
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    kind: feedKind().notNull(),
    lastAt: instant().notNull(),
    /** Usual pause between two messages, milliseconds. */
    pauseMs: double().notNull(),
    messages: integer().notNull(),
    /** From when on it counts as silent if nothing comes; null: it is no feed yet. */
    silentFrom: instant(),
  },
  (t) => [uniqueIndex("feeds_key").on(t.keyId, t.kind), index("feeds_silent").on(t.silentFrom)],
);

/** What needs a person, from when it did until it no longer does, and what people have made of it. */
export const alarms = pgTable(
  "alarms",
  {
    id: uuid().primaryKey(),
    cause: alarmCause().notNull(),
    /** The claim that it is about; null: a feed. No reference, as in the status log: it would be looked up for each alarm of a flood. */
    claimId: text(),
    feedId: uuid().references(() => feeds.id, { onDelete: "cascade" }),
    /** The call that was given up, and what it was to do. The call itself is kept for less long. */
    callId: uuid(),
    operation: integrationOperation(),
    raisedAt: instant().notNull(),
    /** Null: it is open. */
    clearedAt: instant(),
    state: alarmState().notNull(),
    /** Since when it is in that state. */
    stateAt: instant().notNull(),
    /** The user who acknowledged, took, snoozed or passed it; the full name as it was then. */
    byId: uuid(),
    byName: text(),
    /** The user whom it was passed to. */
    toId: uuid(),
    toName: text(),
    /** End of the snooze. */
    until: instant(),
    /** Why it was snoozed, or the note to the colleague. */
    note: text(),
    /** When anything of it was last written, by which nodes find what is new. */
    changedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("alarms_claim")
      .on(t.claimId)
      .where(sql`cleared_at is null and call_id is null`),
    uniqueIndex("alarms_call")
      .on(t.callId)
      .where(sql`call_id is not null`),
    uniqueIndex("alarms_feed")
      .on(t.feedId)
      .where(sql`cleared_at is null and feed_id is not null`),
    index("alarms_open")
      .on(t.id)
      .where(sql`cleared_at is null`),
    index("alarms_of_claim").on(t.claimId, t.clearedAt),
    index("alarms_of_feed")
      .on(t.feedId, t.clearedAt)
      .where(sql`feed_id is not null`),
    index("alarms_holder")
      .on(t.state)
      .where(sql`cleared_at is null and state in ('TAKEN', 'PASSED')`),
    index("alarms_changed").on(t.changedAt),
    index("alarms_cleared")
      .on(t.clearedAt)
      .where(sql`cleared_at is not null`),
  ],
);
