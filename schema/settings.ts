import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Actor } from "./actors";
import { ClaimActionName } from "./claimActions";
import { registerCamelCaseEnum } from "./enums";
import { reasonListLimits } from "./rules/claims/actionReasons";
import type { ClaimActionName as Action } from "./rules/claims/actions";
import { kpiSettings, SettingScope, SettingUnit, type SettingKey as Key } from "./rules/settings/kpiSettings";
import { SettingValue } from "./scalars";

const SettingKey = registerCamelCaseEnum<Key>(
  "SettingKey",
  "The KPI settings, by the number the specification gives them.",
  Object.fromEntries(kpiSettings.map(({ key, number }) => [key, { description: `KPI ${number}.` }])) as Record<
    Key,
    { description: string }
  >,
);
registerEnumType(SettingUnit, {
  name: "SettingUnit",
  description: "What a setting's value counts.",
  valuesConfig: {
    MINUTES: { description: "Whole minutes." },
    DAYS: { description: "Whole days." },
    METRES: { description: "Whole metres." },
    SWITCH: { description: "True or false." },
  },
});
registerEnumType(SettingScope, {
  name: "SettingScope",
  description: "Whom one value of a setting is for.",
  valuesConfig: {
    INSTANCE: { description: "An AMA instance; where it has none of its own, the default for all." },
    INSTALLATION: { description: "The whole installation." },
  },
});
export { SettingKey };

@ObjectType({ description: "A change of a setting that has not come into force yet." })
export class ScheduledSetting {
  @Field(() => SettingValue, { nullable: true, description: "The value then; null: back to the default." })
  value!: number | boolean | null;
  @Field(() => DateTimeISO, { description: "From when." })
  effectiveAt!: Date;
  @Field(() => Boolean, { description: "Whether it is made for this instance itself, not for the default for all." })
  own!: boolean;
  @Field(() => Actor, { description: "Who made it." })
  actor!: Actor;
}

@ObjectType({ description: "A KPI setting as it is in force for an AMA instance, or as the default for all." })
export class KpiSetting {
  @Field(() => SettingKey, { description: "Which setting." })
  key!: Key;
  @Field(() => Int, { description: "Its number in the specification, 1 to 17." })
  number!: number;
  @Field(() => SettingUnit, { description: "What its value counts." })
  unit!: SettingUnit;
  @Field(() => Boolean, {
    description:
      "KPI 8 and 10: whether the value is below the delay that it follows (KPI 1 or 3), which is allowed: it then acts when the delay begins. KPI 9 and 11 count from the work limit, where the delay begins: 0 acts there. False for all others.",
  })
  actsWhenDelayBegins!: boolean;
  @Field(() => SettingValue, { description: "The product's own value, where nobody has set one." })
  default!: number | boolean;
  @Field(() => Int, { nullable: true, description: "Smallest value allowed; null for a switch." })
  min!: number | null;
  @Field(() => Int, { nullable: true, description: "Largest value allowed; null for a switch." })
  max!: number | null;
  @Field(() => SettingKey, { nullable: true, description: "It must be greater than this other setting." })
  above!: Key | null;
  @Field(() => SettingScope, { description: "Whom one value is for." })
  scope!: SettingScope;
  @Field(() => SettingValue, { description: "The value in force." })
  value!: number | boolean;
  @Field(() => Boolean, { description: "Whether that value was set for this instance itself; of the default for all: whether it was set." })
  own!: boolean;
  @Field(() => DateTimeISO, { nullable: true, description: "Since when that value is in force; null: from the beginning." })
  effectiveAt!: Date | null;
  @Field(() => Actor, { nullable: true, description: "Who set it; null: nobody, it is the product's own." })
  changedBy!: Actor | null;
  @Field(() => Float, {
    description: "How many changes of the status settings are in force here: statuses name the version they were evaluated by.",
  })
  version!: number;
  @Field(() => [ScheduledSetting], { description: "Changes still to come, the next one first." })
  scheduled!: ScheduledSetting[];
}

@ObjectType({ description: "A change of a KPI setting that was made." })
export class KpiSettingChange {
  @Field(() => ID, { description: "Grows with each change." })
  id!: string;
  @Field(() => ID, { nullable: true, description: "AMA instance; null: the default for all, or a setting of the installation." })
  instanceId!: string | null;
  @Field(() => SettingKey, { description: "Which setting." })
  key!: Key;
  @Field(() => SettingValue, { nullable: true, description: "Its value; null: back to the default." })
  value!: number | boolean | null;
  @Field(() => DateTimeISO, { description: "From when." })
  effectiveAt!: Date;
  @Field(() => DateTimeISO, { description: "When it was made." })
  createdAt!: Date;
  @Field(() => Actor, { description: "Who made it." })
  actor!: Actor;
}

@InputType({ description: "A new value of a KPI setting." })
export class KpiSettingInput {
  @Field(() => SettingKey, { description: "Which setting." })
  key!: Key;
  @Field(() => SettingValue, { nullable: true, description: "Its value; null: back to the default." })
  value?: number | boolean | null;
}

@InputType({ description: "A change of KPI settings: all of it or none." })
export class KpiSettingsInput {
  @Field(() => ID, { nullable: true, description: "AMA instance; null: the default for all, and the settings of the installation." })
  instanceId?: string | null;
  @Field(() => [KpiSettingInput], { description: "What is changed, each setting once." })
  values!: KpiSettingInput[];
  @Field(() => DateTimeISO, { nullable: true, description: "From when; null: now. Never in the past." })
  effectiveAt?: Date | null;
}

@InputType({ description: "A change of KPI settings to be made." })
export class ChangeKpiSettingsInput extends KpiSettingsInput {
  @Field(() => String, {
    description: "Chosen by the sender, 8 to 100 characters: the same request changes one thing, however often it comes.",
  })
  requestId!: string;
}

@ObjectType({ description: "The reasons to pick from for an action on claims of an AMA instance; anything can be typed beside them." })
export class ActionReasons {
  @Field(() => ClaimActionName, { description: "Which action." })
  action!: Action;
  @Field(() => [String], { description: "Its reasons, in their order, in the language of the instance." })
  reasons!: string[];
}

@InputType({ description: "A list of reasons as it is to be." })
export class SaveActionReasonsInput {
  @Field(() => ID, { description: "AMA instance, one of the viewer's." })
  instanceId!: string;
  @Field(() => ClaimActionName, { description: "An action that asks for a reason." })
  action!: Action;
  @Field(() => [String], {
    description: `All of its reasons, at most ${reasonListLimits.entries} of at most ${reasonListLimits.characters} characters, none of them twice; none: anything is typed.`,
  })
  reasons!: string[];
}
