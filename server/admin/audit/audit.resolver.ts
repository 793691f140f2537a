import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { AuditConnection, AuditEntry, AuditFilter } from "../../../schema/audit";
import { PageArguments } from "../../../schema/paging";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { withoutHiddenSuppliers } from "../../suppliers/queries/visibleSuppliers.loaders";
import { auditEntryById, auditPage, type AuditRow } from "./audit.queries";

const whose =
  "A local administrator reads of what itself, its own users and the system did, as far as it may see what it was done to, the first one of everything; anybody else of the claims in scope";

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Needs("logs.audit")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => AuditConnection, {
    description: `The audit, the newest first. ${whose}.`,
  })
  auditEntries(
    @Ctx() ctx: Context,
    @Arg("filter", () => AuditFilter, { nullable: true }) filter: AuditFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return auditPage(ctx.db, requireViewer(ctx), filter ?? {}, page);
  }

  @Needs("logs.audit")
  @Errors("FORBIDDEN")
  @Query(() => AuditEntry, {
    nullable: true,
    description: `A row of the audit; null when there is none or the viewer may not see it. ${whose}.`,
  })
  auditEntry(@Ctx() ctx: Context, @Arg("id", () => ID, { description: "AuditEntry.id." }) id: string) {
    return auditEntryById(ctx.db, requireViewer(ctx), id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What was there before, as JSON, without what the viewer's profile hides; null when there was nothing, or it was erased.",
  })
  async before(@Ctx() ctx: Context, @Root() { before }: AuditRow): Promise<string | null> {
    return asJson(await withoutHiddenSuppliers(ctx, before));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What was there after, likewise: or what was asked for, where that is what the row is about.",
  })
  async after(@Ctx() ctx: Context, @Root() { after }: AuditRow): Promise<string | null> {
    return asJson(await withoutHiddenSuppliers(ctx, after));
  }
}

const asJson = (payload: unknown): string | null => (payload === null ? null : JSON.stringify(payload));
