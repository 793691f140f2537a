import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { IndicatorChange, IndicatorSetting, SaveIndicatorSettingInput } from "../../../schema/indicatorSettings";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { assertMaySee } from "../kpiSettings/kpiSettings.checks";
import { saveIndicatorSetting } from "./indicatorSettings.actions";
import { indicatorHistory, indicatorSettingsOf } from "./indicatorSettings.queries";

const instance = { nullable: true, description: "AMA instance; null: the default for all." } as const;

@Resolver()
export class IndicatorSettingsResolver {
  @Needs("admin.indicators")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [IndicatorSetting], {
    description: "What each indicator is judged by, those that are off included, in the order of the catalogue.",
  })
  indicatorSettings(@Ctx() ctx: Context, @Arg("instanceId", () => ID, instance) instanceId: string | null): Promise<IndicatorSetting[]> {
    const { scope } = requireViewer(ctx);
    assertMaySee(scope.instances, instanceId);
    return indicatorSettingsOf(ctx.db, scope, instanceId);
  }

  @Needs("admin.indicators")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [IndicatorChange], {
    description: "The latest changes that touch the instance, those of the default for all included, the newest first, at most 100.",
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
  @Errors("FORBIDDEN", "INDICATOR_LEVELS", "INDICATOR_THRESHOLD", "NOT_FOUND")
  @Mutation(() => IndicatorSetting, {
    description: "Saves what an indicator is judged by. With another threshold the past is counted again by it, which takes some minutes.",
  })
  saveIndicatorSetting(
    @Ctx() ctx: Context,
    @Arg("input", () => SaveIndicatorSettingInput) input: SaveIndicatorSettingInput,
  ): Promise<IndicatorSetting> {
    return saveIndicatorSetting(ctx, input);
  }
}
