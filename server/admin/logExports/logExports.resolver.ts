import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import {
  Export,
  ExportApiErrorsInput,
  ExportAuditInput,
  ExportSupplierFilterCallsInput,
  type LogExport,
} from "../../../schema/logs/exports";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { startLogExport } from "../../exports/exports.actions";

const described = (list: string): string =>
  `Starts an export of the rows of \`${list}\` that the viewer may see and the filter matches, newest first. Poll \`export\` for the result.`;
const startErrors = {
  PASSWORD_NEEDED: "if the viewer has not called `confirmPassword`",
  SIGN_IN_AGAIN: "if a directory user signed in more than 10 minutes ago",
  EXPORT_UNDER_WAY: "if another export of the viewer is in progress",
} as const;

@Resolver()
export class LogExportsResolver {
  @Needs("logs.audit")
  @Errors("FORBIDDEN", "EXPORTS_FULL", startErrors)
  @Mutation(() => Export, { description: described("auditEntries") })
  exportAudit(@Ctx() ctx: Context, @Arg("input", () => ExportAuditInput) input: LogExport) {
    return startLogExport(ctx, "audit", input);
  }

  @Needs("logs.apiErrors")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "EXPORTS_FULL", startErrors)
  @Mutation(() => Export, { description: described("apiErrors") })
  exportApiErrors(@Ctx() ctx: Context, @Arg("input", () => ExportApiErrorsInput) input: LogExport) {
    return startLogExport(ctx, "apiErrors", input);
  }

  @Needs("logs.supplierFilter")
  @Errors("FORBIDDEN", "EXPORTS_FULL", startErrors)
  @Mutation(() => Export, { description: described("supplierFilterCalls") })
  exportSupplierFilterCalls(@Ctx() ctx: Context, @Arg("input", () => ExportSupplierFilterCallsInput) input: LogExport) {
    return startLogExport(ctx, "supplierFilterCalls", input);
  }
}
