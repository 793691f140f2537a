import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IntegrationOperation } from "../integrations/integrations";
import { RequestIdField } from "../requestId";
import { AlarmCause, alarmLimits as limits, AlarmState } from "../rules/alarms/alarms";
import type { IntegrationOperation as Operation } from "../rules/claims/integrations";
import { Node } from "../node";

registerEnumType(AlarmCause, {
  name: "AlarmCause",
  description: "Cause of an alarm.",
  valuesConfig: {
    ARRIVAL_CRITICAL: { description: "The claim's arrival is critical (`plc`)." },
    UNASSIGNED_LATE: { description: "The claim has been without supplier for too long (`spd`)." },
    COMPLETION_LATE: { description: "The work at the claim is late (`pfd`)." },
    LIKELY_LATE: { description: "The arrival is likely late: its chance has reached KPI 21. Raised only if KPI 20 is on." },
    CALL_GIVEN_UP: { description: "A call to an integration, about the claim or for a mail to a user, was given up without an answer." },
    CLAIM_FEED_SILENT: { description: "A source that usually sends claims has sent none for too long." },
    POSITION_FEED_SILENT: { description: "A source that usually sends positions has sent none for too long." },
  },
});
registerEnumType(AlarmState, {
  name: "AlarmState",
  description: "Type of handling of an alarm.",
  valuesConfig: {
    RAISED: { description: "The alarm is not handled and sounds." },
    PASSED: { description: "A user passed the alarm to the colleague `to` with the reason in `note`." },
    TAKEN: { description: "`by` took the alarm." },
    ACKNOWLEDGED: { description: "The user `by` has seen the alarm; it no longer sounds." },
    SNOOZED: { description: "`by` snoozed the alarm until `until`, for the reason in `note`. It is raised again afterwards." },
  },
});

@ObjectType({ description: "A user who handles alarms." })
export class AlarmPerson {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => String, { description: "Full name of the user." })
  name!: string;
}

@ObjectType({ implements: Node, description: "A condition that requires an operator's attention." })
export class Alarm {
  @Field(() => ID, { description: "Unique id of the alarm." })
  id!: string;
  @Field(() => AlarmCause, { description: "Cause of the alarm." })
  cause!: AlarmCause;
  @Field(() => ID, { nullable: true, description: "Claim of the alarm. null if the alarm is about a feed or a mail." })
  claimId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Name of the API key of the silent feed. null if the alarm is about a claim or a mail.",
  })
  feed!: string | null;
  @Field(() => IntegrationOperation, { nullable: true, description: "Operation of the call that was given up. null for other causes." })
  operation!: Operation | null;
  @Field(() => DateTimeISO, { description: "Time at which the alarm was raised." })
  raisedAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the alarm was cleared. null while it is open." })
  clearedAt!: Date | null;
  @Field(() => AlarmState, { description: "State of handling." })
  state!: AlarmState;
  @Field(() => DateTimeISO, { description: "Start of the current state. A raised alarm sounds from this time." })
  stateAt!: Date;
  @Field(() => AlarmPerson, {
    nullable: true,
    description: "User who last acknowledged, took, snoozed or passed the alarm. null if it was not handled.",
  })
  by!: AlarmPerson | null;
  @Field(() => AlarmPerson, { nullable: true, description: "User to whom the alarm was passed. null if it was not passed." })
  to!: AlarmPerson | null;
  @Field(() => DateTimeISO, { nullable: true, description: "End of the snooze. null if the alarm is not snoozed." })
  until!: Date | null;
  @Field(() => String, { nullable: true, description: "Reason of the snooze, or note to the colleague. null if there is none." })
  note!: string | null;
}

@ObjectType({ description: "An alarm, or a group of alarms of a flood with the same cause, area and state." })
export class AlarmRow {
  @Field(() => ID, { description: "Stable key of the row, which does not change when the first of several alarms is cleared." })
  key!: string;
  @Field(() => Alarm, { description: "Alarm of the row; for a group, the alarm that was raised first." })
  alarm!: Alarm;
  @Field(() => Int, { description: "Number of alarms in the group." })
  count!: number;
  @Field(() => [ID], { description: `Ids of the alarms, oldest first, at most ${limits.together}.` })
  ids!: string[];
  @Field(() => [ID], {
    description: `Claims of the alarms, oldest first, at most ${limits.together}. Empty if the alarms are about a feed or mails.`,
  })
  claimIds!: string[];
  @Field(() => DateTimeISO, { description: "Time at which the newest alarm of the row was raised." })
  newestAt!: Date;
  @Field(() => ID, { nullable: true, description: "AMA instance of the claims. null if the alarms are about a feed or mails." })
  instanceId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: "Processing centre of the claims. null if there is none, if it is hidden, or if the alarms are not about claims.",
  })
  centreId!: string | null;
}

@ObjectType({ description: "Number of alarms in a state, including alarms beyond the rows." })
export class AlarmTotal {
  @Field(() => AlarmState, { description: "State of the alarms." })
  state!: AlarmState;
  @Field(() => Int, { description: "Number of alarms." })
  count!: number;
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the oldest alarm was raised. null if there is no alarm." })
  oldestAt!: Date | null;
}

@ObjectType({ description: "Open alarms, unhandled ones first." })
export class AlarmList {
  @Field(() => [AlarmRow], {
    description: `First ${limits.rows} rows, by state, then cause, then age, oldest first. If more than ${limits.flood.alarms} alarms were raised within ten minutes, they are grouped by cause and area.`,
  })
  rows!: AlarmRow[];
  @Field(() => [AlarmTotal], { description: "One total per state, in the order of the states." })
  totals!: AlarmTotal[];
}

const ids = `Alarm.id of each alarm, at most ${limits.together}. All alarms are changed, or none.`;

@InputType({ description: "Alarms to acknowledge." })
export class AcknowledgeAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Alarms to reopen." })
export class ReopenAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Alarms to take over." })
export class TakeAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Alarms to snooze." })
export class SnoozeAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
  @Field(() => Int, { description: `Duration of the snooze in minutes, ${limits.snooze.minMinutes} to ${limits.snooze.maxMinutes}.` })
  minutes!: number;
  @Field(() => String, { description: `Reason of the snooze, ${limits.reason.min} to ${limits.reason.max} characters.` })
  reason!: string;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "Alarms to pass to a colleague." })
export class PassAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
  @Field(() => ID, { description: "User.id of the colleague, one of `alarmColleagues`." })
  userId!: string;
  @Field(() => String, { nullable: true, description: `Note for the colleague, at most ${limits.note} characters.` })
  note!: string | null;
  @RequestIdField()
  requestId?: string | null;
}
