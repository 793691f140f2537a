import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { reasonedActions } from "../../../schema/rules/claims/actionReasons";
import { ActionReasons, SaveActionReasonsInput } from "../../../schema/settings/settings";
import { requireViewer, type Context } from "../../auth/context";
import { canDo, Needs } from "../../auth/permissions/functionalities";
import { actionReasonsOf } from "../../settings/actionReasons.queries";
import { assertMaySee } from "../kpiSettings/kpiSettings.checks";
import { saveActionReasons } from "./actionReasons.actions";

@Resolver()
export class ActionReasonsResolver {
  @Needs("admin.kpis", ...reasonedActions.map(functionalityOfAction))
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [ActionReasons], {
    description:
      "Returns the configured reasons of an AMA instance, by action. A viewer who configures reasons gets every action that requires a reason; other viewers get only the actions that they can perform.",
  })
  actionReasons(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "AMA instance to read; must be in the viewer's scope." }) instanceId: string,
  ): Promise<ActionReasons[]> {
    const viewer = requireViewer(ctx);
    assertMaySee(viewer.scope.instances, instanceId);
    const canConfigure = canDo(viewer, "admin.kpis");
    const actions = reasonedActions.filter((action) => canConfigure || canDo(viewer, functionalityOfAction(action)));
    return actionReasonsOf(ctx.db, instanceId, actions);
  }

  @Needs("admin.kpis")
  @Errors("CHANGED_MEANWHILE", "FORBIDDEN", { NOT_FOUND: "if the instance is out of scope", BAD_USER_INPUT: "if a value is invalid" })
  @Mutation(() => ActionReasons, {
    description: "Replaces the reasons offered for an action on claims of an AMA instance.",
  })
  saveActionReasons(
    @Ctx() ctx: Context,
    @Arg("input", () => SaveActionReasonsInput) input: SaveActionReasonsInput,
  ): Promise<ActionReasons> {
    return saveActionReasons(ctx, input);
  }
}
