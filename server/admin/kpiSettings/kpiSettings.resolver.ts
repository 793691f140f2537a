import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { KpiSettingsPreview, SettingsReplay } from "../../../schema/settingsPreview";
import { ChangeKpiSettingsInput, KpiSetting, KpiSettingChange, KpiSettingsInput } from "../../../schema/settings";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { changeKpiSettings } from "./kpiSettings.actions";
import { assertMaySee } from "./kpiSettings.checks";
import { lastDaysOf, previewOf, type PreviewRoot } from "./kpiSettings.preview";
import { kpiSettingChanges, kpiSettingsOf } from "./kpiSettings.queries";

const instance = { nullable: true, description: "AMA instance; null: the default for all." } as const;

@Resolver(() => KpiSettingsPreview)
export class KpiSettingsResolver {
  @Needs("admin.kpis")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [KpiSetting], { description: "The 17 KPI settings in force, by their numbers." })
  kpiSettings(@Ctx() ctx: Context, @Arg("instanceId", () => ID, instance) instanceId: string | null): Promise<KpiSetting[]> {
    assertMaySee(requireViewer(ctx).scope.instances, instanceId);
    return kpiSettingsOf(ctx.db, new Date(ctx.clock.now()), instanceId);
  }

  @Needs("admin.kpis")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [KpiSettingChange], {
    description:
      "The latest changes of KPI settings that touch the instance, those of the default for all included, the newest first, at most 100.",
  })
  kpiSettingsHistory(@Ctx() ctx: Context, @Arg("instanceId", () => ID, instance) instanceId: string | null): Promise<KpiSettingChange[]> {
    assertMaySee(requireViewer(ctx).scope.instances, instanceId);
    return kpiSettingChanges(ctx.db, instanceId);
  }

  @Needs("admin.kpis")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "SETTING_TYPE",
    "SETTING_LIMITS",
    "SETTING_ORDER",
    "SETTING_OF_INSTALLATION",
    "EFFECTIVE_IN_PAST",
    "FIELD_UNKNOWN",
  )
  @Query(() => KpiSettingsPreview, {
    description: "What a change would do to the open claims that you see; nothing is changed. Errors: as changeKpiSettings, FIELD_UNKNOWN.",
  })
  kpiSettingsPreview(@Ctx() ctx: Context, @Arg("input", () => KpiSettingsInput) input: KpiSettingsInput): Promise<PreviewRoot> {
    return previewOf(ctx, input);
  }

  @FieldResolver(() => SettingsReplay)
  lastDays(@Ctx() ctx: Context, @Root() preview: PreviewRoot): Promise<SettingsReplay> {
    return lastDaysOf(ctx, preview);
  }

  @Needs("admin.kpis")
  @Errors(
    "FORBIDDEN",
    "NOT_FOUND",
    "SETTING_TYPE",
    "SETTING_LIMITS",
    "SETTING_ORDER",
    "SETTING_OF_INSTALLATION",
    "EFFECTIVE_IN_PAST",
    "REQUEST_REUSED",
  )
  @Mutation(() => [KpiSetting], {
    description:
      "Changes KPI settings of an instance or, by those who have all instances, of the default for all. What they touch is reevaluated: what somebody looks at within two seconds.",
  })
  changeKpiSettings(@Ctx() ctx: Context, @Arg("input", () => ChangeKpiSettingsInput) input: ChangeKpiSettingsInput): Promise<KpiSetting[]> {
    return changeKpiSettings(ctx, input);
  }
}
