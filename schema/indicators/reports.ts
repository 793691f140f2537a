import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IndicatorKey, PeriodInput } from "./indicators";
import { RequestIdField } from "../requestId";
import { ExportState } from "../rules/exports/exports";
import type { IndicatorKey as Key } from "../rules/indicators/indicators";
import { AlertLevel, ReportFormat, ReportFrequency, ReportSendingState } from "../rules/reports/reports";
import { Node } from "../node";
import { CalendarDate, TimeZone } from "../scalars";

registerEnumType(ReportFormat, {
  name: "ReportFormat",
  description: "Type of file of a report.",
  valuesConfig: {
    PDF: { description: "Pages for reading and printing: tiles, charts, figures and definitions." },
    XLSX: { description: "A sheet of figures with one column per hour, day or month, and a sheet of definitions. Text cells are text." },
  },
});

@ObjectType({
  implements: Node,
  description: "A report of the dashboard, in the language of the user and the time zone of the AMA instance.",
})
export class Report {
  @Field(() => ID, {
    description: "Unique id of the report. The file is downloaded from `/exports/{id}`, with the same authorization as /graphql.",
  })
  id!: string;
  @Field(() => ID, { description: "AMA instance of the report." })
  instanceId!: string;
  @Field(() => ReportFormat, { description: "Type of file." })
  format!: ReportFormat;
  @Field(() => ExportState, { description: "State of the report." })
  state!: ExportState;
  @Field(() => Float, { description: "Current size of the file, in bytes." })
  bytes!: number;
  @Field(() => String, { description: "File name." })
  fileName!: string;
  @Field(() => DateTimeISO, { description: "Time at which the report was started." })
  createdAt!: Date;
}

@InputType({ description: "Input of a report." })
export class CreateReportInput {
  @Field(() => ID, { description: "AMA instance of the report." })
  instanceId!: string;
  @Field(() => PeriodInput, { description: "Period of the report." })
  period!: PeriodInput;
  @Field(() => ReportFormat, { description: "Type of file." })
  format!: ReportFormat;
  @Field(() => String, {
    description:
      "Id chosen by the caller, new for each report. A repeated request with the same input returns the same report; a different input returns REQUEST_REUSED.",
  })
  requestId!: string;
}

@InputType({ description: "Report to cancel." })
export class CancelReportInput {
  @Field(() => ID, { description: "Report.id of a report of the viewer." })
  id!: string;
}

registerEnumType(ReportFrequency, {
  name: "ReportFrequency",
  description: "Frequency of a report by mail.",
  valuesConfig: {
    DAILY: { description: "Every day, for the preceding day." },
    WEEKLY: { description: "Every week, for the preceding seven days." },
  },
});
registerEnumType(ReportSendingState, {
  name: "ReportSendingState",
  description: "Outcome of a due report.",
  valuesConfig: {
    PREPARING: { description: "The report is being created." },
    QUEUED: { description: "The mail waits for the mail server." },
    SENT: { description: "The mail server accepted the mail." },
    REFUSED: { description: "Nothing was sent: the user may no longer receive the report, has no e-mail, or has unsubscribed." },
    FAILED: { description: "The report could not be created or sent." },
  },
});
registerEnumType(AlertLevel, {
  name: "AlertLevel",
  description: "Lowest level that triggers an alert.",
  valuesConfig: {
    WARNING: { description: "Notifies at or beyond the first limit, and again at the second." },
    CRITICAL: { description: "Notifies only at or beyond the second limit." },
  },
});

@ObjectType({
  implements: Node,
  description: "A report that its user receives by mail, created with the rights that the user has at that time.",
})
export class ReportSubscription {
  @Field(() => ID, { description: "Unique id of the subscription." })
  id!: string;
  @Field(() => String, { description: "Name." })
  name!: string;
  @Field(() => ID, { description: "AMA instance of the report." })
  instanceId!: string;
  @Field(() => String, { description: "Name of the AMA instance." })
  instanceName!: string;
  @Field(() => [ReportFormat], { description: "File formats." })
  formats!: ReportFormat[];
  @Field(() => ReportFrequency, { description: "Frequency of the report." })
  frequency!: ReportFrequency;
  @Field(() => Int, { nullable: true, description: "Day of the week, 1 (Monday) to 7. null for a daily report." })
  weekday!: number | null;
  @Field(() => Int, { description: "Hour of the day, 0 to 23." })
  hour!: number;
  @Field(() => TimeZone, { description: "IANA time zone of the hour." })
  timeZone!: string;
  @Field(() => DateTimeISO, { description: "Time at which the report is next due." })
  nextDueAt!: Date;
  @Field(() => DateTimeISO, { description: "Time of the last change. Send it back with a change to detect concurrent changes." })
  updatedAt!: Date;
}

@ObjectType({ implements: Node, description: "A due report and its delivery." })
export class ReportSending {
  @Field(() => ID, { description: "Unique id of the delivery." })
  id!: string;
  @Field(() => String, { description: "Name of the subscription at that time." })
  name!: string;
  @Field(() => ID, { description: "AMA instance of the report." })
  instanceId!: string;
  @Field(() => DateTimeISO, { description: "Time at which the report was due." })
  dueAt!: Date;
  @Field(() => CalendarDate, { description: "First day of the report, such as 2026-11-25." })
  firstDay!: string;
  @Field(() => CalendarDate, { description: "Last day of the report, inclusive." })
  lastDay!: string;
  @Field(() => ReportSendingState, { description: "Outcome of the delivery." })
  state!: ReportSendingState;
  @Field(() => String, { nullable: true, description: "Address to which the report was sent. null if it was not sent." })
  recipient!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the report was sent or given up. null until then." })
  endedAt!: Date | null;
}

@ObjectType({
  implements: Node,
  description:
    "An alert that notifies its user by mail when an indicator becomes bad: once per episode, and once more when it becomes critical.",
})
export class IndicatorAlert {
  @Field(() => ID, { description: "Unique id of the alert." })
  id!: string;
  @Field(() => ID, { description: "AMA instance of the indicator." })
  instanceId!: string;
  @Field(() => String, { description: "Name of the AMA instance." })
  instanceName!: string;
  @Field(() => IndicatorKey, { description: "Indicator of the alert." })
  key!: Key;
  @Field(() => AlertLevel, { description: "Lowest level that triggers the alert." })
  level!: AlertLevel;
  @Field(() => AlertLevel, {
    nullable: true,
    description: "Worst level notified in the current episode. null if there is no episode.",
  })
  episodeLevel!: AlertLevel | null;
  @Field(() => DateTimeISO, { nullable: true, description: "Time of the last notification. null if there was none." })
  lastNotifiedAt!: Date | null;
}

@InputType({ description: "Input for creating or changing a report by mail." })
export class SaveReportSubscriptionInput {
  @Field(() => ID, { nullable: true, description: "ReportSubscription.id of a report of the viewer. null creates one." })
  id?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "ReportSubscription.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since.",
  })
  updatedAt?: Date | null;
  @Field(() => String, {
    description:
      "Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the viewer's reports, regardless of case and accents.",
  })
  name!: string;
  @Field(() => ID, { description: "AMA instance of the report." })
  instanceId!: string;
  @Field(() => [ReportFormat], { description: "File formats, at least one." })
  formats!: ReportFormat[];
  @Field(() => ReportFrequency, { description: "Frequency of the report." })
  frequency!: ReportFrequency;
  @Field(() => Int, { nullable: true, description: "Day of the week of a weekly report, 1 (Monday) to 7. null for a daily report." })
  weekday?: number | null;
  @Field(() => Int, {
    description:
      "Hour of the day, 0 to 23. If a daylight saving change skips the local time, the first instant after it applies; if the local time occurs twice, the first occurrence applies.",
  })
  hour!: number;
  @Field(() => TimeZone, { description: "IANA time zone of the hour." })
  timeZone!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Report by mail to delete." })
export class DeleteReportSubscriptionInput {
  @Field(() => ID, { description: "ReportSubscription.id of a report of the viewer." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Input for creating an indicator alert or changing its level." })
export class SaveIndicatorAlertInput {
  @Field(() => ID, { description: "AMA instance of the indicator." })
  instanceId!: string;
  @Field(() => IndicatorKey, { description: "Indicator of the alert." })
  key!: Key;
  @Field(() => AlertLevel, { description: "Lowest level that triggers the alert." })
  level!: AlertLevel;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Alert to delete." })
export class DeleteIndicatorAlertInput {
  @Field(() => ID, { description: "IndicatorAlert.id of an alert of the viewer." })
  id!: string;
  @RequestIdField()
  requestId?: string | null;
}
