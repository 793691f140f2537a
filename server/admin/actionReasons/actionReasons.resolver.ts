import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { reasonedActions } from "../../../schema/rules/claims/actionReasons";
import { ActionReasons, SaveActionReasonsInput } from "../../../schema/settings";
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
      "The reasons to pick from in an AMA instance: of the actions that the viewer can do, to those who configure them of all that ask for a reason.",
  })
  actionReasons(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "AMA instance, one of the viewer's." }) instanceId: string,
  ): Promise<ActionReasons[]> {
    const viewer = requireViewer(ctx);
    assertMaySee(viewer.scope.instances, instanceId);
    const canConfigure = canDo(viewer, "admin.kpis");
    const actions = reasonedActions.filter((action) => canConfigure || canDo(viewer, functionalityOfAction(action)));
    return actionReasonsOf(ctx.db, instanceId, actions);
  }

  @Needs("admin.kpis")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => ActionReasons, {
    description: "Makes these the reasons to pick from for an action on claims of an instance. Errors: NOT_FOUND, BAD_USER_INPUT.",
  })
  saveActionReasons(
    @Ctx() ctx: Context,
    @Arg("input", () => SaveActionReasonsInput) input: SaveActionReasonsInput,
  ): Promise<ActionReasons> {
    return saveActionReasons(ctx, input);
  }
}
