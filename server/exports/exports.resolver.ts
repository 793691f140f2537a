import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import {
  CancelExportInput,
  Export,
  ExportBasesInput,
  ExportClaimsInput,
  ExportCollaboratorsInput,
  ExportMobileSuppliersInput,
  type SuppliersExport,
} from "../../schema/logs/exports";
import { exportNeeds, LogName } from "../../schema/rules/exports/exports";
import type { Functionality } from "../../schema/rules/access/functionalities";
import type { FieldListName } from "../../schema/rules/fields/lists";
import { requireViewer, type Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { cancelExport, startExport } from "./exports.actions";
import { ownExport } from "./exports.queries";

/** Functionalities for any kind of export allow following and cancelling one's exports. */
const takers = [exportNeeds("claims"), ...Object.values(LogName)] as const satisfies Functionality[];
const startErrors = [
  "EXPORTS_FULL",
  "FIELD_UNKNOWN",
  "FORBIDDEN",
  "TOO_MANY_TO_ORDER",
  {
    EXPORT_UNDER_WAY: "if another export of the viewer is in progress",
    PASSWORD_NEEDED: "if a column contains personal data and the viewer has not called `confirmPassword`",
    SIGN_IN_AGAIN: "if a column contains personal data and a directory user signed in more than 10 minutes ago",
  },
] as const;
const described = (list: FieldListName): string =>
  `Starts an export of all rows of \`${list}\` that match the filter, in the order of the list, with the given columns. Poll \`export\` for the result.`;

@Resolver()
export class ExportsResolver {
  @Needs(...takers)
  @Errors("FORBIDDEN")
  @Query(() => Export, {
    nullable: true,
    description: "Returns an export of the viewer, or the latest one if no id is given. null if it does not exist or is no longer kept.",
  })
  async export(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { nullable: true, description: "Export.id of the export to read. null for the latest one." }) id: string | null,
  ) {
    return (await ownExport(ctx.db, requireViewer(ctx), id, "LIST")) ?? null;
  }

  @Needs("registers.export")
  @Errors(...startErrors)
  @Mutation(() => Export, { description: described("claims") })
  exportClaims(@Ctx() ctx: Context, @Arg("input", () => ExportClaimsInput) input: ExportClaimsInput) {
    return startExport(ctx, "claims", input);
  }

  @Needs("registers.export")
  @Errors(...startErrors)
  @Mutation(() => Export, { description: described("mobileSuppliers") })
  exportMobileSuppliers(@Ctx() ctx: Context, @Arg("input", () => ExportMobileSuppliersInput) input: SuppliersExport) {
    return startExport(ctx, "mobileSuppliers", input);
  }

  @Needs("registers.export")
  @Errors(...startErrors)
  @Mutation(() => Export, { description: described("bases") })
  exportBases(@Ctx() ctx: Context, @Arg("input", () => ExportBasesInput) input: SuppliersExport) {
    return startExport(ctx, "bases", input);
  }

  @Needs("registers.export")
  @Errors(...startErrors)
  @Mutation(() => Export, { description: described("collaborators") })
  exportCollaborators(@Ctx() ctx: Context, @Arg("input", () => ExportCollaboratorsInput) input: SuppliersExport) {
    return startExport(ctx, "collaborators", input);
  }

  @Needs(...takers)
  @Errors("FORBIDDEN", { NOT_FOUND: "also if the export belongs to another user" })
  @Mutation(() => Export, {
    description: "Cancels an export in progress. An export that has ended is unchanged.",
  })
  cancelExport(@Ctx() ctx: Context, @Arg("input", () => CancelExportInput) { id }: CancelExportInput) {
    return cancelExport(ctx, id, "LIST");
  }
}
