import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Actor } from "../../../schema/actors";
import { Errors } from "../../../schema/errorsDirective";
import { PageArguments } from "../../../schema/paging";
import {
  SupplierFilterAnswer,
  SupplierFilterCall,
  SupplierFilterCallConnection,
  SupplierFilterCallFilter,
  SupplierFilterInput,
} from "../../../schema/supplierFilter";
import { requireViewer } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import type { LiveContext } from "../../live/context";
import { actorIfSeen } from "./callActors.loaders";
import { filterCallById, filterCallsPage, type FilterCallRow } from "./filterCalls.queries";
import { askSupplierFilter } from "./supplierFilter.actions";

const whose = "For viewers whose profile hides no supplier and no field; only claims in scope.";

@Resolver(() => SupplierFilterCall)
export class SupplierFilterResolver {
  @Needs("supplierFilter")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "NOT_FOUND", "CLAIM_FINISHED", "CLAIM_WITHOUT_PLACE", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL")
  @Query(() => SupplierFilterAnswer, {
    description:
      "Who can take a claim, the best first, and who near by cannot, each with the reasons. The supplier filter assigns nobody: the assistance system does. Each question is kept in a log.",
  })
  supplierFilter(
    @Ctx() ctx: LiveContext,
    @Arg("input", () => SupplierFilterInput) input: SupplierFilterInput,
  ): Promise<SupplierFilterAnswer> {
    return askSupplierFilter(ctx, input);
  }

  @Needs("logs.supplierFilter")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => SupplierFilterCallConnection, { description: `Questions that were put to the supplier filter, the newest first. ${whose}` })
  supplierFilterCalls(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => SupplierFilterCallFilter, { nullable: true }) filter: SupplierFilterCallFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return filterCallsPage(ctx.db, requireViewer(ctx), filter ?? {}, page);
  }

  @Needs("logs.supplierFilter")
  @Errors("FORBIDDEN")
  @Query(() => SupplierFilterCall, {
    nullable: true,
    description: `A question that was put to the supplier filter; null when there is none or the viewer may not see it. ${whose}`,
  })
  supplierFilterCall(@Ctx() ctx: LiveContext, @Arg("id", () => ID, { description: "SupplierFilterCall.id." }) id: string) {
    return filterCallById(ctx.db, requireViewer(ctx), id);
  }

  @FieldResolver(() => Actor, {
    nullable: true,
    description:
      "Who asked. Null to those who may not see who looks at a claim, and for users and keys that a local administrator does not manage.",
  })
  actor(@Ctx() ctx: LiveContext, @Root() row: FilterCallRow): Promise<Actor | null> {
    return actorIfSeen(ctx, row);
  }

  @FieldResolver(() => String, { description: "What was asked, as JSON; `…` counts the fields left out." })
  input(@Root() { input }: FilterCallRow): string {
    return JSON.stringify(input);
  }

  @FieldResolver(() => String, { nullable: true, description: "What was answered, likewise; null where it was refused." })
  output(@Root() { output }: FilterCallRow): string | null {
    return output === null ? null : JSON.stringify(output);
  }
}
