import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { Simulator, SetSimulatorInput } from "../../schema/integrations";
import { Integration } from "../../schema/rules/claims/actionState";
import { requireViewer, type Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { simulatorOf } from "./integrations.queries";
import { mustBeBuiltIn, setSimulator } from "./simulator.actions";

@Resolver()
export class DeliveryResolver {
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
