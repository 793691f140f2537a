import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { ApiError, ApiErrorConnection, ApiErrorFilter } from "../../../schema/integrations/integrations";
import { PageArguments } from "../../../schema/paging";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { apiErrorById, apiErrorsPage, type ApiErrorRow } from "./apiErrors.queries";

@Resolver(() => ApiError)
export class ApiErrorsResolver {
  @Needs("logs.apiErrors")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => ApiErrorConnection, {
    description: "Returns the failed calls to integrations, newest first.",
  })
  apiErrors(
    @Ctx() ctx: Context,
    @Arg("filter", () => ApiErrorFilter, { nullable: true, description: "Criteria that the calls must meet. null returns all." })
    filter: ApiErrorFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return apiErrorsPage(ctx.db, requireViewer(ctx), filter ?? {}, page);
  }

  @Needs("logs.apiErrors")
  @Errors("FORBIDDEN")
  @Query(() => ApiError, {
    nullable: true,
    description: "Returns a failed call to an integration. null if it does not exist or the viewer may not see it.",
  })
  apiError(@Ctx() ctx: Context, @Arg("id", () => ID, { description: "ApiError.id of the call to read." }) id: string) {
    return apiErrorById(ctx.db, requireViewer(ctx), id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Request that the product sent, as JSON. `…` gives the number of omitted fields. null if nothing was recorded.",
  })
  input(@Root() { input }: ApiErrorRow): string | null {
    return input === null ? null : JSON.stringify(input);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Response of the integration, as JSON. `…` gives the number of omitted fields. null if no response arrived.",
  })
  output(@Root() { output }: ApiErrorRow): string | null {
    return output === null ? null : JSON.stringify(output);
  }
}
