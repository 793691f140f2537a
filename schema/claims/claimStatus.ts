import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Actor } from "../actors";
import { ClaimStatus, registerCamelCaseEnum } from "../enums";
import {
  type ReasonInstants,
  type ReasonMinutes as Minutes,
  type ReasonNote as Note,
  type StatusRule as Rule,
  statusRuleNames,
} from "../rules/claims/statusReason";
import { statusOfRule } from "../rules/claims/claimStatus";
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

const ruleTexts: Record<keyof typeof statusRuleNames, string> = {
  RULE_1: "Finished or cancelled",
  RULE_2: "The planned start is more than 60 minutes away",
  RULE_3A: "Without a supplier for KPI 4 or longer",
  RULE_3B: "Without a supplier less than KPI 4 before the planned start",
  RULE_3C: "Without a supplier, and not late",
  RULE_3D: "Without a supplier, and the delay of the search is managed",
  RULE_4A: "The supplier has not arrived, and its delay is managed",
  RULE_4B: "The supplier is late by KPI 13 or 14",
  RULE_4C: "The supplier is late by KPI 1 or 3",
  RULE_4D: "The supplier is early by KPI 2",
  RULE_4E: "The supplier is expected within the window",
  RULE_4F: "The supplier has not arrived; there is neither a plan nor a promise",
  RULE_5A: "The supplier has arrived, and the delay of the work is managed",
  RULE_5B: "The supplier has arrived, and the work exceeds its time limit",
  RULE_5C: "The supplier arrived in time and works",
  RULE_5D: "The supplier arrived late and works",
};
const StatusRule = statusRuleNames;
registerEnumType(StatusRule, {
  name: "StatusRule",
  description: "Rules of the status, in the order in which they apply.",
  valuesConfig: Object.fromEntries(
    Object.entries(statusRuleNames).map(([name, rule]) => [
      name,
      { description: `${ruleTexts[name as keyof typeof ruleTexts]}: ${statusOfRule[rule]}.` },
    ]),
  ),
});

@ObjectType({ description: "Reason for the status of a claim: the rule, and the figures that decided." })
export class StatusReason {
  @Field(() => ClaimStatus, { description: "Explained status." })
  status!: ClaimStatus;
  @Field(() => String, {
    description: "Rule that decided: 1 to 5 with a letter.",
    deprecationReason: "Use statusRule. Stays until 2027-05-31.",
  })
  rule!: string;
  @Field(() => StatusRule, { description: "Rule that decided." })
  statusRule!: Rule;
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
  @Field(() => String, { description: "Rule that decided.", deprecationReason: "Use reason.statusRule. Stays until 2027-05-31." })
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
