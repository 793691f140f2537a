import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Dashboard, SaveDashboardLayoutInput } from "../../schema/dashboard";
import { Errors } from "../../schema/errorsDirective";
import type { Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { dashboardOf } from "./dashboard.queries";
import { saveDashboardLayout } from "./dashboardLayout.actions";

@Resolver()
export class DashboardResolver {
  @Needs("dashboard")
  @Errors("FORBIDDEN")
  @Query(() => Dashboard, { description: "Whose figures who asks can see, and how it has arranged them. A key has arranged nothing." })
  dashboard(@Ctx() ctx: Context): Promise<Dashboard> {
    return dashboardOf(ctx);
  }

  @Needs("dashboard")
  @Errors("FORBIDDEN")
  @Mutation(() => Dashboard, {
    description:
      "Arranges the dashboard of the user who asks, the same in every browser. BAD_USER_INPUT for an indicator that is named twice.",
  })
  async saveDashboardLayout(
    @Ctx() ctx: Context,
    @Arg("input", () => SaveDashboardLayoutInput) input: SaveDashboardLayoutInput,
  ): Promise<Dashboard> {
    await saveDashboardLayout(ctx, input);
    return dashboardOf(ctx);
  }
}
