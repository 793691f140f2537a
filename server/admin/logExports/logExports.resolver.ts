import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { Export, ExportApiErrorsInput, ExportAuditInput, ExportSupplierFilterCallsInput, type LogExport } from "../../../schema/exports";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { startLogExport } from "../../exports/exports.actions";

const described = (list: string): string =>
  `Begins a file of the rows of \`${list}\` that the viewer may see and the filter lets through, the newest first. Follow it with \`export\`. Errors: PASSWORD_NEEDED until \`confirmPassword\`; SIGN_IN_AGAIN for a user of the directory; EXPORT_UNDER_WAY while another one of the viewer is being written; EXPORTS_FULL.`;

@Resolver()
export class LogExportsResolver {
  @Needs("logs.audit")
  @Errors("FORBIDDEN", "PASSWORD_NEEDED", "SIGN_IN_AGAIN", "EXPORT_UNDER_WAY", "EXPORTS_FULL")
  @Mutation(() => Export, { description: described("auditEntries") })
  exportAudit(@Ctx() ctx: Context, @Arg("input", () => ExportAuditInput) input: LogExport) {
    return startLogExport(ctx, "audit", input);
  }

  @Needs("logs.apiErrors")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "PASSWORD_NEEDED", "SIGN_IN_AGAIN", "EXPORT_UNDER_WAY", "EXPORTS_FULL")
  @Mutation(() => Export, { description: described("apiErrors") })
  exportApiErrors(@Ctx() ctx: Context, @Arg("input", () => ExportApiErrorsInput) input: LogExport) {
    return startLogExport(ctx, "apiErrors", input);
  }

  @Needs("logs.supplierFilter")
  @Errors("FORBIDDEN", "PASSWORD_NEEDED", "SIGN_IN_AGAIN", "EXPORT_UNDER_WAY", "EXPORTS_FULL")
  @Mutation(() => Export, { description: described("supplierFilterCalls") })
  exportSupplierFilterCalls(@Ctx() ctx: Context, @Arg("input", () => ExportSupplierFilterCallsInput) input: LogExport) {
    return startLogExport(ctx, "supplierFilterCalls", input);
  }
}
