import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { ApiError, ApiErrorConnection, StandIn, StandInInput } from "../../schema/outside";
import { OutsidePort } from "../../schema/rules/deeds";
import { viewerIn, type Context } from "../auth/context";
import { Needs } from "../auth/functionalities";
import { apiErrorsPage, standInOf, type ApiErrorRow } from "./delivery.queries";
import { mustBeBuiltIn, setStandIn } from "./standIn.actions";

@Resolver(() => ApiError)
export class DeliveryResolver {
  @Needs("logs.apiErrors")
  @Query(() => ApiErrorConnection, {
    description:
      "Calls to outside systems that failed, the newest first. Errors: FORBIDDEN, PAGE_TOO_LARGE over 100, PAGE_TOO_SMALL below 1, CURSOR_INVALID.",
  })
  apiErrors(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, { nullable: true, description: "1 to 100; 40 when absent." }) first: number | null,
    @Arg("after", () => String, { nullable: true }) after: string | null,
  ) {
    return apiErrorsPage(ctx.db, viewerIn(ctx), { first, after });
  }

  @FieldResolver(() => String, { nullable: true, description: "What was sent, as JSON; `…` counts the fields left out." })
  input(@Root() { input }: ApiErrorRow): string | null {
    return input === null ? null : JSON.stringify(input);
  }

  @FieldResolver(() => String, { nullable: true, description: "What was answered, likewise; null without an answer." })
  output(@Root() { output }: ApiErrorRow): string | null {
    return output === null ? null : JSON.stringify(output);
  }

  @Needs("admin.outboxes")
  @Query(() => StandIn, { description: "A built-in outside system. Errors: FORBIDDEN; NOT_FOUND when a real one is in its place." })
  standIn(@Ctx() ctx: Context, @Arg("port", () => OutsidePort) port: OutsidePort) {
    mustBeBuiltIn(ctx, port);
    return standInOf(ctx.db, viewerIn(ctx), port);
  }

  @Needs("admin.outboxes")
  @Mutation(() => StandIn, {
    description:
      "Tells a built-in outside system to refuse, to be slow, to be down, or, with the port alone, to behave. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.",
  })
  async setStandIn(@Ctx() ctx: Context, @Arg("input", () => StandInInput) input: StandInInput) {
    await setStandIn(ctx, input);
    return standInOf(ctx.db, viewerIn(ctx), input.port);
  }
}
