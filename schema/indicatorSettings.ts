import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Actor } from "./actors";
import { IndicatorKey } from "./indicators";
import { type IndicatorKey as Key, IndicatorUnit, ThresholdUnit } from "./rules/indicators/indicators";

@ObjectType({ description: "What an indicator is judged by in an AMA instance, or by the default for all." })
export class IndicatorSetting {
  @Field(() => IndicatorKey, { description: "Which." })
  key!: Key;
  @Field(() => IndicatorUnit, { description: "What its value, and so the limits, count." })
  unit!: IndicatorUnit;
  @Field(() => Boolean, { description: "Whether it is shown at all." })
  isOn!: boolean;
  @Field(() => Int, { nullable: true, description: "The threshold X; null: it has none." })
  threshold!: number | null;
  @Field(() => ThresholdUnit, { nullable: true, description: "What the threshold counts." })
  thresholdUnit!: ThresholdUnit | null;
  @Field(() => Int, { nullable: true, description: "The least that the threshold may be." })
  thresholdMin!: number | null;
  @Field(() => Int, { nullable: true, description: "The most that it may be." })
  thresholdMax!: number | null;
  @Field(() => Float, { nullable: true, description: "From which value on it is a warning; null: never." })
  warning!: number | null;
  @Field(() => Float, { nullable: true, description: "From which value on it is critical; null: never." })
  critical!: number | null;
  @Field(() => Boolean, { description: "Whether a small value is the bad one: then the limits are reached from above." })
  isWorseBelow!: boolean;
  @Field(() => Boolean, { description: "Whether it is the instance's own, not the default for all." })
  own!: boolean;
  @Field(() => DateTimeISO, { nullable: true, description: "When what is in force was saved; null: it is that of a new installation." })
  changedAt!: Date | null;
  @Field(() => Actor, { nullable: true, description: "Who saved it." })
  changedBy!: Actor | null;
}

@ObjectType({ description: "A change of what an indicator is judged by." })
export class IndicatorChange {
  @Field(() => ID, { description: "Its id." })
  id!: string;
  @Field(() => IndicatorKey, { description: "Of which." })
  key!: Key;
  @Field(() => ID, { nullable: true, description: "In which AMA instance; null: the default for all." })
  instanceId!: string | null;
  @Field(() => Boolean, { nullable: true, description: "Whether it is shown; null, as the rest: back to the default." })
  isOn!: boolean | null;
  @Field(() => Int, { nullable: true, description: "The threshold." })
  threshold!: number | null;
  @Field(() => Float, { nullable: true, description: "The limit of a warning." })
  warning!: number | null;
  @Field(() => Float, { nullable: true, description: "The limit of critical." })
  critical!: number | null;
  @Field(() => DateTimeISO, { description: "When." })
  createdAt!: Date;
  @Field(() => Actor, { description: "By whom." })
  actor!: Actor;
}

@InputType({ description: "What an indicator is to be judged by." })
export class SaveIndicatorSettingInput {
  @Field(() => ID, { nullable: true, description: "In which AMA instance; absent or null: the default for all, by who has all instances." })
  instanceId?: string | null;
  @Field(() => IndicatorKey, { description: "Which." })
  key!: Key;
  @Field(() => Boolean, { description: "Back to the default, whatever the rest says.", defaultValue: false })
  useDefault!: boolean;
  @Field(() => Boolean, { description: "Whether it is shown at all.", defaultValue: true })
  isOn!: boolean;
  @Field(() => Int, { nullable: true, description: "The threshold; null where it has none." })
  threshold?: number | null;
  @Field(() => Float, { nullable: true, description: "From which value on it is a warning; null: never." })
  warning?: number | null;
  @Field(() => Float, { nullable: true, description: "From which value on it is critical; null: never." })
  critical?: number | null;
}
