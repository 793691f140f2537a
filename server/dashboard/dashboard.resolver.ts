import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Dashboard, SaveDashboardLayoutInput } from "../../schema/indicators/dashboard";
import { Errors } from "../../schema/errorsDirective";
import type { LiveContext } from "../live/context";
import { Needs } from "../auth/permissions/functionalities";
import { dashboardOf } from "./dashboard.queries";
import { saveDashboardLayout } from "./dashboardLayout.actions";

@Resolver()
export class DashboardResolver {
  @Needs("dashboard")
  @Errors("FORBIDDEN")
  @Query(() => Dashboard, {
    description:
      "Returns the AMA instances and indicators that the viewer may see, and the viewer's layout of the dashboard. An API key has no layout.",
  })
  dashboard(@Ctx() ctx: LiveContext): Promise<Dashboard> {
    return dashboardOf(ctx);
  }

  @Needs("dashboard")
  @Errors("FORBIDDEN", { BAD_USER_INPUT: "if an indicator is listed twice" })
  @Mutation(() => Dashboard, {
    description: "Saves the dashboard layout of the current user, which applies in every browser.",
  })
  async saveDashboardLayout(
    @Ctx() ctx: LiveContext,
    @Arg("input", () => SaveDashboardLayoutInput) input: SaveDashboardLayoutInput,
  ): Promise<Dashboard> {
    await saveDashboardLayout(ctx, input);
    return dashboardOf(ctx);
  }
}
