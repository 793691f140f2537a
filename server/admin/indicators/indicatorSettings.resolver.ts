import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { IndicatorChange, IndicatorSetting, SaveIndicatorSettingInput } from "../../../schema/indicators/indicatorSettings";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { assertMaySee } from "../kpiSettings/kpiSettings.checks";
import { saveIndicatorSetting } from "./indicatorSettings.actions";
import { indicatorHistory, indicatorSettingsOf } from "./indicatorSettings.queries";

const instance = { nullable: true, description: "AMA instance to read. null for the default of all instances." } as const;

@Resolver()
export class IndicatorSettingsResolver {
  @Needs("admin.indicators")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [IndicatorSetting], {
    description: "Returns the thresholds and limits of each indicator in the order of the catalogue, including disabled indicators.",
  })
  indicatorSettings(@Ctx() ctx: Context, @Arg("instanceId", () => ID, instance) instanceId: string | null): Promise<IndicatorSetting[]> {
    const { scope } = requireViewer(ctx);
    assertMaySee(scope.instances, instanceId);
    return indicatorSettingsOf(ctx.db, scope, instanceId);
  }

  @Needs("admin.indicators")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [IndicatorChange], {
    description:
      "Returns the latest changes that affect the instance, including changes of the default for all instances, newest first, at most 100.",
  })
  indicatorSettingsHistory(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, instance) instanceId: string | null,
  ): Promise<IndicatorChange[]> {
    const { scope } = requireViewer(ctx);
    assertMaySee(scope.instances, instanceId);
    return indicatorHistory(ctx.db, scope, instanceId);
  }

  @Needs("admin.indicators")
  @Errors("CHANGED_MEANWHILE", "FORBIDDEN", "INDICATOR_LEVELS", "INDICATOR_THRESHOLD", "NOT_FOUND")
  @Mutation(() => IndicatorSetting, {
    description:
      "Saves the threshold and limits of an indicator. A change of the threshold recomputes past figures, which takes some minutes.",
  })
  saveIndicatorSetting(
    @Ctx() ctx: Context,
    @Arg("input", () => SaveIndicatorSettingInput) input: SaveIndicatorSettingInput,
  ): Promise<IndicatorSetting> {
    return saveIndicatorSetting(ctx, input);
  }
}
