import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Actor } from "./actors";
import { ClaimStatus, registerCamelCaseEnum } from "./enums";
import type { ReasonInstants, ReasonMinutes as Minutes, ReasonNote as Note } from "./rules/claims/statusReason";
import type { WindowBasis as Basis } from "./rules/claims/claimWindow";
import { SettingUnit, type SettingKey as Key } from "./rules/settings/kpiSettings";
import { StatusCause } from "./rules/claims/statusLog";
import { StatusInputs } from "./scalars";
import { SettingKey } from "./settings";

const WindowBasis = registerCamelCaseEnum<Basis>("WindowBasis", "What the time of arrival rests on.", {
  planned: { description: "The planned start and end." },
  promised: { description: "The first promise given to the insured." },
  assigned: { description: "Neither: the assignment itself." },
});
const ReasonInstantName = registerCamelCaseEnum<keyof ReasonInstants>(
  "ReasonInstantName",
  "An instant that a reason names. ARRIVAL_DUE and WORK_DUE count the managing, WINDOW_END and WORK_LIMIT do not.",
  {
    finishedAt: { description: "When it was finished." },
    cancelledAt: { description: "When it was cancelled." },
    plannedStart: { description: "Begin of the plan." },
    waitingSince: { description: "Since when it waits for a supplier." },
    windowStart: { description: "Begin of the window: before it, somebody is early." },
    windowEnd: { description: "End of the window." },
    promisedFrom: { description: "The assignment that the promise was counted from." },
    arrivalDue: { description: "When somebody has to be there." },
    fixAt: {
      description: "Time of the resource's last position: how fresh the prediction is; null where it is out of the viewer's scope.",
    },
    predictedFrom: { description: "Time of the position that the prediction was made from; null likewise." },
    predictedAt: {
      description: "When the resource is predicted to arrive; the minute of it where the resource is out of the viewer's scope.",
    },
    arrivedAt: { description: "When somebody arrived." },
    workFrom: { description: "From when KPI 12 counts, where it says until when the work may take." },
    workLimit: { description: "Until when the work may take." },
    workDue: { description: "When the work has to be done." },
  },
);
const ReasonMinutesName = registerCamelCaseEnum<keyof Minutes>("ReasonMinutesName", "A figure of a reason. Negative lateness: time left.", {
  lead: { description: "How long before a planned start action is asked for." },
  waiting: { description: "How long it has waited for a supplier." },
  untilStart: { description: "How long until the planned start." },
  lateness: { description: "How far behind what is due; negative: time left." },
  earliness: { description: "How far ahead of the window." },
  minimumWork: { description: "What work may take at least from the arrival, where that and not KPI 12 says until when." },
});
const ReasonNote = { SCHEDULED_WITHOUT_DATES: "SCHEDULED_WITHOUT_DATES", POSITION_OUTDATED: "POSITION_OUTDATED" } as const satisfies {
  [N in Note]: N;
};
registerEnumType(ReasonNote, {
  name: "ReasonNote",
  description: "What besides counted.",
  valuesConfig: {
    SCHEDULED_WITHOUT_DATES: { description: "Said to be scheduled, but without dates: treated as unscheduled." },
    POSITION_OUTDATED: { description: "The position is older than KPI 5: its prediction counts as late, no more as early." },
  },
});
registerEnumType(StatusCause, {
  name: "StatusCause",
  description: "What made a claim's status another one.",
  valuesConfig: {
    FEED: { description: "A record of the claims feed." },
    CLOCK: { description: "Time passed." },
    POSITION: { description: "The resource moved: another predicted arrival." },
    SETTINGS: { description: "The KPI settings were changed." },
    SUPPLIER: { description: "The supplier is reached in another way than before." },
    ACTION: { description: "Somebody acted." },
    ASSISTANCE: { description: "A message of the assistance system." },
    AUTOMATIC: { description: "An automatic process." },
  },
});

@ObjectType({ description: "A setting that decided, with the value used." })
export class ReasonSetting {
  @Field(() => SettingKey, { description: "Which setting." })
  key!: Key;
  @Field(() => Int, { description: "Its number in the specification." })
  number!: number;
  @Field(() => Int, { description: "The value used." })
  value!: number;
  @Field(() => SettingUnit, { description: "What it counts." })
  unit!: SettingUnit;
}

@ObjectType({ description: "An instant that counted." })
export class ReasonInstant {
  @Field(() => ReasonInstantName, { description: "Which." })
  name!: keyof ReasonInstants;
  @Field(() => DateTimeISO, { description: "When." })
  at!: Date;
}

@ObjectType({ description: "A figure that counted, whole minutes, rounded down." })
export class ReasonMinutes {
  @Field(() => ReasonMinutesName, { description: "Which." })
  name!: keyof Minutes;
  @Field(() => Int, { description: "How many." })
  value!: number;
}

@ObjectType({ description: "Why a claim has its status: the rule, and the figures that decided." })
export class StatusReason {
  @Field(() => ClaimStatus, { description: "The status that is explained." })
  status!: ClaimStatus;
  @Field(() => String, { description: "The rule that decided: 1 to 5 with a letter, as in the rules of the status." })
  rule!: string;
  @Field(() => String, { description: "The same as text in the language of the request, times in the claim's zone." })
  sentence!: string;
  @Field(() => WindowBasis, { nullable: true, description: "What the window rests on; null where no window decided." })
  window!: Basis | null;
  @Field(() => [ReasonSetting], { description: "The settings that decided." })
  settings!: ReasonSetting[];
  @Field(() => [ReasonInstant], { description: "The instants that counted." })
  instants!: ReasonInstant[];
  @Field(() => [ReasonMinutes], { description: "The figures that counted." })
  minutes!: ReasonMinutes[];
  @Field(() => [ReasonNote], { description: "What besides counted." })
  notes!: Note[];
  @Field(() => Float, { description: "Version of the settings it was evaluated by." })
  settingsVersion!: number;
}

@ObjectType({ description: "What to say to the insured of a claim now: from why it has its status." })
export class WhatToSay {
  @Field(() => String, { description: "BCP 47 tag of the language of its instance, in which the sentences are." })
  language!: string;
  @Field(() => [String], { description: "The sentences to choose from, the one that fits best first; times in the claim's zone." })
  sentences!: string[];
}

@ObjectType({ description: "A change of a claim's status." })
export class StatusChange {
  @Field(() => DateTimeISO, { description: "When." })
  at!: Date;
  @Field(() => ClaimStatus, { nullable: true, description: "The status before; null: the claim came in." })
  from!: ClaimStatus | null;
  @Field(() => ClaimStatus, { description: "The status from then on." })
  to!: ClaimStatus;
  @Field(() => String, { description: "The rule that decided." })
  rule!: string;
  @Field(() => StatusReason, { description: "Why, as it stood then." })
  reason!: StatusReason;
  @Field(() => Float, { description: "Version of the settings it was evaluated by." })
  settingsVersion!: number;
  @Field(() => StatusCause, { description: "What caused it." })
  cause!: StatusCause;
  @Field(() => Actor, { nullable: true, description: "Who caused it. Null to those who may not see who looks at a claim." })
  actor!: Actor | null;
  @Field(() => StatusInputs, {
    description: "What the rule read; without the supplier, its position and drive where that supplier is out of the viewer's scope.",
  })
  inputs!: unknown;
}
