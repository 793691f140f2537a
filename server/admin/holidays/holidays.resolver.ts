import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import {
  DeleteHolidayListInput,
  Holiday,
  HolidayImport,
  HolidayList,
  HolidayProposal,
  HolidayRegion,
  HolidaySourceInput,
  ImportHolidaysInput,
  RemoveHolidayInput,
  SaveHolidayInput,
  SaveHolidayListInput,
} from "../../../schema/holidays";
import { holidayLimits, isHolidayYear, spanOf } from "../../../schema/rules/settings/holidays";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { AppError } from "../../platform/errors";
import { holidaysBetween } from "../../settings/holidays.queries";
import { assertMaySee } from "../kpiSettings/kpiSettings.checks";
import { askCalendar } from "./calendarThread";
import * as actions from "./holidays.actions";
import { daysOfYear, holidayListsOf, holidayProposals } from "./holidays.queries";

const instance = { description: "AMA instance, one of the viewer's." } as const;

@Resolver(() => HolidayList)
export class HolidaysResolver {
  @Needs("map", "dashboard")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [Holiday], {
    description: `The public holidays of an AMA instance, whichever of its lists they are in; at most ${holidayLimits.spanDays} days at once. Errors: NOT_FOUND, BAD_USER_INPUT.`,
  })
  holidays(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, instance) instanceId: string,
    @Arg("firstDay", () => String, { description: "First day, YYYY-MM-DD." }) firstDay: string,
    @Arg("lastDay", () => String, { description: "Last day, included." }) lastDay: string,
  ): Promise<Holiday[]> {
    assertMaySee(requireViewer(ctx).scope.instances, instanceId);
    const days = spanOf(firstDay, lastDay);
    if (days < 1 || days > holidayLimits.spanDays) throw new AppError("BAD_USER_INPUT", { field: "lastDay" });
    return holidaysBetween(ctx.db, [instanceId], firstDay, lastDay);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [HolidayList], { description: `The lists of an AMA instance, by name; at most ${holidayLimits.lists}. Errors: NOT_FOUND.` })
  holidayLists(@Ctx() ctx: Context, @Arg("instanceId", () => ID, instance) instanceId: string): Promise<HolidayList[]> {
    return holidayListsOf(ctx.db, requireViewer(ctx).scope, instanceId);
  }

  @FieldResolver(() => [Holiday], { description: "Its days in a year, in their order." })
  days(
    @Ctx() ctx: Context,
    @Root() { id: listId }: HolidayList,
    @Arg("year", () => Int, { description: `${holidayLimits.firstYear} to ${holidayLimits.lastYear}.` }) year: number,
  ): Promise<Holiday[]> {
    if (!isHolidayYear(year)) throw new AppError("BAD_USER_INPUT", { field: "year" });
    return daysOfYear(ctx).load({ listId, year });
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN")
  @Query(() => [String], { description: "Countries whose public holidays can be imported: ISO 3166-1 alpha-2." })
  holidayCountries(): Promise<string[]> {
    return askCalendar("countries", null);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN")
  @Query(() => [HolidayRegion], { description: "Parts of a country that have public holidays of their own. Errors: BAD_USER_INPUT." })
  async holidayRegions(
    @Arg("country", () => String, { description: "A code of holidayCountries." }) country: string,
  ): Promise<HolidayRegion[]> {
    const regions = await askCalendar("regions", country);
    if (!regions) throw new AppError("BAD_USER_INPUT", { field: "country" });
    return regions;
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [HolidayProposal], {
    description: "What an import into a list would bring, by day; nothing is changed. Errors: NOT_FOUND, BAD_USER_INPUT.",
  })
  holidayProposals(
    @Ctx() ctx: Context,
    @Arg("listId", () => ID, { description: "HolidayList.id." }) listId: string,
    @Arg("source", () => HolidaySourceInput, { description: "Which." }) source: HolidaySourceInput,
  ): Promise<HolidayProposal[]> {
    return holidayProposals(ctx.db, requireViewer(ctx).scope, listId, source);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND", "NAME_INVALID", "HOLIDAY_LIST_EXISTS", "HOLIDAY_LISTS_FULL")
  @Mutation(() => HolidayList, {
    description:
      "Makes a list of public holidays, or renames one. Errors: NOT_FOUND, also for another's instance; NAME_INVALID; HOLIDAY_LIST_EXISTS; HOLIDAY_LISTS_FULL.",
  })
  saveHolidayList(@Ctx() ctx: Context, @Arg("input", () => SaveHolidayListInput) input: SaveHolidayListInput): Promise<HolidayList> {
    return actions.saveHolidayList(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => HolidayList, { description: "Deletes a list with its days; answers it as it was." })
  deleteHolidayList(@Ctx() ctx: Context, @Arg("input", () => DeleteHolidayListInput) input: DeleteHolidayListInput): Promise<HolidayList> {
    return actions.deleteHolidayList(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND", "HOLIDAY_DAY_EMPTY", "HOLIDAY_DAY_EXISTS")
  @Mutation(() => HolidayList, {
    description:
      "Adds a day to a list, or changes one; answers the list. Errors: NOT_FOUND; HOLIDAY_DAY_EMPTY; HOLIDAY_DAY_EXISTS; BAD_USER_INPUT for what is no day.",
  })
  saveHoliday(@Ctx() ctx: Context, @Arg("input", () => SaveHolidayInput) input: SaveHolidayInput): Promise<HolidayList> {
    return actions.saveHoliday(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => HolidayList, { description: "Takes a day out of a list; answers the list. Errors: NOT_FOUND." })
  removeHoliday(@Ctx() ctx: Context, @Arg("input", () => RemoveHolidayInput) input: RemoveHolidayInput): Promise<HolidayList> {
    return actions.removeHoliday(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => HolidayImport, {
    description:
      "Adds the public holidays of a country or a region to a list; days that it has stay as they are. Errors: NOT_FOUND, BAD_USER_INPUT.",
  })
  importHolidays(@Ctx() ctx: Context, @Arg("input", () => ImportHolidaysInput) input: ImportHolidaysInput): Promise<HolidayImport> {
    return actions.importHolidays(ctx, input);
  }
}
