import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { KpiSettingsPreview, SettingsReplay } from "../../../schema/settings/settingsPreview";
import { ChangeKpiSettingsInput, KpiSetting, KpiSettingChange, KpiSettingsInput } from "../../../schema/settings/settings";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { changeKpiSettings } from "./kpiSettings.actions";
import { assertMaySee } from "./kpiSettings.checks";
import { lastDaysOf, previewOf, type PreviewRoot } from "./kpiSettings.preview";
import { kpiSettingChanges, kpiSettingsOf } from "./kpiSettings.queries";

const instance = { nullable: true, description: "AMA instance to read. null for the default of all instances." } as const;

@Resolver(() => KpiSettingsPreview)
export class KpiSettingsResolver {
  @Needs("admin.kpis")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [KpiSetting], { description: "Returns the KPI settings in force, ordered by number." })
  kpiSettings(@Ctx() ctx: Context, @Arg("instanceId", () => ID, instance) instanceId: string | null): Promise<KpiSetting[]> {
    assertMaySee(requireViewer(ctx).scope.instances, instanceId);
    return kpiSettingsOf(ctx.db, new Date(ctx.clock.now()), instanceId);
  }

  @Needs("admin.kpis", "alarms")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [KpiSettingChange], {
    description:
      "Returns the latest changes of KPI settings that affect the instance, including changes of the default for all instances, newest first, at most 100.",
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
    description: "Returns the effect that a change would have on the open claims in the viewer's scope. Changes nothing.",
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
      "Changes KPI settings of an AMA instance, or of the default for all instances, which requires access to all instances. The affected claims are reevaluated; claims that a user has open, within two seconds.",
  })
  changeKpiSettings(@Ctx() ctx: Context, @Arg("input", () => ChangeKpiSettingsInput) input: ChangeKpiSettingsInput): Promise<KpiSetting[]> {
    return changeKpiSettings(ctx, input);
  }
}
