import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { registerCamelCaseEnum } from "../enums";
import {
  type Indicator as Definition,
  IndicatorLevel,
  IndicatorUnit,
  indicators,
  type IndicatorKey as Key,
  ThresholdUnit,
} from "../rules/indicators/indicators";
import { FigureGrouping } from "../rules/indicators/groupings";
import { SlotUnit } from "../rules/indicators/localHours";
import { type Period, PeriodName, periodLimits } from "../rules/indicators/periods";
import { CalendarDate, TimeZone } from "../scalars";

const described = (text: Record<string, string>): Record<string, { description: string }> =>
  Object.fromEntries(Object.entries(text).map(([key, description]) => [key, { description }]));

const kindText: Record<Definition["figure"]["kind"], string> = {
  LEVEL: "Number at the end of the period, or now.",
  PEAK: "Largest number at the end of any minute of the period.",
  COUNT: "Number in the period.",
  RATE: "Percentage in the period.",
  QUOTIENT: "Ratio in the period, rounded to a tenth.",
  MINUTES: "Median of the period, in whole minutes.",
};
export const IndicatorKey = registerCamelCaseEnum<Key>(
  "IndicatorKey",
  "Indicators of the dashboard.",
  Object.fromEntries(
    indicators.map(({ key, figure, description }) => [key, { description: `${description} ${kindText[figure.kind]}` }]),
  ) as Record<Key, { description: string }>,
);
registerEnumType(IndicatorUnit, {
  name: "IndicatorUnit",
  description: "Unit of an indicator's value.",
  valuesConfig: described({
    CLAIMS: "Number of claims, without a unit of measure.",
    RESOURCES: "Number of mobile resources.",
    CALLS: "Calls to people by the contact centre.",
    ALARMS: "Alarms about claims.",
    PERCENT: "Percentage, 0 to 100, rounded to a tenth.",
    MINUTES: "Duration, rounded to whole minutes.",
  }),
});
registerEnumType(ThresholdUnit, {
  name: "ThresholdUnit",
  description: "Unit of an indicator's threshold.",
  valuesConfig: described({
    HOURS: "Age since the assignment, in hours.",
    MINUTES: "Duration of the state, in minutes.",
    METRES: "Distance from the claim, in metres.",
  }),
});
registerEnumType(IndicatorLevel, {
  name: "IndicatorLevel",
  description: "Level of a value, by the limits of its AMA instance.",
  valuesConfig: described({
    ACCEPTABLE: "Better than both limits.",
    WARNING: "At or beyond the first limit.",
    CRITICAL: "At or beyond the second limit.",
  }),
});
registerEnumType(SlotUnit, {
  name: "SlotUnit",
  description: "Interval that divides a period.",
  valuesConfig: described({
    HOUR: `Hours in the instance's time zone, for periods of up to ${periodLimits.hourlyDays} days.`,
    DAY: `Days in the instance's time zone, for periods of up to ${periodLimits.dailyDays} days.`,
    MONTH: "Months in the instance's time zone, for longer periods.",
  }),
});
registerEnumType(PeriodName, {
  name: "PeriodName",
  description: "Periods of the dashboard, in whole days of the instance's time zone.",
  valuesConfig: described({
    TODAY: "The current day, from midnight until now.",
    LAST_WEEK: "Today and the six preceding days.",
    CUSTOM: "From a first to a last day, chosen by the caller.",
  }),
});
registerEnumType(FigureGrouping, {
  name: "FigureGrouping",
  description: "Dimension by which figures are grouped.",
  valuesConfig: described({
    CLIENT: "One group for each insurer of the claims.",
    CONTRACT: "One group for each insurance contract of the claims.",
    SERVICE: "One group for each service of the source system, such as tow or taxi.",
    SUPPLIER: "One group for each supplier to which the claims are assigned.",
    DELAY_REASON: "By reason code of managed delays. Only for DELAYS_MANAGED and LATE_TO_MANAGED.",
    INSTANCE:
      "By AMA instance, each with its own time zone and limits. Returns all instances in scope, regardless of the requested instance.",
  }),
});

@InputType({ description: "A period, in whole days of the instance's time zone." })
export class PeriodInput implements Period {
  @Field(() => PeriodName, { description: "Name of the period." })
  name!: PeriodName;
  @Field(() => CalendarDate, { nullable: true, description: "First day of a custom period, such as 2026-11-25. null for other periods." })
  firstDay?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: `Last day of a custom period, inclusive, at most ${periodLimits.maxDays} days. null for other periods.`,
  })
  lastDay?: string | null;
}

@InputType({
  description:
    "Selects the claims behind a figure of the dashboard: those that it counts or is based on. A level selects the claims at its end, and a peak the claims in progress during the interval.",
})
export class IndicatorFilterInput {
  @Field(() => IndicatorKey, { description: "The indicator. Indicators of resources return BAD_USER_INPUT, hidden ones FIELD_UNKNOWN." })
  key!: Key;
  @Field(() => ID, { description: "AMA instance, or `*` for all instances of the viewer." })
  instanceId!: string;
  @Field(() => TimeZone, {
    nullable: true,
    description:
      "IANA time zone of `from` and `to`. Required for `*`: each instance then counts from and to the same local times, as the total of the dashboard does.",
  })
  timeZone?: string | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "`Indicators.readAt` of a period that ends today, for `*`: an instance whose date differed from that of `timeZone` then counts the days before its own date. null for days of the calendar.",
  })
  asOf?: Date | null;
  @Field(() => DateTimeISO, { description: "Start of the interval, inclusive." })
  from!: Date;
  @Field(() => DateTimeISO, { description: "End of the interval, exclusive." })
  to!: Date;
}

@ObjectType({ description: "Figures of an indicator for an interval." })
export class Figure {
  @Field(() => Float, {
    nullable: true,
    description: "Value, in the unit of the indicator. null if there is nothing to measure or the interval is in the future.",
  })
  value!: number | null;
  @Field(() => Float, { nullable: true, description: "90th percentile of indicators in minutes. null for others." })
  p90!: number | null;
  @Field(() => Int, { description: "Number of items on which the value is based." })
  of!: number;
}

@ObjectType({ description: "An hour, day or month of a period." })
export class PeriodSlot {
  @Field(() => DateTimeISO, { description: "Start of the slot." })
  from!: Date;
  @Field(() => DateTimeISO, { description: "End of the slot, which is in the future for the current slot." })
  to!: Date;
}

@ObjectType({ description: "An indicator for a period, within the viewer's scope." })
export class IndicatorFigures {
  @Field(() => IndicatorKey, { description: "The indicator." })
  key!: Key;
  @Field(() => IndicatorUnit, { description: "Unit of the value." })
  unit!: IndicatorUnit;
  @Field(() => Int, { nullable: true, description: "Threshold X in force for the instance. null if the indicator has none." })
  threshold!: number | null;
  @Field(() => ThresholdUnit, { nullable: true, description: "Unit of the threshold." })
  thresholdUnit!: ThresholdUnit | null;
  @Field(() => Float, { nullable: true, description: "Value at which the warning level starts. null if there is none." })
  warning!: number | null;
  @Field(() => Float, { nullable: true, description: "Value at which the critical level starts. null if there is none." })
  critical!: number | null;
  @Field(() => Boolean, { description: "True if low values are bad." })
  isWorseBelow!: boolean;
  @Field(() => IndicatorLevel, {
    nullable: true,
    description: "Level of the value of the period. null if there is no value or there are no limits.",
  })
  level!: IndicatorLevel | null;
  @Field(() => Figure, { description: "Figures of the complete period, until now if it is not over." })
  period!: Figure;
  @Field(() => Figure, { description: "Figures of the preceding period with the same number of days, up to the same elapsed time." })
  before!: Figure;
  @Field(() => Figure, { description: "Figures of the same days of the preceding week, up to the same elapsed time." })
  weekBefore!: Figure;
  @Field(() => [Float], {
    nullable: "items",
    description: "Value of each slot, in chronological order. null if there is nothing to measure or the slot is in the future.",
  })
  values!: (number | null)[];
  @Field(() => [Float], { nullable: "items", description: "90th percentile of each slot for indicators in minutes. null for others." })
  p90Values!: (number | null)[];
  @Field(() => [Float], {
    nullable: "items",
    description: "Value of each slot of the preceding period, which can have one slot more or fewer because of a daylight saving change.",
  })
  valuesBefore!: (number | null)[];
}

@ObjectType({ description: "Indicators of an AMA instance for a period." })
export class IndicatorsAnswer {
  @Field(() => ID, { description: "AMA instance, or `*` for the total of the viewer's instances." })
  instanceId!: string;
  @Field(() => TimeZone, { description: "IANA time zone of the days and hours." })
  timeZone!: string;
  @Field(() => DateTimeISO, { description: "Start of the period." })
  from!: Date;
  @Field(() => DateTimeISO, { description: "End of the period." })
  to!: Date;
  @Field(() => SlotUnit, { description: "Interval that divides the period." })
  slotUnit!: SlotUnit;
  @Field(() => DateTimeISO, { description: "Time at which the figures were read." })
  readAt!: Date;
  @Field(() => [PeriodSlot], {
    description: "Hours, days or months of the period, in chronological order. The first and the last month can be partial.",
  })
  slots!: PeriodSlot[];
  @Field(() => [IndicatorFigures], { description: "Requested indicators that are shown and not hidden, in the order of the catalogue." })
  indicators!: IndicatorFigures[];
}

@ObjectType({ description: "Figures of an indicator for one group of claims or one AMA instance." })
export class FigureGroup extends Figure {
  @Field(() => ID, { description: "Same as `code`.", deprecationReason: "Use code. Stays until 2027-05-31." })
  id!: string;
  @Field(() => ID, {
    description:
      "Code of the group. For a contract, client and contract separated by a slash. Empty for claims without a value and for reasons that were typed.",
  })
  code?: string;
  @Field(() => ID, {
    nullable: true,
    description: "AMA instance of the group. null for a supplier or a delay reason in the total of several instances.",
  })
  instanceId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Name of the group in the source system, or text of the reason in the viewer's language. null if it has none.",
  })
  name!: string | null;
  @Field(() => IndicatorLevel, {
    nullable: true,
    description:
      "Level that the value would have for the instance. For a group by AMA instance, the level of that instance. null if there is no value or there are no limits.",
  })
  level!: IndicatorLevel | null;
}
