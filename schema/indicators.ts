import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum } from "./enums";
import {
  type Indicator as Definition,
  IndicatorLevel,
  IndicatorUnit,
  indicators,
  type IndicatorKey as Key,
  ThresholdUnit,
} from "./rules/indicators/indicators";
import { FigureGrouping } from "./rules/indicators/groupings";
import { SlotUnit } from "./rules/indicators/localHours";
import { type Period, PeriodName, periodLimits } from "./rules/indicators/periods";

const described = (text: Record<string, string>): Record<string, { description: string }> =>
  Object.fromEntries(Object.entries(text).map(([key, description]) => [key, { description }]));

const kindText: Record<Definition["figure"]["kind"], string> = {
  LEVEL: "How many there are at the end of a period, or now.",
  PEAK: "The most there were at the end of any minute of a period.",
  COUNT: "How many there were in a period.",
  RATE: "Percent of those in a period.",
  QUOTIENT: "So many for each of those in a period, to a tenth.",
  MINUTES: "The median of a period, in whole minutes.",
};
export const IndicatorKey = registerCamelCaseEnum<Key>(
  "IndicatorKey",
  "The indicators of the dashboard.",
  Object.fromEntries(indicators.map(({ key, figure }) => [key, { description: kindText[figure.kind] }])) as Record<
    Key,
    { description: string }
  >,
);
registerEnumType(IndicatorUnit, {
  name: "IndicatorUnit",
  description: "What the value of an indicator counts.",
  valuesConfig: described({
    CLAIMS: "Claims.",
    RESOURCES: "Mobile resources.",
    CALLS: "Calls to people by the contact centre.",
    ALARMS: "Alarms about claims.",
    PERCENT: "Percent, 0 to 100, to a tenth.",
    MINUTES: "Whole minutes.",
  }),
});
registerEnumType(ThresholdUnit, {
  name: "ThresholdUnit",
  description: "What the threshold of an indicator counts.",
  valuesConfig: described({ HOURS: "Hours.", MINUTES: "Minutes.", METRES: "Metres." }),
});
registerEnumType(IndicatorLevel, {
  name: "IndicatorLevel",
  description: "How bad a value is, by the limits of its AMA instance.",
  valuesConfig: described({
    ACCEPTABLE: "Better than both limits.",
    WARNING: "It has reached the first limit.",
    CRITICAL: "It has reached the second limit.",
  }),
});
registerEnumType(SlotUnit, {
  name: "SlotUnit",
  description: "By what a period is divided.",
  valuesConfig: described({
    HOUR: `Hours of the instance's zone, of periods of up to ${periodLimits.hourlyDays} days.`,
    DAY: `Its days, of periods of up to ${periodLimits.dailyDays} days.`,
    MONTH: "Its months.",
  }),
});
registerEnumType(PeriodName, {
  name: "PeriodName",
  description: "The periods of the dashboard, in whole days of the instance's zone.",
  valuesConfig: described({ TODAY: "Today.", LAST_WEEK: "Today and the six days before.", CUSTOM: "From a first to a last day." }),
});
registerEnumType(FigureGrouping, {
  name: "FigureGrouping",
  description: "What figures are grouped by.",
  valuesConfig: described({
    CLIENT: "By client.",
    CONTRACT: "By contract.",
    SERVICE: "By service.",
    SUPPLIER: "By the supplier assigned to them.",
    INSTANCE: "By AMA instance, each by its own clocks and limits: all in scope, whichever instance is asked for.",
  }),
});

@InputType({ description: "A period, in whole days of the instance's zone." })
export class PeriodInput implements Period {
  @Field(() => PeriodName, { description: "Which." })
  name!: PeriodName;
  @Field(() => String, { nullable: true, description: "First day of a custom one: 2026-11-25." })
  firstDay?: string | null;
  @Field(() => String, { nullable: true, description: `Its last day. At most ${periodLimits.maxDays} days.` })
  lastDay?: string | null;
}

@InputType({
  description:
    "The claims behind a figure of the dashboard: of a count those counted, of a rate or of minutes those that they are made of, of a level those that count at its end, of a peak those in course within it.",
})
export class IndicatorFilterInput {
  @Field(() => IndicatorKey, { description: "Which indicator; BAD_USER_INPUT for one of resources, FIELD_UNKNOWN for one that is hidden." })
  key!: Key;
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => DateTimeISO, { description: "From this instant on." })
  from!: Date;
  @Field(() => DateTimeISO, { description: "Until before this instant." })
  to!: Date;
}

@ObjectType({ description: "What an indicator says of a stretch of time." })
export class Figure {
  @Field(() => Float, {
    nullable: true,
    description: "In the indicator's unit; null: there is nothing to measure, or the time has not come.",
  })
  value!: number | null;
  @Field(() => Float, { nullable: true, description: "Of minutes, the ninth decile: nine of ten took no longer. Null of all others." })
  p90!: number | null;
  @Field(() => Int, { description: "How many it is made of." })
  of!: number;
}

@ObjectType({ description: "An hour, day or month of a period." })
export class PeriodSlot {
  @Field(() => DateTimeISO, { description: "Its begin." })
  from!: Date;
  @Field(() => DateTimeISO, { description: "Its end; of the present one it is still to come." })
  to!: Date;
}

@ObjectType({ description: "An indicator over a period, within the scope of who asks." })
export class IndicatorFigures {
  @Field(() => IndicatorKey, { description: "Which." })
  key!: Key;
  @Field(() => IndicatorUnit, { description: "What its value counts." })
  unit!: IndicatorUnit;
  @Field(() => Int, { nullable: true, description: "The threshold X in force for the instance; null: it has none." })
  threshold!: number | null;
  @Field(() => ThresholdUnit, { nullable: true, description: "What the threshold counts." })
  thresholdUnit!: ThresholdUnit | null;
  @Field(() => Float, { nullable: true, description: "From which value on it is a warning; null: never." })
  warning!: number | null;
  @Field(() => Float, { nullable: true, description: "From which value on it is critical; null: never." })
  critical!: number | null;
  @Field(() => Boolean, { description: "Whether a small value is the bad one." })
  isWorseBelow!: boolean;
  @Field(() => IndicatorLevel, {
    nullable: true,
    description: "How bad the period's value is; null: there is none, or there are no limits.",
  })
  level!: IndicatorLevel | null;
  @Field(() => Figure, { description: "Of the whole period, until now where it is not over." })
  period!: Figure;
  @Field(() => Figure, { description: "Of the period of as many days right before, as far as the present one has come." })
  before!: Figure;
  @Field(() => Figure, { description: "Of the same days of the week before, as far as the present one has come." })
  weekBefore!: Figure;
  @Field(() => [Float], {
    nullable: "items",
    description: "The value of each slot, in their order; null: there is nothing to measure, or the slot is to come.",
  })
  values!: (number | null)[];
  @Field(() => [Float], { nullable: "items", description: "Of minutes, the ninth decile of each slot; null of all others." })
  p90Values!: (number | null)[];
  @Field(() => [Float], {
    nullable: "items",
    description: "The value of each slot of the period right before, which may have a slot more or fewer where the clocks are changed.",
  })
  valuesBefore!: (number | null)[];
}

@ObjectType({ description: "The indicators of an AMA instance over a period." })
export class IndicatorsAnswer {
  @Field(() => ID, { description: "The AMA instance." })
  instanceId!: string;
  @Field(() => String, { description: "Its zone (IANA), in which days and hours are meant." })
  timeZone!: string;
  @Field(() => DateTimeISO, { description: "Begin of the period." })
  from!: Date;
  @Field(() => DateTimeISO, { description: "End of the period." })
  to!: Date;
  @Field(() => SlotUnit, { description: "By what it is divided." })
  slotUnit!: SlotUnit;
  @Field(() => DateTimeISO, { description: "When it was read." })
  readAt!: Date;
  @Field(() => [PeriodSlot], {
    description: "The hours, days or months of the period, in their order; the first and the last month may be cut.",
  })
  slots!: PeriodSlot[];
  @Field(() => [IndicatorFigures], { description: "Those that are asked for, switched on and not hidden, in the order of the catalogue." })
  indicators!: IndicatorFigures[];
}

@ObjectType({ description: "What an indicator says of a part of the claims, or of an AMA instance." })
export class FigureGroup extends Figure {
  @Field(() => ID, {
    description: "The code of the group; of a contract, client and contract with a slash between. Empty: the claims that have none.",
  })
  id!: string;
  @Field(() => String, { nullable: true, description: "What the source system calls it; null: it has no name, or the claims have none." })
  name!: string | null;
  @Field(() => IndicatorLevel, {
    nullable: true,
    description: "How bad the value would be if it were the instance's; of an instance, how bad it is.",
  })
  level!: IndicatorLevel | null;
}
