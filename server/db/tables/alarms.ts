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

export const feeds = pgTable(
  "feeds",
  {
    id: uuid().primaryKey(),
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    kind: feedKind().notNull(),
    lastAt: instant().notNull(),
    pauseMs: double().notNull(),
    messages: integer().notNull(),
    /** Time from which the feed counts as silent; null until its interval is known. */
    silentFrom: instant(),
  },
  (t) => [uniqueIndex("feeds_key").on(t.keyId, t.kind), index("feeds_silent").on(t.silentFrom)],
);

export const alarms = pgTable(
  "alarms",
  {
    id: uuid().primaryKey(),
    cause: alarmCause().notNull(),
    /** Null for alarms of a feed. No foreign key, which would cost a lookup per alarm during a flood. */
    claimId: text(),
    feedId: uuid().references(() => feeds.id, { onDelete: "cascade" }),
    /** The failed call. The operation is copied because the outbox has a shorter retention. */
    callId: uuid(),
    operation: integrationOperation(),
    raisedAt: instant().notNull(),
    clearedAt: instant(),
    state: alarmState().notNull(),
    stateAt: instant().notNull(),
    /** User who last acknowledged, took, snoozed or passed the alarm, with the name at that time. */
    byId: uuid(),
    byName: text(),
    toId: uuid(),
    toName: text(),
    until: instant(),
    note: text(),
    /** Last write; nodes use it to find changes. */
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
