import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { CancelDataExportInput, DataExport, StartDataExportInput } from "../../../schema/logs/dataExports";
import { type DataSet, dataExportLimits, dataSetOf } from "../../../schema/rules/exports/dataSets";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import type { ExportRow } from "../exports.queries";
import { ownDataExports } from "../exports.queries";
import { cancelDataExport, startDataExport } from "./dataExports.actions";
import { signedPath } from "./signedLinks";

const expiryOf = ({ state, changedAt }: ExportRow): Date | null =>
  state === "DONE" ? new Date(changedAt.getTime() + dataExportLimits.keptMs) : null;

@Resolver(() => DataExport)
export class DataExportsResolver {
  @FieldResolver()
  dataSet(@Root() { list }: ExportRow): DataSet {
    return dataSetOf(list)!;
  }

  @FieldResolver()
  expiresAt(@Root() row: ExportRow): Date | null {
    return expiryOf(row);
  }

  @FieldResolver()
  url(@Ctx() ctx: Context, @Root() row: ExportRow): string | null {
    const expiresAt = expiryOf(row);
    return expiresAt && expiresAt.getTime() > ctx.clock.now() ? signedPath(ctx.installation.secret, row.id, expiresAt) : null;
  }

  @Needs("registers.export")
  @Errors("FORBIDDEN")
  @Query(() => [DataExport], {
    description: `Returns the data exports of the viewer that are still kept, newest first, at most ${pageLimits.max}. Poll it after \`startDataExport\`.`,
  })
  dataExports(
    @Ctx() ctx: Context,
    @Arg("ids", () => [ID], { nullable: true, description: "Exports with one of these ids. null returns all." }) ids: string[] | null,
  ): Promise<ExportRow[]> {
    return ownDataExports(ctx.db, requireViewer(ctx), ids);
  }

  @Needs("registers.export")
  @Errors("FORBIDDEN", "EXPORTS_FULL", "FIELD_UNKNOWN", {
    EXPORT_UNDER_WAY: `if ${dataExportLimits.unfinished} data exports of the viewer are in progress`,
    PASSWORD_NEEDED: "if a user has not called `confirmPassword`",
    SIGN_IN_AGAIN: "if a directory user signed in more than 10 minutes ago",
  })
  @Mutation(() => DataExport, {
    description: "Starts an export of a data set for programs, within the scope of the caller and without fields that its profile hides.",
  })
  startDataExport(@Ctx() ctx: Context, @Arg("input", () => StartDataExportInput) input: StartDataExportInput): Promise<ExportRow> {
    return startDataExport(ctx, input);
  }

  @Needs("registers.export")
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the export belongs to another user or key" })
  @Mutation(() => DataExport, { description: "Cancels a data export in progress. An export that has ended is unchanged." })
  cancelDataExport(@Ctx() ctx: Context, @Arg("input", () => CancelDataExportInput) input: CancelDataExportInput): Promise<ExportRow> {
    return cancelDataExport(ctx, input);
  }
}
