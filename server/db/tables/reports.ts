import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import type { AlertLevel, ReportFormat, ReportFrequency, ReportSendingState } from "../../../schema/rules/reports/reports";
import { bytea, instant } from "./columns";
import { instances } from "./instances";
import { users } from "./users";

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const ofInstance = () =>
  text()
    .notNull()
    .references(() => instances.id);

export const reportSubscriptions = pgTable(
  "report_subscriptions",
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    foldedName: text().notNull(),
    instanceId: ofInstance(),
    formats: text().array().$type<ReportFormat[]>().notNull(),
    frequency: text().$type<ReportFrequency>().notNull(),
    /** 1 (Monday) to 7; null for daily. */
    weekday: integer(),
    hour: integer().notNull(),
    timeZone: text().notNull(),
    nextDueAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex("report_subscriptions_name").on(t.userId, t.foldedName), index("report_subscriptions_due").on(t.nextDueAt)],
);

/** Due sendings, one per subscription and period. Kept after the subscription is deleted. */
export const reportSendings = pgTable(
  "report_sendings",
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid().notNull(),
    dueAt: instant().notNull(),
    userId: ofUser(),
    name: text().notNull(),
    instanceId: ofInstance(),
    state: text().$type<ReportSendingState>().notNull(),
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    /** Digest of the recipient's permissions when the files were made; null before. */
    access: text(),
    recipient: text(),
    attempts: integer().notNull(),
    leasedUntil: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex("report_sendings_due").on(t.subscriptionId, t.dueAt),
    index("report_sendings_user").on(t.userId, t.dueAt),
    index("report_sendings_open")
      .on(t.leasedUntil)
      .where(sql`${t.endedAt} is null`),
    index("report_sendings_ended").on(t.endedAt),
  ],
);

export const reportFiles = pgTable(
  "report_files",
  {
    sendingId: uuid()
      .notNull()
      .references(() => reportSendings.id, { onDelete: "cascade" }),
    format: text().$type<ReportFormat>().notNull(),
    fileName: text().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sendingId, t.format] })],
);

export const indicatorAlerts = pgTable(
  "indicator_alerts",
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    instanceId: ofInstance(),
    key: text().$type<IndicatorKey>().notNull(),
    level: text().$type<AlertLevel>().notNull(),
    /** Worst level notified in the current episode; null without one. */
    episodeLevel: text().$type<AlertLevel>(),
    /** Since when the indicator has been better; null if it is bad or there is no episode. */
    betterSince: instant(),
    lastNotifiedAt: instant(),
    evaluatedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("indicator_alerts_indicator").on(t.userId, t.instanceId, t.key),
    index("indicator_alerts_evaluated").on(t.evaluatedAt),
  ],
);
