import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { CancelReportInput, CreateReportInput, Report } from "../../schema/indicators/reports";
import { requireViewer, type Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { cancelReport, createReport } from "./reports.actions";
import { ownReport } from "./reports.queries";

@Resolver()
export class ReportsResolver {
  @Needs("dashboard.report")
  @Errors("FORBIDDEN")
  @Query(() => Report, {
    nullable: true,
    description: "Returns a report of the viewer, or the latest one if no id is given. null if it does not exist or is no longer kept.",
  })
  report(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { nullable: true, description: "Report.id of the report to read. null for the latest one." }) id: string | null,
  ): Promise<Report | null> {
    return ownReport(ctx.db, requireViewer(ctx), id);
  }

  @Needs("dashboard.report")
  @Errors("FORBIDDEN", "REQUEST_REUSED", "EXPORTS_FULL", {
    NOT_FOUND: "if the instance is out of scope",
    BAD_USER_INPUT: "if the period is invalid",
    EXPORT_UNDER_WAY: "if another report or export of the viewer is in progress",
  })
  @Mutation(() => Report, {
    description:
      "Starts a report of the indicators of an AMA instance that the viewer sees. Repeating a request returns the same report. Poll `report` for its progress.",
  })
  createReport(@Ctx() ctx: Context, @Arg("input", () => CreateReportInput) input: CreateReportInput): Promise<Report> {
    return createReport(ctx, input);
  }

  @Needs("dashboard.report")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the report belongs to another user" })
  @Mutation(() => Report, {
    description: "Cancels a report in progress. A report that has ended is unchanged.",
  })
  cancelReport(@Ctx() ctx: Context, @Arg("input", () => CancelReportInput) { id }: CancelReportInput): Promise<Report> {
    return cancelReport(ctx, id);
  }
}
