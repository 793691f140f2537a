import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { ApiError, ApiErrorConnection, ApiErrorFilter } from "../../../schema/integrations";
import { PageArguments } from "../../../schema/paging";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { apiErrorById, apiErrorsPage, type ApiErrorRow } from "./apiErrors.queries";

@Resolver(() => ApiError)
export class ApiErrorsResolver {
  @Needs("logs.apiErrors")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => ApiErrorConnection, {
    description: "Calls to integrations that failed, the newest first.",
  })
  apiErrors(
    @Ctx() ctx: Context,
    @Arg("filter", () => ApiErrorFilter, { nullable: true }) filter: ApiErrorFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return apiErrorsPage(ctx.db, requireViewer(ctx), filter ?? {}, page);
  }

  @Needs("logs.apiErrors")
  @Errors("FORBIDDEN")
  @Query(() => ApiError, {
    nullable: true,
    description: "A call to an integration that failed; null when there is none or the viewer may not see it.",
  })
  apiError(@Ctx() ctx: Context, @Arg("id", () => ID, { description: "ApiError.id." }) id: string) {
    return apiErrorById(ctx.db, requireViewer(ctx), id);
  }

  @FieldResolver(() => String, { nullable: true, description: "What was sent, as JSON; `…` counts the fields left out." })
  input(@Root() { input }: ApiErrorRow): string | null {
    return input === null ? null : JSON.stringify(input);
  }

  @FieldResolver(() => String, { nullable: true, description: "What was answered, likewise; null without an answer." })
  output(@Root() { output }: ApiErrorRow): string | null {
    return output === null ? null : JSON.stringify(output);
  }
}
