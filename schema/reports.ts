// Reports of the dashboard: begun by a mutation, written beside the requests, fetched by HTTP; or by mail. And alerts of its indicators.
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IndicatorKey, PeriodInput } from "./indicators";
import { ExportState } from "./rules/exports/exports";
import type { IndicatorKey as Key } from "./rules/indicators/indicators";
import { AlertLevel, ReportFormat, ReportFrequency, ReportSendingState } from "./rules/reports/reports";

registerEnumType(ReportFormat, {
  name: "ReportFormat",
  description: "Kind of file of a report.",
  valuesConfig: {
    PDF: { description: "Pages to read and print: tiles, charts, numbers, definitions." },
    XLSX: { description: "A sheet of figures, with a column for each hour, day or month, and one of definitions. Every text is text." },
  },
});

@ObjectType({ description: "A report of the dashboard, in the language of who asked for it, on the clocks of its AMA instance." })
export class Report {
  @Field(() => ID, { description: "Unique everywhere. The file is fetched from `/exports/{id}`, with the same authorization as /graphql." })
  id!: string;
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => ReportFormat, { description: "Kind of file." })
  format!: ReportFormat;
  @Field(() => ExportState, { description: "How far it has come." })
  state!: ExportState;
  @Field(() => Float, { description: "Size of the file so far." })
  bytes!: number;
  @Field(() => String, { description: "What the file is called." })
  fileName!: string;
  @Field(() => DateTimeISO, { description: "When it was begun." })
  createdAt!: Date;
}

@InputType({ description: "What a report is made of." })
export class CreateReportInput {
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => PeriodInput, { description: "The period." })
  period!: PeriodInput;
  @Field(() => ReportFormat, { description: "Kind of file." })
  format!: ReportFormat;
  @Field(() => String, {
    description: "Chosen by the caller, new for each report: sent twice it is one. With another input: REQUEST_REUSED.",
  })
  requestId!: string;
}

@InputType({ description: "The end of a report." })
export class CancelReportInput {
  @Field(() => ID, { description: "Report.id of one of the viewer's own." })
  id!: string;
}

registerEnumType(ReportFrequency, {
  name: "ReportFrequency",
  description: "How often a report is mailed.",
  valuesConfig: {
    DAILY: { description: "Each day, about the day before." },
    WEEKLY: { description: "Each week, about the seven days before." },
  },
});
registerEnumType(ReportSendingState, {
  name: "ReportSendingState",
  description: "What became of a report that was due.",
  valuesConfig: {
    PREPARING: { description: "It is being made." },
    QUEUED: { description: "It waits for the mail server." },
    SENT: { description: "The mail server has taken it." },
    REFUSED: { description: "Its receiver may not get it any more, has no e-mail, or has unsubscribed: nothing was sent." },
    FAILED: { description: "It could not be made or sent." },
  },
});
registerEnumType(AlertLevel, {
  name: "AlertLevel",
  description: "From which level on an indicator is alerted of.",
  valuesConfig: { WARNING: { description: "Warning and critical." }, CRITICAL: { description: "Critical alone." } },
});

@ObjectType({ description: "A report that its user gets by mail, made with the rights that the user has at that moment." })
export class ReportSubscription {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => String, { description: "What the AMA instance is called." })
  instanceName!: string;
  @Field(() => [ReportFormat], { description: "As which files." })
  formats!: ReportFormat[];
  @Field(() => ReportFrequency, { description: "How often." })
  frequency!: ReportFrequency;
  @Field(() => Int, { nullable: true, description: "On which day of the week, 1 (Monday) to 7; null: each day." })
  weekday!: number | null;
  @Field(() => Int, { description: "At which hour, 0 to 23." })
  hour!: number;
  @Field(() => String, { description: "On the clocks of which zone (IANA)." })
  timeZone!: string;
  @Field(() => DateTimeISO, { description: "When it is due next." })
  nextDueAt!: Date;
  @Field(() => DateTimeISO, { description: "When it was changed last: given back with a change." })
  updatedAt!: Date;
}

@ObjectType({ description: "A report that was due, and what became of it." })
export class ReportSending {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => String, { description: "What the subscription was called then." })
  name!: string;
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => DateTimeISO, { description: "When it was due." })
  dueAt!: Date;
  @Field(() => String, { description: "The first day that it is about: 2026-11-25." })
  firstDay!: string;
  @Field(() => String, { description: "The last day that it is about." })
  lastDay!: string;
  @Field(() => ReportSendingState, { description: "What became of it." })
  state!: ReportSendingState;
  @Field(() => String, { nullable: true, description: "The address that it was sent to; null: it was not." })
  recipient!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: "When it was sent, or given up; null: not yet." })
  endedAt!: Date | null;
}

@ObjectType({
  description:
    "An indicator of whose becoming bad its user is notified by mail: once each episode, and once more when it becomes critical.",
})
export class IndicatorAlert {
  @Field(() => ID, { description: "Unique everywhere." })
  id!: string;
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => String, { description: "What the AMA instance is called." })
  instanceName!: string;
  @Field(() => IndicatorKey, { description: "Which indicator." })
  key!: Key;
  @Field(() => AlertLevel, { description: "From which level on." })
  level!: AlertLevel;
  @Field(() => AlertLevel, {
    nullable: true,
    description: "The worst level that the present episode was notified with; null: there is none.",
  })
  episodeLevel!: AlertLevel | null;
  @Field(() => DateTimeISO, { nullable: true, description: "When its user was notified last; null: never." })
  lastNotifiedAt!: Date | null;
}

@InputType({ description: "A report by mail, new or changed." })
export class SaveReportSubscriptionInput {
  @Field(() => ID, { nullable: true, description: "ReportSubscription.id of one of the viewer's own; null: a new one." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "ReportSubscription.updatedAt of the one that is changed; CHANGED_MEANWHILE for another one.",
  })
  updatedAt?: Date | null;
  @Field(() => String, {
    description:
      "Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the viewer's, however it is written.",
  })
  name!: string;
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => [ReportFormat], { description: "As which files: one at least." })
  formats!: ReportFormat[];
  @Field(() => ReportFrequency, { description: "How often." })
  frequency!: ReportFrequency;
  @Field(() => Int, { nullable: true, description: "Of a weekly one, the day of the week, 1 (Monday) to 7; of a daily one null." })
  weekday?: number | null;
  @Field(() => Int, {
    description:
      "At which hour, 0 to 23. A local time that a change of the clocks skips is the first instant after it; one that comes twice is the first.",
  })
  hour!: number;
  @Field(() => String, { description: "On the clocks of which zone (IANA)." })
  timeZone!: string;
}

@InputType({ description: "The end of a report by mail." })
export class DeleteReportSubscriptionInput {
  @Field(() => ID, { description: "ReportSubscription.id of one of the viewer's own." })
  id!: string;
}

@InputType({ description: "An alert of an indicator, new or with another level." })
export class SaveIndicatorAlertInput {
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => IndicatorKey, { description: "Which indicator." })
  key!: Key;
  @Field(() => AlertLevel, { description: "From which level on." })
  level!: AlertLevel;
}

@InputType({ description: "The end of an alert." })
export class DeleteIndicatorAlertInput {
  @Field(() => ID, { description: "IndicatorAlert.id of one of the viewer's own." })
  id!: string;
}
