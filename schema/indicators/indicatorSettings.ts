import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Actor } from "../actors";
import { IndicatorKey } from "./indicators";
import { type IndicatorKey as Key, IndicatorUnit, ThresholdUnit } from "../rules/indicators/indicators";

@ObjectType({ description: "Settings of an indicator for an AMA instance, or the default for all instances." })
export class IndicatorSetting {
  @Field(() => IndicatorKey, { description: "The indicator." })
  key!: Key;
  @Field(() => IndicatorUnit, { description: "Unit of the value and of the limits." })
  unit!: IndicatorUnit;
  @Field(() => Boolean, { description: "True to show the indicator." })
  isOn!: boolean;
  @Field(() => Int, { nullable: true, description: "Threshold X. null if the indicator has none." })
  threshold!: number | null;
  @Field(() => ThresholdUnit, { nullable: true, description: "Unit of the threshold." })
  thresholdUnit!: ThresholdUnit | null;
  @Field(() => Int, { nullable: true, description: "Smallest threshold allowed. null if the indicator has no threshold." })
  thresholdMin!: number | null;
  @Field(() => Int, { nullable: true, description: "Largest threshold allowed. null if the indicator has no threshold." })
  thresholdMax!: number | null;
  @Field(() => Float, { nullable: true, description: "Value at which the warning level starts. null if there is none." })
  warning!: number | null;
  @Field(() => Float, { nullable: true, description: "Value at which the critical level starts. null if there is none." })
  critical!: number | null;
  @Field(() => Boolean, { description: "True if low values are bad. Limits are then lower bounds." })
  isWorseBelow!: boolean;
  @Field(() => Boolean, { description: "True if the instance has its own settings, false if the default applies." })
  own!: boolean;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Time at which the settings were saved. null for those of a new installation. Send it back as `updatedAt` with a change to detect concurrent changes.",
  })
  changedAt!: Date | null;
  @Field(() => Actor, { nullable: true, description: "User who saved the settings." })
  changedBy!: Actor | null;
}

@ObjectType({ description: "A change of the settings of an indicator." })
export class IndicatorChange {
  @Field(() => ID, { description: "Unique id of the change." })
  id!: string;
  @Field(() => IndicatorKey, { description: "The indicator." })
  key!: Key;
  @Field(() => ID, { nullable: true, description: "AMA instance of the change. null for the default of all instances." })
  instanceId!: string | null;
  @Field(() => Boolean, { nullable: true, description: "True to show the indicator. null, as for the other fields, restores the default." })
  isOn!: boolean | null;
  @Field(() => Int, { nullable: true, description: "New threshold." })
  threshold!: number | null;
  @Field(() => Float, { nullable: true, description: "New limit of the warning level." })
  warning!: number | null;
  @Field(() => Float, { nullable: true, description: "New limit of the critical level." })
  critical!: number | null;
  @Field(() => DateTimeISO, { description: "Time of the change." })
  createdAt!: Date;
  @Field(() => Actor, { description: "User who saved the settings." })
  actor!: Actor;
}

@InputType({ description: "Settings of an indicator to save." })
export class SaveIndicatorSettingInput {
  @Field(() => ID, {
    nullable: true,
    description: "AMA instance. null for the default of all instances, which requires access to all instances.",
  })
  instanceId?: string | null;
  @Field(() => IndicatorKey, { description: "Indicator to change." })
  key!: Key;
  @Field(() => Boolean, { description: "True to restore the default. All other fields are then ignored.", defaultValue: false })
  useDefault!: boolean;
  @Field(() => Boolean, { description: "True to show the indicator.", defaultValue: true })
  isOn!: boolean;
  @Field(() => Int, { nullable: true, description: "Threshold. null if the indicator has none." })
  threshold?: number | null;
  @Field(() => Float, { nullable: true, description: "Value at which the warning level starts. null for no warning level." })
  warning?: number | null;
  @Field(() => Float, { nullable: true, description: "Value at which the critical level starts. null for no critical level." })
  critical?: number | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "IndicatorSetting.changedAt as it was read. Returns CHANGED_MEANWHILE if the settings have changed since.",
  })
  updatedAt?: Date | null;
}
