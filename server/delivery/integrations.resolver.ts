import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { Simulator, SetSimulatorInput } from "../../schema/integrations/integrations";
import { Integration } from "../../schema/rules/claims/integrations";
import { requireViewer, type Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { simulatorOf } from "./integrations.queries";
import { mustBeBuiltIn, setSimulator } from "./simulator.actions";

@Resolver()
export class DeliveryResolver {
  @Needs("admin.outboxes")
  @Errors("FORBIDDEN", { NOT_FOUND: "if a real system is connected instead" })
  @Query(() => Simulator, {
    description: "Returns the simulator of an integration.",
  })
  simulator(
    @Ctx() ctx: Context,
    @Arg("integration", () => Integration, { description: "Integration whose simulator is read." }) integration: Integration,
  ) {
    mustBeBuiltIn(ctx, integration);
    return simulatorOf(ctx.db, requireViewer(ctx), integration);
  }

  @Needs("admin.outboxes")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => Simulator, {
    description:
      "Sets the behaviour of a simulator: it can reject calls, respond slowly or be unavailable. With the integration alone, it returns to normal behaviour.",
  })
  async setSimulator(@Ctx() ctx: Context, @Arg("input", () => SetSimulatorInput) input: SetSimulatorInput) {
    await setSimulator(ctx, input);
    return simulatorOf(ctx.db, requireViewer(ctx), input.integration);
  }
}
