import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { ApiError, ApiErrorConnection, Simulator, SetSimulatorInput } from "../../schema/integrations";
import { PageArguments } from "../../schema/paging";
import { Integration } from "../../schema/rules/claims/actionState";
import { requireViewer, type Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { apiErrorsPage, simulatorOf, type ApiErrorRow } from "./integrations.queries";
import { mustBeBuiltIn, setSimulator } from "./simulator.actions";

@Resolver(() => ApiError)
export class DeliveryResolver {
  @Needs("logs.apiErrors")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => ApiErrorConnection, {
    description: "Calls to integrations that failed, the newest first.",
  })
  apiErrors(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments) {
    return apiErrorsPage(ctx.db, requireViewer(ctx), page);
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
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => Simulator, { description: "A simulator. Errors: FORBIDDEN; NOT_FOUND when a real one is in its place." })
  simulator(@Ctx() ctx: Context, @Arg("integration", () => Integration) integration: Integration) {
    mustBeBuiltIn(ctx, integration);
    return simulatorOf(ctx.db, requireViewer(ctx), integration);
  }

  @Needs("admin.outboxes")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => Simulator, {
    description: "Sets a simulator to refuse, to be slow, to be down, or, with the integration alone, to behave.",
  })
  async setSimulator(@Ctx() ctx: Context, @Arg("input", () => SetSimulatorInput) input: SetSimulatorInput) {
    await setSimulator(ctx, input);
    return simulatorOf(ctx.db, requireViewer(ctx), input.integration);
  }
}
