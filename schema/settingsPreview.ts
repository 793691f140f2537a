import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ClaimStatus } from "./enums";
import type { ClaimStatus as Status } from "./rules/claims/claims";
import { maxEntries } from "./rules/limits/listSizes";
import { SettingWarningKind } from "./rules/settings/settingWarnings";
import type { SettingKey as Key } from "./rules/settings/kpiSettings";
import { SettingKey } from "./settings";

registerEnumType(SettingWarningKind, {
  name: "SettingWarningKind",
  description: "How two settings contradict each other in practice.",
  valuesConfig: {
    CALL_BEFORE_DELAY: {
      description: "People would be called before the delay begins that they are called about: they are called when it begins.",
    },
    COMPLETION_BEFORE_WORK_ENDS: { description: "Work is completed by itself before its time is over." },
    CALL_AFTER_COMPLETION: {
      description: "Work is completed by itself before people would be called about its delay: they are never called.",
    },
  },
});

@ObjectType({ description: "Two settings that are allowed and contradict each other in practice." })
export class SettingWarning {
  @Field(() => SettingWarningKind, { description: "How." })
  kind!: SettingWarningKind;
  @Field(() => SettingKey, { description: "The setting that does not mean what it says." })
  key!: Key;
  @Field(() => SettingKey, { description: "The one that it contradicts." })
  against!: Key;
}

@ObjectType({ description: "An open claim that would have another status." })
export class ClaimStatusEffect {
  @Field(() => ID, { description: "Which claim." })
  claimId!: string;
  @Field(() => ClaimStatus, { description: "Its status without the change." })
  from!: Status;
  @Field(() => ClaimStatus, { description: "Its status with the change." })
  to!: Status;
}

@ObjectType({ description: "A day by the settings as they are and with the change, both replayed from the status log." })
export class ReplayedDay {
  @Field(() => String, { description: "2026-11-25: of the instance's zone; of the default for all, of UTC." })
  day!: string;
  @Field(() => Int, { description: "Alarms about claims that were raised, by the settings as they are." })
  alarmsBefore!: number;
  @Field(() => Int, { description: "The same with the change." })
  alarmsAfter!: number;
  @Field(() => Int, {
    description: "Calls that were due, by the settings as they are: contact centre, contact lists, automatic completions.",
  })
  callsBefore!: number;
  @Field(() => Int, { description: "The same with the change." })
  callsAfter!: number;
}

@ObjectType({
  description:
    "What the last seven days would have looked like: the facts of each change of status, as they were logged, judged by the settings as they are and with the change. What people and resources did stays as it was; predictions are those at the changes of status; whether there was a phone or a list to call is not looked at.",
})
export class SettingsReplay {
  @Field(() => Int, { description: "Claims that you see and that are open or occurred within these days." })
  claims!: number;
  @Field(() => Int, { description: "How many of them were replayed: where it is a share, the figures are scaled to all." })
  replayedClaims!: number;
  @Field(() => [ReplayedDay], { description: "Today and the six days before, the earliest first." })
  days!: ReplayedDay[];
}

@ObjectType({ description: "What a change of KPI settings would do to the claims that you see." })
export class KpiSettingsPreview {
  @Field(() => Int, { description: "Open claims it was reckoned for: those of the instances it touches." })
  openClaims!: number;
  @Field(() => Int, { description: "Claims that would have another status." })
  statusChanges!: number;
  @Field(() => [ClaimStatusEffect], { description: `Which, at most ${maxEntries.changedClaims} of them.` })
  changedClaims!: ClaimStatusEffect[];
  @Field(() => Int, { description: "Calls to integrations it would start: contact centre, contact lists, automatic completions." })
  integrationCalls!: number;
  @Field(() => [SettingWarning], { description: "Settings that contradict each other in practice, once it is made." })
  warnings!: SettingWarning[];
  @Field(() => SettingsReplay, { description: "What the last seven days would have looked like. It is read when it is asked for." })
  lastDays!: SettingsReplay;
}
