import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Actor } from "../actors";
import { ClaimStatus, registerCamelCaseEnum } from "../enums";
import type { ReasonInstants, ReasonMinutes as Minutes, ReasonNote as Note } from "../rules/claims/statusReason";
import type { WindowBasis as Basis } from "../rules/claims/claimWindow";
import { SettingUnit, type SettingKey as Key } from "../rules/settings/kpiSettings";
import { StatusCause } from "../rules/claims/statusLog";
import { StatusInputs } from "../scalars";
import { SettingKey } from "../settings/settings";

const WindowBasis = registerCamelCaseEnum<Basis>("WindowBasis", "Source of the arrival window.", {
  planned: { description: "The planned start and end." },
  promised: { description: "The first promise given to the insured." },
  assigned: { description: "Without plan or promise: the assignment." },
});
const ReasonInstantName = registerCamelCaseEnum<keyof ReasonInstants>(
  "ReasonInstantName",
  "Instants of a status reason. ARRIVAL_DUE and WORK_DUE include managed delays, WINDOW_END and WORK_LIMIT do not.",
  {
    finishedAt: { description: "Completion of the service, from which the claim is FINISHED." },
    cancelledAt: { description: "Cancellation of the service, from which the claim is FINISHED." },
    plannedStart: { description: "Start agreed for a scheduled service." },
    waitingSince: { description: "Start of the wait for a supplier." },
    windowStart: { description: "Start of the window. An earlier arrival is early." },
    windowEnd: { description: "End of the agreed interval. A later arrival is late by KPI 1 or 3." },
    promisedFrom: { description: "Assignment from which the promise counts." },
    arrivalDue: { description: "Time by which the supplier must arrive." },
    fixAt: {
      description:
        "Time of the resource's last position, on which the prediction is based. null if the resource is out of the viewer's scope.",
    },
    predictedFrom: { description: "Time of the position from which the arrival was predicted. null if there is no prediction." },
    predictedAt: {
      description: "Predicted arrival of the resource, rounded to the minute if the resource is out of the viewer's scope.",
    },
    arrivedAt: { description: "Recorded arrival of the supplier at the claim." },
    workFrom: { description: "Start of the period of KPI 12, if KPI 12 limits the work." },
    workLimit: { description: "Time by which the work must be completed under KPI 12." },
    workDue: { description: "Time by which the work must be completed." },
  },
);
const ReasonMinutesName = registerCamelCaseEnum<keyof Minutes>(
  "ReasonMinutesName",
  "Figures of a status reason. Negative lateness is time left.",
  {
    lead: { description: "Minutes before a planned start from which action is required." },
    waiting: { description: "Minutes that the claim has waited for a supplier." },
    untilStart: { description: "Minutes until the planned start." },
    lateness: { description: "Minutes past the due time. Negative while time is left." },
    earliness: { description: "Minutes before the start of the window." },
    minimumWork: { description: "Minimum duration of the work after the arrival, if it decides the due time instead of KPI 12." },
  },
);
const ReasonNote = { SCHEDULED_WITHOUT_DATES: "SCHEDULED_WITHOUT_DATES", POSITION_OUTDATED: "POSITION_OUTDATED" } as const satisfies {
  [N in Note]: N;
};
registerEnumType(ReasonNote, {
  name: "ReasonNote",
  description: "Further facts that decided the status.",
  valuesConfig: {
    SCHEDULED_WITHOUT_DATES: { description: "The source reports the claim as scheduled but without dates. It is treated as unscheduled." },
    POSITION_OUTDATED: { description: "The position is older than KPI 5. The prediction counts as late and never as early." },
  },
});
registerEnumType(StatusCause, {
  name: "StatusCause",
  description: "Cause of a status change.",
  valuesConfig: {
    FEED: { description: "A record of the claims feed." },
    CLOCK: { description: "Time passed, without any other event." },
    POSITION: { description: "The resource moved, which changed the predicted arrival." },
    SETTINGS: { description: "The KPI settings were changed." },
    SUPPLIER: { description: "The way in which the supplier is reached changed." },
    ACTION: { description: "A user or a process acted on the claim." },
    ASSISTANCE: { description: "A message of the assistance system." },
    AUTOMATIC: { description: "A process confirmed the arrival or the completion automatically." },
  },
});

@ObjectType({ description: "A setting that decided the status, with its value." })
export class ReasonSetting {
  @Field(() => SettingKey, { description: "Key of the setting." })
  key!: Key;
  @Field(() => Int, { description: "Number of the setting in the specification." })
  number!: number;
  @Field(() => Int, { description: "Value of the setting." })
  value!: number;
  @Field(() => SettingUnit, { description: "Unit of the value." })
  unit!: SettingUnit;
}

@ObjectType({ description: "An instant that decided the status." })
export class ReasonInstant {
  @Field(() => ReasonInstantName, { description: "Key of the instant." })
  name!: keyof ReasonInstants;
  @Field(() => DateTimeISO, { description: "Time of the instant." })
  at!: Date;
}

@ObjectType({ description: "A figure that decided the status, in whole minutes, rounded down." })
export class ReasonMinutes {
  @Field(() => ReasonMinutesName, { description: "Key of the figure." })
  name!: keyof Minutes;
  @Field(() => Int, { description: "Number of minutes." })
  value!: number;
}

@ObjectType({ description: "Reason for the status of a claim: the rule, and the figures that decided." })
export class StatusReason {
  @Field(() => ClaimStatus, { description: "Explained status." })
  status!: ClaimStatus;
  @Field(() => String, { description: "Rule that decided: 1 to 5 with a letter, as in the rules of the status." })
  rule!: string;
  @Field(() => String, { description: "Reason as a sentence in the language of the request, with times in the claim's time zone." })
  sentence!: string;
  @Field(() => WindowBasis, { nullable: true, description: "Source of the window. null if no window decided the status." })
  window!: Basis | null;
  @Field(() => [ReasonSetting], { description: "Settings that decided." })
  settings!: ReasonSetting[];
  @Field(() => [ReasonInstant], { description: "Instants that decided." })
  instants!: ReasonInstant[];
  @Field(() => [ReasonMinutes], { description: "Figures that decided." })
  minutes!: ReasonMinutes[];
  @Field(() => [ReasonNote], { description: "Further facts that decided the status." })
  notes!: Note[];
  @Field(() => Float, { description: "Version of the settings by which the status was evaluated." })
  settingsVersion!: number;
}

@ObjectType({ description: "Suggested text for the insured, derived from the reason of the status." })
export class WhatToSay {
  @Field(() => String, { description: "BCP 47 tag of the language of the sentences, which is the language of the AMA instance." })
  language!: string;
  @Field(() => [String], { description: "Suggested sentences, best match first, with times in the claim's time zone." })
  sentences!: string[];
}

@ObjectType({ description: "A change of a claim's status." })
export class StatusChange {
  @Field(() => DateTimeISO, { description: "Time of the change." })
  at!: Date;
  @Field(() => ClaimStatus, { nullable: true, description: "Previous status. null if the claim was new." })
  from!: ClaimStatus | null;
  @Field(() => ClaimStatus, { description: "New status." })
  to!: ClaimStatus;
  @Field(() => String, { description: "Rule that decided." })
  rule!: string;
  @Field(() => StatusReason, { description: "Reason at the time of the change." })
  reason!: StatusReason;
  @Field(() => Float, { description: "Version of the settings by which the status was evaluated." })
  settingsVersion!: number;
  @Field(() => StatusCause, { description: "Cause of the change." })
  cause!: StatusCause;
  @Field(() => Actor, {
    nullable: true,
    description: "Actor that caused the change. null if the viewer may not see who views a claim, or if there is no actor.",
  })
  actor!: Actor | null;
  @Field(() => StatusInputs, {
    description: "Facts that the status rule read. Supplier, position and trip are omitted if the supplier is out of the viewer's scope.",
  })
  inputs!: unknown;
}
