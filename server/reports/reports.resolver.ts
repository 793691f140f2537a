import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { CancelReportInput, CreateReportInput, Report } from "../../schema/reports";
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
    description: "A report of the viewer's own, the last one where none is named; null when there is none, or it is not kept any more.",
  })
  report(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { nullable: true, description: "Report.id." }) id: string | null,
  ): Promise<Report | null> {
    return ownReport(ctx.db, requireViewer(ctx), id);
  }

  @Needs("dashboard.report")
  @Errors("FORBIDDEN", "NOT_FOUND", "REQUEST_REUSED", "EXPORT_UNDER_WAY", "EXPORTS_FULL")
  @Mutation(() => Report, {
    description:
      "Begins a report of the indicators that the viewer sees of an AMA instance; the same request again is the same report. Follow it with `report`. Errors: NOT_FOUND for an instance out of scope; BAD_USER_INPUT for a period that is none; REQUEST_REUSED; EXPORT_UNDER_WAY while another report or export of the viewer is being written; EXPORTS_FULL.",
  })
  createReport(@Ctx() ctx: Context, @Arg("input", () => CreateReportInput) input: CreateReportInput): Promise<Report> {
    return createReport(ctx, input);
  }

  @Needs("dashboard.report")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => Report, {
    description: "Ends a report that is not written yet; one that has ended stays as it is. Errors: NOT_FOUND, also for somebody else's.",
  })
  cancelReport(@Ctx() ctx: Context, @Arg("input", () => CancelReportInput) { id }: CancelReportInput): Promise<Report> {
    return cancelReport(ctx, id);
  }
}
