import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { AuditModel } from "../../../schema/logs/auditModels";
import { type AuditModel as Model, knownAuditModel } from "../../../schema/rules/lists/auditModels";
import { AuditConnection, AuditEntry, AuditFilter } from "../../../schema/logs/audit";
import { PageArguments } from "../../../schema/paging";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { withoutHiddenSuppliers } from "../../suppliers/queries/visibleSuppliers.loaders";
import { entityName } from "./entityNames.loaders";
import { auditEntryById, auditPage, type AuditRow } from "./audit.queries";

const visibility =
  "A local administrator sees the events of itself, its users and the system on objects that it may see; the first administrator sees all events. Other viewers see the events of the claims in scope";

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Needs("logs.audit")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => AuditConnection, {
    description: `Returns the audit entries, newest first. ${visibility}.`,
  })
  auditEntries(
    @Ctx() ctx: Context,
    @Arg("filter", () => AuditFilter, { nullable: true, description: "Criteria that the entries must meet. null returns all." })
    filter: AuditFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return auditPage(ctx.db, requireViewer(ctx), filter ?? {}, page);
  }

  @Needs("logs.audit")
  @Errors("FORBIDDEN")
  @Query(() => AuditEntry, {
    nullable: true,
    description: `Returns an audit entry. null if it does not exist or the viewer may not see it. ${visibility}.`,
  })
  auditEntry(@Ctx() ctx: Context, @Arg("id", () => ID, { description: "AuditEntry.id of the entry to read." }) id: string) {
    return auditEntryById(ctx.db, requireViewer(ctx), id);
  }

  @FieldResolver(() => AuditModel, { description: "Type of the changed entity." })
  model(@Root() { model }: AuditRow): Model {
    return knownAuditModel(model);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Present name of the changed entity. For a deleted entity, the name in the values before or after the event. null if it has no name.",
  })
  async entityName(@Ctx() ctx: Context, @Root() { model, entityId, before, after }: AuditRow): Promise<string | null> {
    const name = entityId === null ? null : await entityName(ctx).load({ model, entityId });
    return name ?? nameIn(after) ?? nameIn(before);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Values before the event, as JSON, without the fields that the viewer's profile hides. null if there were no values, or if they were erased.",
  })
  async before(@Ctx() ctx: Context, @Root() { before }: AuditRow): Promise<string | null> {
    return asJson(await withoutHiddenSuppliers(ctx, before));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Values after the event, as JSON, without the fields that the viewer's profile hides. If the entry is about a request, the requested values. null if there were no values, or if they were erased.",
  })
  async after(@Ctx() ctx: Context, @Root() { after }: AuditRow): Promise<string | null> {
    return asJson(await withoutHiddenSuppliers(ctx, after));
  }
}

const nameIn = (payload: unknown): string | null => {
  const { name } = (payload ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : null;
};

const asJson = (payload: unknown): string | null => (payload === null ? null : JSON.stringify(payload));
