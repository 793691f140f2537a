import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IntegrationOperation } from "./integrations";
import { AlarmCause, alarmLimits as limits, AlarmState } from "./rules/alarms/alarms";
import type { IntegrationOperation as Operation } from "./rules/claims/actionState";

registerEnumType(AlarmCause, {
  name: "AlarmCause",
  description: "Why somebody is needed.",
  valuesConfig: {
    ARRIVAL_CRITICAL: { description: "The claim's arrival is critical (`plc`)." },
    UNASSIGNED_LATE: { description: "The claim has been without supplier for too long (`spd`)." },
    COMPLETION_LATE: { description: "The work at the claim is not finished in time (`pfd`)." },
    CALL_GIVEN_UP: { description: "A call to another system, about the claim or a mail to a user, had no answer until it was given up." },
    CLAIM_FEED_SILENT: { description: "A source that usually sends claims has sent none for too long." },
    POSITION_FEED_SILENT: { description: "A source that usually sends positions has sent none for too long." },
  },
});
registerEnumType(AlarmState, {
  name: "AlarmState",
  description: "What people have made of an alarm.",
  valuesConfig: {
    RAISED: { description: "Nothing yet: it rings." },
    PASSED: { description: "Somebody asked the colleague `to` to take it, and says why in `note`." },
    TAKEN: { description: "`by` deals with it." },
    ACKNOWLEDGED: { description: "`by` has seen it." },
    SNOOZED: { description: "`by` left it until `until`, for the reason in `note`; then it is raised again." },
  },
});

@ObjectType({ description: "Somebody who handles alarms." })
export class AlarmPerson {
  @Field(() => ID, { description: "User.id." })
  id!: string;
  @Field(() => String, { description: "The user's full name." })
  name!: string;
}

@ObjectType({ description: "Something that needs a person." })
export class Alarm {
  @Field(() => ID, { description: "Its id." })
  id!: string;
  @Field(() => AlarmCause, { description: "Why." })
  cause!: AlarmCause;
  @Field(() => ID, { nullable: true, description: "The claim that it is about; null: a feed, or a mail." })
  claimId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The feed that fell silent: the name of its API key. Null: it is about a claim, or a mail.",
  })
  feed!: string | null;
  @Field(() => IntegrationOperation, { nullable: true, description: "What the call that was given up was to do. Null: another cause." })
  operation!: Operation | null;
  @Field(() => DateTimeISO, { description: "Since when somebody is needed." })
  raisedAt!: Date;
  @Field(() => DateTimeISO, { nullable: true, description: "When nobody was needed any more; null: it is open." })
  clearedAt!: Date | null;
  @Field(() => AlarmState, { description: "What people have made of it." })
  state!: AlarmState;
  @Field(() => DateTimeISO, { description: "Since when it is in that state: a raised alarm rings since then." })
  stateAt!: Date;
  @Field(() => AlarmPerson, { nullable: true, description: "Who acknowledged, took, snoozed or passed it; null: nobody." })
  by!: AlarmPerson | null;
  @Field(() => AlarmPerson, { nullable: true, description: "Whom it was passed to; null: nobody." })
  to!: AlarmPerson | null;
  @Field(() => DateTimeISO, { nullable: true, description: "End of the snooze; null: it is not snoozed." })
  until!: Date | null;
  @Field(() => String, { nullable: true, description: "The reason of the snooze, or the note to the colleague; null: none." })
  note!: string | null;
}

@ObjectType({ description: "An alarm, or those of a flood that have cause, area and state in common." })
export class AlarmRow {
  @Field(() => ID, { description: "Names the row for as long as it is the same, also when the first of several alarms has ended." })
  key!: string;
  @Field(() => Alarm, { description: "The alarm; of several the one that was raised first." })
  alarm!: Alarm;
  @Field(() => Int, { description: "How many alarms it stands for." })
  count!: number;
  @Field(() => [ID], { description: `The alarms' ids, the oldest ${limits.together} of them.` })
  ids!: string[];
  @Field(() => DateTimeISO, { description: "When the last of them was raised." })
  newestAt!: Date;
  @Field(() => ID, { nullable: true, description: "AMA instance of the claims; null: a feed, or mails." })
  instanceId!: string | null;
  @Field(() => ID, { nullable: true, description: "Processing centre of the claims; null: none, hidden, or of no claim." })
  centreId!: string | null;
}

@ObjectType({ description: "How many alarms are in a state, also beyond the rows." })
export class AlarmTotal {
  @Field(() => AlarmState, { description: "The state." })
  state!: AlarmState;
  @Field(() => Int, { description: "How many." })
  count!: number;
  @Field(() => DateTimeISO, { nullable: true, description: "When the first of them was raised; null: there is none." })
  oldestAt!: Date | null;
}

@ObjectType({ description: "The open alarms, those that wait for somebody first." })
export class AlarmList {
  @Field(() => [AlarmRow], {
    description: `The first ${limits.rows}: by state, then by cause, then the oldest. Where more than ${limits.flood.alarms} were raised within ten minutes, one row for each cause and area.`,
  })
  rows!: AlarmRow[];
  @Field(() => [AlarmTotal], { description: "One for each state, in their order." })
  totals!: AlarmTotal[];
}

const ids = `Alarms: up to ${limits.together}. All of them are changed, or none.`;

@InputType({ description: "Alarms that somebody has seen." })
export class AcknowledgeAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
}

@InputType({ description: "Alarms that somebody deals with." })
export class TakeAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
}

@InputType({ description: "Alarms that are left for a while." })
export class SnoozeAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
  @Field(() => Int, { description: `For how long: ${limits.snooze.minMinutes} to ${limits.snooze.maxMinutes}.` })
  minutes!: number;
  @Field(() => String, { description: `Why. ${limits.reason.min} to ${limits.reason.max} characters.` })
  reason!: string;
}

@InputType({ description: "Alarms that a colleague is asked to take." })
export class PassAlarmsInput {
  @Field(() => [ID], { description: ids })
  ids!: string[];
  @Field(() => ID, { description: "User.id of the colleague, one of `alarmColleagues`." })
  userId!: string;
  @Field(() => String, { nullable: true, description: `What the colleague is to know, at most ${limits.note} characters.` })
  note!: string | null;
}
