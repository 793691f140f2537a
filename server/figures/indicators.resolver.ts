import { Arg, Ctx, ID, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { FigureGroup, IndicatorKey, IndicatorsAnswer, PeriodInput } from "../../schema/indicators";
import { SECOND_MS } from "../../schema/rules/durations";
import { FigureGrouping, MAX_FIGURE_GROUPS } from "../../schema/rules/indicators/groupings";
import type { IndicatorKey as Key } from "../../schema/rules/indicators/indicators";
import { requireViewer, type Context } from "../auth/context";
import { Needs, requireFunctionality } from "../auth/permissions/functionalities";
import { AppError } from "../platform/errors";
import { PolledIterator } from "../live/polledIterator";
import type { LiveContext } from "../live/context";
import { figureGroups } from "./figureGroups.queries";
import { indicatorsOf, type IndicatorsAsked } from "./indicators.queries";

/** How often a subscription looks whether figures are others. */
const LIVE_INTERVAL_MS = 5 * SECOND_MS;

@Resolver()
export class IndicatorsResolver {
  @Needs("dashboard")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => IndicatorsAnswer, {
    description:
      "What the indicators of an AMA instance say of a period, within the scope of who asks: a second behind what is stored. An indicator that is off, hidden, or tells of a hidden field, is not there.",
  })
  indicators(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "The AMA instance; NOT_FOUND where it is out of scope." }) instanceId: string,
    @Arg("period", () => PeriodInput, { description: "The period; BAD_USER_INPUT where there is no such one." }) period: PeriodInput,
    @Arg("keys", () => [IndicatorKey], { nullable: true, description: "Which; absent or null: all." }) keys: Key[] | null,
  ): Promise<IndicatorsAnswer> {
    return indicatorsOf(ctx.db, requireViewer(ctx).scope, { instanceId, period, keys }, ctx.clock.now());
  }

  @Needs("dashboard")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "NOT_FOUND")
  @Query(() => [FigureGroup], {
    description:
      "What a count, a rate or a median says of each client, contract, service or supplier of an AMA instance, those with the most claims first. A period of up to two days is taken by whole days. BAD_USER_INPUT for levels and peaks, which have no such groups. By INSTANCE, what any indicator says of each AMA instance in scope.",
  })
  indicatorGroups(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "The AMA instance; NOT_FOUND where it is out of scope." }) instanceId: string,
    @Arg("period", () => PeriodInput, { description: "The period." }) period: PeriodInput,
    @Arg("key", () => IndicatorKey, { description: "Which indicator." }) key: Key,
    @Arg("by", () => FigureGrouping, { description: "What the claims are grouped by." }) by: FigureGrouping,
    @Arg("first", () => Int, { defaultValue: 10, description: `At most so many, 1 to ${MAX_FIGURE_GROUPS}.` }) first: number,
  ): Promise<FigureGroup[]> {
    if (first < 1 || first > MAX_FIGURE_GROUPS) throw new AppError("BAD_USER_INPUT", { field: "first" });
    return figureGroups(ctx.db, requireViewer(ctx), { instanceId, period, key, by, first }, ctx.clock.now());
  }

  @Errors("FORBIDDEN", "NOT_FOUND")
  @Subscription(() => IndicatorsAnswer, {
    description: "The same as `indicators`: at once, and again whenever a figure is another one, at most every five seconds.",
    subscribe: ({ context, args }: { context: LiveContext; args: IndicatorsAsked }) => indicatorChanges(context, args),
  })
  indicatorsChanged(
    @Root() answer: IndicatorsAnswer,
    @Arg("instanceId", () => ID, { description: "The AMA instance." }) _instanceId: string,
    @Arg("period", () => PeriodInput, { description: "The period." }) _period: PeriodInput,
    @Arg("keys", () => [IndicatorKey], { nullable: true, description: "Which; absent or null: all." }) _keys: Key[] | null,
  ): IndicatorsAnswer {
    return answer;
  }
}

function indicatorChanges(ctx: LiveContext, asked: IndicatorsAsked): AsyncIterable<IndicatorsAnswer> {
  const { scope } = requireFunctionality(ctx, "dashboard");
  return new PolledIterator(
    () => indicatorsOf(ctx.db, scope, asked, ctx.clock.now()),
    (answer) => JSON.stringify({ ...answer, readAt: null }),
    LIVE_INTERVAL_MS,
  );
}
