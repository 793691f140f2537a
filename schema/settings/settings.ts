import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Actor } from "../actors";
import { ClaimActionName, registerCamelCaseEnum } from "../enums";
import { reasonListLimits } from "../rules/claims/actionReasons";
import type { ClaimActionName as Action } from "../rules/claims/actions";
import { kpiSettings, SettingScope, SettingUnit, type SettingKey as Key } from "../rules/settings/kpiSettings";
import { SettingValue } from "../scalars";

const settingTexts: Record<Key, string> = {
  mobileDelay: "Delay of a mobile resource from which its claim is late.",
  mobileAdvance: "Advance of a mobile resource from which its claim is early.",
  baseDelay: "Delay of any other supplier from which its claim is late.",
  unassignedDelay: "Waiting time without a supplier from which a claim is late.",
  outdatedPosition: "Age from which a position is outdated.",
  inactiveUser: "Period without sign-in after which a user is disabled.",
  logRetention: "Period for which log entries are kept.",
  contactCentreArrival: "Delay of the arrival from which the contact centre calls the supplier.",
  contactCentreCompletion: "Delay of the work from which the contact centre calls the supplier.",
  contactListArrival: "Delay of the arrival from which the insured is added to a contact list.",
  contactListCompletion: "Delay of the work from which the insured is added to a contact list.",
  workTime: "Time limit of the work, from the acceptance or the planned start.",
  criticalMobile: "Delay of a mobile resource from which its claim is critical.",
  criticalBase: "Delay of any other supplier from which its claim is critical.",
  automaticArrivalDistance: "Distance from the claim within which an arrival is confirmed automatically.",
  automaticCompletion: "Switch of the automatic completion.",
  automaticCompletionAfter: "Time after the arrival at which the service is completed automatically.",
  latenessQuantile: "Share of arrivals by the expected arrival that decides whether a claim is predicted late: 50, 80 or 90.",
  promiseQuantile: "Share of arrivals by the time that operators give to the insured: 80 or 90.",
  likelyLateAlarm: "Switch of the alarm of a likely late arrival.",
  likelyLateChance: "Chance of being late from which that alarm is raised.",
};
const SettingKey = registerCamelCaseEnum<Key>(
  "SettingKey",
  "KPI settings, in the order of their numbers.",
  Object.fromEntries(kpiSettings.map(({ key, number }) => [key, { description: `${settingTexts[key]} KPI ${number}.` }])) as Record<
    Key,
    { description: string }
  >,
);
registerEnumType(SettingUnit, {
  name: "SettingUnit",
  description: "Unit of a setting.",
  valuesConfig: {
    MINUTES: { description: "A duration in whole minutes." },
    DAYS: { description: "A duration in whole days." },
    METRES: { description: "A distance in whole metres." },
    PERCENT: { description: "A share in whole percent, 0 to 100." },
    SWITCH: { description: "True or false." },
  },
});
registerEnumType(SettingScope, {
  name: "SettingScope",
  description: "Target of one value of a setting.",
  valuesConfig: {
    INSTANCE: { description: "AMA instance with its own value. Instances without one use the default of all instances." },
    INSTALLATION: { description: "Complete installation, with a single value." },
  },
});
export { SettingKey };

@ObjectType({ description: "A change of a setting that is not in force yet." })
export class ScheduledSetting {
  @Field(() => SettingValue, { nullable: true, description: "Value of the change. null restores the default." })
  value!: number | boolean | null;
  @Field(() => DateTimeISO, { description: "Time at which the change comes into force." })
  effectiveAt!: Date;
  @Field(() => Boolean, { description: "True if the value was set for this instance, false if the default of all instances applies." })
  own!: boolean;
  @Field(() => Actor, { description: "User who made the change." })
  actor!: Actor;
}

@ObjectType({ description: "A KPI setting in force for an AMA instance, or as the default of all instances." })
export class KpiSetting {
  @Field(() => SettingKey, { description: "Key of the setting." })
  key!: Key;
  @Field(() => Int, { description: "Number of the setting, 1 to 21. The specification defines 1 to 17." })
  number!: number;
  @Field(() => SettingUnit, { description: "Unit of the value." })
  unit!: SettingUnit;
  @Field(() => Boolean, {
    description:
      "For KPI 8 and 10: true if the value is less than the delay that it follows (KPI 1 or 3). The process then runs when the delay begins. False for all other settings.",
  })
  actsWhenDelayBegins!: boolean;
  @Field(() => SettingValue, { description: "Built-in value, used if no value was set." })
  default!: number | boolean;
  @Field(() => Int, { nullable: true, description: "Smallest value allowed. null for a switch." })
  min!: number | null;
  @Field(() => Int, { nullable: true, description: "Largest value allowed. null for a switch." })
  max!: number | null;
  @Field(() => [Int], { nullable: true, description: "Values allowed. null if all between `min` and `max` are, and for a switch." })
  choices!: readonly number[] | null;
  @Field(() => SettingKey, { nullable: true, description: "Setting that this setting must exceed. null if there is none." })
  above!: Key | null;
  @Field(() => SettingScope, { description: "Target of the value." })
  scope!: SettingScope;
  @Field(() => SettingValue, { description: "Value in force." })
  value!: number | boolean;
  @Field(() => Boolean, {
    description: "True if the value was set for this instance. For the default of all instances, true if it was set.",
  })
  own!: boolean;
  @Field(() => DateTimeISO, { nullable: true, description: "Time since which the value is in force. null if it has always been in force." })
  effectiveAt!: Date | null;
  @Field(() => Actor, { nullable: true, description: "User who set the value. null if it is the built-in one." })
  changedBy!: Actor | null;
  @Field(() => Float, {
    description: "Number of changes of the status settings in force. Statuses name the version by which they were evaluated.",
  })
  version!: number;
  @Field(() => [ScheduledSetting], { description: "Pending changes, earliest first." })
  scheduled!: ScheduledSetting[];
}

@ObjectType({ description: "A change of a KPI setting." })
export class KpiSettingChange {
  @Field(() => ID, { description: "Id of the change. Ids increase with each change." })
  id!: string;
  @Field(() => ID, {
    nullable: true,
    description: "AMA instance of the change. null for the default of all instances, or for a setting of the installation.",
  })
  instanceId!: string | null;
  @Field(() => SettingKey, { description: "Key of the setting." })
  key!: Key;
  @Field(() => SettingValue, { nullable: true, description: "Value of the change. null restores the default." })
  value!: number | boolean | null;
  @Field(() => DateTimeISO, { description: "Time at which the change comes into force." })
  effectiveAt!: Date;
  @Field(() => DateTimeISO, { description: "Time at which the change was made." })
  createdAt!: Date;
  @Field(() => Actor, { description: "User who made the change." })
  actor!: Actor;
}

@InputType({ description: "A new value of a KPI setting." })
export class KpiSettingInput {
  @Field(() => SettingKey, { description: "Key of the setting." })
  key!: Key;
  @Field(() => SettingValue, { nullable: true, description: "New value. null restores the default." })
  value?: number | boolean | null;
}

@InputType({ description: "A change of KPI settings. All values are changed, or none." })
export class KpiSettingsInput {
  @Field(() => ID, {
    nullable: true,
    description: "AMA instance to change. null for the default of all instances and for the settings of the installation.",
  })
  instanceId?: string | null;
  @Field(() => [KpiSettingInput], { description: "Changed values, each setting once." })
  values!: KpiSettingInput[];
  @Field(() => DateTimeISO, { nullable: true, description: "Time at which the change comes into force, never in the past. null for now." })
  effectiveAt?: Date | null;
}

@InputType({ description: "Input for changing KPI settings." })
export class ChangeKpiSettingsInput extends KpiSettingsInput {
  @Field(() => String, {
    description: "Id chosen by the sender, 8 to 100 characters. Repeated requests with the same id are performed once.",
  })
  requestId!: string;
}

@ObjectType({ description: "Suggested reasons for an action on claims of an AMA instance. Users may type other reasons." })
export class ActionReasons {
  @Field(() => ClaimActionName, { description: "Action of the reasons." })
  action!: Action;
  @Field(() => [String], { description: "Reasons, in the configured order, in the language of the instance." })
  reasons!: string[];
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "Time of the last change. null if there are no reasons. Send it back with a change to detect concurrent changes.",
  })
  updatedAt!: Date | null;
}

@InputType({ description: "New list of reasons for an action." })
export class SaveActionReasonsInput {
  @Field(() => ID, { description: "AMA instance, which must be in the viewer's scope." })
  instanceId!: string;
  @Field(() => ClaimActionName, { description: "Action that requires a reason." })
  action!: Action;
  @Field(() => [String], {
    description: `Complete list of reasons, without duplicates, at most ${reasonListLimits.entries} with at most ${reasonListLimits.characters} characters each. If empty, users type the reason.`,
  })
  reasons!: string[];
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "ActionReasons.updatedAt as it was read. Returns CHANGED_MEANWHILE if the reasons have changed since.",
  })
  updatedAt?: Date | null;
}
