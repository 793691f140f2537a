import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ClaimStatus } from "../enums";
import type { ClaimStatus as Status } from "../rules/lists/claims";
import { maxEntries } from "../rules/requests/listSizes";
import { SettingWarningKind } from "../rules/settings/settingWarnings";
import type { SettingKey as Key } from "../rules/settings/kpiSettings";
import { SettingKey } from "./settings";
import { CalendarDate } from "../scalars";

registerEnumType(SettingWarningKind, {
  name: "SettingWarningKind",
  description: "Type of contradiction between two settings.",
  valuesConfig: {
    CALL_BEFORE_DELAY: {
      description: "Calls would be due before the delay that they are about begins. They are made when it begins.",
    },
    COMPLETION_BEFORE_WORK_ENDS: { description: "Work is completed automatically before its time limit." },
    CALL_AFTER_COMPLETION: {
      description: "Work is completed automatically before the call about its delay, so that the call is never made.",
    },
  },
});

@ObjectType({ description: "Two valid settings that contradict each other in practice." })
export class SettingWarning {
  @Field(() => SettingWarningKind, { description: "Type of contradiction." })
  kind!: SettingWarningKind;
  @Field(() => SettingKey, { description: "Setting that does not have its intended effect." })
  key!: Key;
  @Field(() => SettingKey, { description: "Setting that it contradicts." })
  against!: Key;
}

@ObjectType({ description: "An open claim whose status would change." })
export class ClaimStatusEffect {
  @Field(() => ID, { description: "Claim.id of the claim." })
  claimId!: string;
  @Field(() => ClaimStatus, { description: "Status without the change." })
  from!: Status;
  @Field(() => ClaimStatus, { description: "Status with the change." })
  to!: Status;
}

@ObjectType({ description: "A day with the current settings and with the change, both replayed from the status log." })
export class ReplayedDay {
  @Field(() => CalendarDate, {
    description: "Day, such as 2026-11-25, in the instance's time zone. For the default of all instances, in UTC.",
  })
  day!: string;
  @Field(() => Int, { description: "Number of claim alarms with the current settings." })
  alarmsBefore!: number;
  @Field(() => Int, { description: "Number of claim alarms with the change." })
  alarmsAfter!: number;
  @Field(() => Int, {
    description: "Number of due calls with the current settings: contact centre, contact lists, automatic completions.",
  })
  callsBefore!: number;
  @Field(() => Int, { description: "Number of due calls with the change." })
  callsAfter!: number;
}

@ObjectType({
  description:
    "Simulation of the last seven days with the current and the changed settings, from the logged facts of each status change. Actions, movements and predictions are unchanged; missing phones are ignored.",
})
export class SettingsReplay {
  @Field(() => Int, { description: "Number of claims in the viewer's scope that are open or occurred within these days." })
  claims!: number;
  @Field(() => Int, { description: "Number of these claims that were replayed. If it is less than `claims`, the figures are scaled up." })
  replayedClaims!: number;
  @Field(() => [ReplayedDay], { description: "Today and the six preceding days, earliest first." })
  days!: ReplayedDay[];
}

@ObjectType({ description: "Effect of a change of KPI settings on the claims that the viewer may see." })
export class KpiSettingsPreview {
  @Field(() => Int, { description: "Number of open claims that were evaluated: those of the affected instances." })
  openClaims!: number;
  @Field(() => Int, { description: "Number of claims whose status would change." })
  statusChanges!: number;
  @Field(() => [ClaimStatusEffect], { description: `Claims whose status would change, at most ${maxEntries.changedClaims}.` })
  changedClaims!: ClaimStatusEffect[];
  @Field(() => Int, {
    description: "Number of calls to integrations that the change would start: contact centre, contact lists, automatic completions.",
  })
  integrationCalls!: number;
  @Field(() => [SettingWarning], { description: "Settings that would contradict each other in practice." })
  warnings!: SettingWarning[];
  @Field(() => SettingsReplay, { description: "Simulation of the last seven days. Computed only if it is requested." })
  lastDays!: SettingsReplay;
}
