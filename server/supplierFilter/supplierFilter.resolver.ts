import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Actor } from "../../schema/actors";
import { Errors } from "../../schema/errorsDirective";
import { PageArguments } from "../../schema/paging";
import {
  SupplierFilterAnswer,
  SupplierFilterCall,
  SupplierFilterCallConnection,
  SupplierFilterCallFilter,
  SupplierFilterInput,
} from "../../schema/search/supplierFilter";
import { requireViewer } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import type { LiveContext } from "../live/context";
import { actorIfSeen } from "./callActors.loaders";
import { filterCallById, filterCallsPage, type FilterCallRow } from "./filterCalls.queries";
import { askSupplierFilter } from "./supplierFilter.actions";

const visibility = "Contains only requests about claims in scope. Available only to viewers whose profile hides no supplier and no field.";

@Resolver(() => SupplierFilterCall)
export class SupplierFilterResolver {
  @Needs("supplierFilter")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "NOT_FOUND", "CLAIM_FINISHED", "CLAIM_WITHOUT_PLACE", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL")
  @Query(() => SupplierFilterAnswer, {
    description:
      "Returns the suppliers that can take a claim, best first, and the nearby suppliers that cannot, each with its reasons. It assigns no supplier; the assistance system does. Each request is logged.",
  })
  supplierFilter(
    @Ctx() ctx: LiveContext,
    @Arg("input", () => SupplierFilterInput) input: SupplierFilterInput,
  ): Promise<SupplierFilterAnswer> {
    return askSupplierFilter(ctx, input);
  }

  @Needs("logs.supplierFilter")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => SupplierFilterCallConnection, { description: `Returns the requests to the supplier filter, newest first. ${visibility}` })
  supplierFilterCalls(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => SupplierFilterCallFilter, {
      nullable: true,
      description: "Criteria that the requests must meet. null returns all.",
    })
    filter: SupplierFilterCallFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return filterCallsPage(ctx.db, requireViewer(ctx), filter ?? {}, page);
  }

  @Needs("logs.supplierFilter")
  @Errors("FORBIDDEN")
  @Query(() => SupplierFilterCall, {
    nullable: true,
    description: `Returns a request to the supplier filter. null if it does not exist or the viewer may not see it. ${visibility}`,
  })
  supplierFilterCall(
    @Ctx() ctx: LiveContext,
    @Arg("id", () => ID, { description: "SupplierFilterCall.id of the request to read." }) id: string,
  ) {
    return filterCallById(ctx.db, requireViewer(ctx), id);
  }

  @FieldResolver(() => Actor, {
    nullable: true,
    description:
      "User or API key that made the request. null if the viewer may not see who views a claim, or for users and keys that a local administrator does not manage.",
  })
  actor(@Ctx() ctx: LiveContext, @Root() row: FilterCallRow): Promise<Actor | null> {
    return actorIfSeen(ctx, row);
  }

  @FieldResolver(() => String, { description: "Request, as JSON. `…` gives the number of omitted fields." })
  input(@Root() { input }: FilterCallRow): string {
    return JSON.stringify(input);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Response, as JSON. `…` gives the number of omitted fields. null if the request was rejected.",
  })
  output(@Root() { output }: FilterCallRow): string | null {
    return output === null ? null : JSON.stringify(output);
  }
}
