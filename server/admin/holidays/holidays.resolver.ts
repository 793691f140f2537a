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
} from "../../../schema/settings/holidays";
import { CalendarDate } from "../../../schema/scalars";
import { holidayLimits, isHolidayYear, spanOf } from "../../../schema/rules/settings/holidays";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { AppError } from "../../platform/errors";
import { holidaysBetween } from "../../settings/holidays.queries";
import { assertMaySee } from "../kpiSettings/kpiSettings.checks";
import { askCalendar } from "./calendarThread";
import * as actions from "./holidays.actions";
import { daysOfYear, holidayListsOf, holidayProposals } from "./holidays.queries";

const instance = { description: "AMA instance to read; must be in the viewer's scope." } as const;

@Resolver(() => HolidayList)
export class HolidaysResolver {
  @Needs("map", "dashboard")
  @Errors("FORBIDDEN", { NOT_FOUND: "if the instance is out of scope", BAD_USER_INPUT: "if the days are invalid" })
  @Query(() => [Holiday], {
    description: `Returns the public holidays of an AMA instance from all its lists. A request covers at most ${holidayLimits.spanDays} days.`,
  })
  holidays(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, instance) instanceId: string,
    @Arg("firstDay", () => CalendarDate, { description: "First day of the span." }) firstDay: string,
    @Arg("lastDay", () => CalendarDate, { description: "Last day of the span, inclusive." }) lastDay: string,
  ): Promise<Holiday[]> {
    assertMaySee(requireViewer(ctx).scope.instances, instanceId);
    const days = spanOf(firstDay, lastDay);
    if (days < 1 || days > holidayLimits.spanDays) throw new AppError("BAD_USER_INPUT", { field: "lastDay" });
    return holidaysBetween(ctx.db, [instanceId], firstDay, lastDay);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", { NOT_FOUND: "if the instance is out of scope" })
  @Query(() => [HolidayList], {
    description: `Returns the holiday lists of an AMA instance, ordered by name, at most ${holidayLimits.lists}.`,
  })
  holidayLists(@Ctx() ctx: Context, @Arg("instanceId", () => ID, instance) instanceId: string): Promise<HolidayList[]> {
    return holidayListsOf(ctx.db, requireViewer(ctx).scope, instanceId);
  }

  @FieldResolver(() => [Holiday], { description: "Public holidays of the list in one year, ordered by date." })
  days(
    @Ctx() ctx: Context,
    @Root() { id: listId }: HolidayList,
    @Arg("year", () => Int, { description: `Year to read, ${holidayLimits.firstYear} to ${holidayLimits.lastYear}.` }) year: number,
  ): Promise<Holiday[]> {
    if (!isHolidayYear(year)) throw new AppError("BAD_USER_INPUT", { field: "year" });
    return daysOfYear(ctx).load({ listId, year });
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN")
  @Query(() => [String], { description: "Returns the countries whose public holidays can be imported, as ISO 3166-1 alpha-2 codes." })
  holidayCountries(): Promise<string[]> {
    return askCalendar("countries", null);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", { BAD_USER_INPUT: "if the country is unknown" })
  @Query(() => [HolidayRegion], {
    description: "Returns the regions of a country that have regional public holidays.",
  })
  async holidayRegions(
    @Arg("country", () => String, { description: "Country code from `holidayCountries`." }) country: string,
  ): Promise<HolidayRegion[]> {
    const regions = await askCalendar("regions", country);
    if (!regions) throw new AppError("BAD_USER_INPUT", { field: "country" });
    return regions;
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [HolidayProposal], {
    description: "Returns the days that an import would add to a list, ordered by date. Changes nothing.",
  })
  holidayProposals(
    @Ctx() ctx: Context,
    @Arg("listId", () => ID, { description: "HolidayList.id of the list to import into." }) listId: string,
    @Arg("source", () => HolidaySourceInput, { description: "Country or region, and years, to import." }) source: HolidaySourceInput,
  ): Promise<HolidayProposal[]> {
    return holidayProposals(ctx.db, requireViewer(ctx).scope, listId, source);
  }

  @Needs("admin.holidays")
  @Errors("CHANGED_MEANWHILE", "FORBIDDEN", "NAME_INVALID", "HOLIDAY_LIST_EXISTS", "HOLIDAY_LISTS_FULL", {
    NOT_FOUND: "also if the instance is out of scope",
  })
  @Mutation(() => HolidayList, {
    description: "Creates or renames a list of public holidays.",
  })
  saveHolidayList(@Ctx() ctx: Context, @Arg("input", () => SaveHolidayListInput) input: SaveHolidayListInput): Promise<HolidayList> {
    return actions.saveHolidayList(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => HolidayList, { description: "Deletes a list with its days and returns it as it was." })
  deleteHolidayList(@Ctx() ctx: Context, @Arg("input", () => DeleteHolidayListInput) input: DeleteHolidayListInput): Promise<HolidayList> {
    return actions.deleteHolidayList(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND", "HOLIDAY_DAY_EMPTY", "HOLIDAY_DAY_EXISTS", { BAD_USER_INPUT: "if the date is invalid" })
  @Mutation(() => HolidayList, {
    description: "Adds a day to a list, or changes one, and returns the list.",
  })
  saveHoliday(@Ctx() ctx: Context, @Arg("input", () => SaveHolidayInput) input: SaveHolidayInput): Promise<HolidayList> {
    return actions.saveHoliday(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => HolidayList, { description: "Removes a day from a list and returns the list." })
  removeHoliday(@Ctx() ctx: Context, @Arg("input", () => RemoveHolidayInput) input: RemoveHolidayInput): Promise<HolidayList> {
    return actions.removeHoliday(ctx, input);
  }

  @Needs("admin.holidays")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => HolidayImport, {
    description: "Adds the public holidays of a country or a region to a list. Days that the list already contains are unchanged.",
  })
  importHolidays(@Ctx() ctx: Context, @Arg("input", () => ImportHolidaysInput) input: ImportHolidaysInput): Promise<HolidayImport> {
    return actions.importHolidays(ctx, input);
  }
}
