import { Arg, Ctx, ID, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { FigureGroup, IndicatorKey, IndicatorsAnswer, PeriodInput } from "../../schema/indicators/indicators";
import { SECOND_MS } from "../../schema/rules/durations";
import { FigureGrouping, MAX_FIGURE_GROUPS } from "../../schema/rules/indicators/groupings";
import { ALL_INSTANCES } from "../../schema/rules/indicators/periods";
import type { IndicatorKey as Key } from "../../schema/rules/indicators/indicators";
import { requireViewer, type Context } from "../auth/context";
import { Needs, requireFunctionality } from "../auth/permissions/functionalities";
import { AppError } from "../platform/errors";
import { PolledIterator } from "../live/polledIterator";
import type { LiveContext } from "../live/context";
import { figureGroups } from "./figureGroups.queries";
import { indicatorsOf, type IndicatorsAsked } from "./indicators.queries";

const LIVE_INTERVAL_MS = 5 * SECOND_MS;
const TOTAL_INTERVAL_MS = 60 * SECOND_MS;

@Resolver()
export class IndicatorsResolver {
  @Needs("dashboard", "widget")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => IndicatorsAnswer, {
    description:
      "Returns the indicators of an AMA instance for a period, computed from the claims in the viewer's scope, about one second behind the stored data. Omits indicators that are disabled, hidden, or based on a hidden field.",
  })
  indicators(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, {
      description: "AMA instance, or `*` for the total of all instances of the viewer, each with its local days. The total excludes peaks.",
    })
    instanceId: string,
    @Arg("period", () => PeriodInput, { description: "Period to measure. Errors: BAD_USER_INPUT if the period does not exist." })
    period: PeriodInput,
    @Arg("keys", () => [IndicatorKey], { nullable: true, description: "Indicators to return. null returns all." }) keys: Key[] | null,
  ): Promise<IndicatorsAnswer> {
    return indicatorsOf(ctx.db, requireViewer(ctx).scope, { instanceId, period, keys }, ctx.clock.now());
  }

  @Needs("dashboard", "widget.groups")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "NOT_FOUND", {
    BAD_USER_INPUT:
      "if the indicator is a level or a peak, which cannot be grouped this way, or if reasons are requested for an indicator other than managed delays",
  })
  @Query(() => [FigureGroup], {
    description:
      "Returns an indicator by client, contract, service, supplier or delay reason of an AMA instance, the groups with the most claims first. A period of up to two days is rounded to whole days. Grouping by INSTANCE returns any indicator for each AMA instance in scope. A widget key may use only its own groupings.",
  })
  indicatorGroups(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, {
      description: "AMA instance, or `*` for the total of all instances of the viewer.",
    })
    instanceId: string,
    @Arg("period", () => PeriodInput, { description: "Period to measure." }) period: PeriodInput,
    @Arg("key", () => IndicatorKey, { description: "Indicator to return." }) key: Key,
    @Arg("by", () => FigureGrouping, { description: "Property by which the claims are grouped." }) by: FigureGrouping,
    @Arg("first", () => Int, { defaultValue: 10, description: `Maximum number of groups to return, 1 to ${MAX_FIGURE_GROUPS}.` })
    first: number,
  ): Promise<FigureGroup[]> {
    if (first < 1 || first > MAX_FIGURE_GROUPS) throw new AppError("BAD_USER_INPUT", { field: "first" });
    const viewer = requireViewer(ctx);
    if (viewer.groupings && !viewer.groupings.has(by)) throw new AppError("FORBIDDEN");
    return figureGroups(ctx.db, viewer, { instanceId, period, key, by, first }, ctx.clock.now());
  }

  @Errors("FORBIDDEN", "NOT_FOUND")
  @Subscription(() => IndicatorsAnswer, {
    description: "Sends the result of `indicators` immediately, and again after a figure changes, at most every five seconds.",
    subscribe: ({ context, args }: { context: LiveContext; args: IndicatorsAsked }) => indicatorChanges(context, args),
  })
  indicatorsChanged(
    @Root() answer: IndicatorsAnswer,
    @Arg("instanceId", () => ID, {
      description: "AMA instance, or `*` for the total of all instances of the viewer. Errors: NOT_FOUND if the instance is out of scope.",
    })
    _instanceId: string,
    @Arg("period", () => PeriodInput, { description: "Period to measure." }) _period: PeriodInput,
    @Arg("keys", () => [IndicatorKey], { nullable: true, description: "Indicators to return. null returns all." }) _keys: Key[] | null,
  ): IndicatorsAnswer {
    return answer;
  }
}

function indicatorChanges(ctx: LiveContext, request: IndicatorsAsked): AsyncIterable<IndicatorsAnswer> {
  const { scope } = requireFunctionality(ctx, "dashboard", "widget");
  return new PolledIterator(
    () => indicatorsOf(ctx.db, scope, request, ctx.clock.now()),
    (answer) => JSON.stringify({ ...answer, readAt: null }),
    request.instanceId === ALL_INSTANCES ? TOTAL_INTERVAL_MS : LIVE_INTERVAL_MS,
  );
}
