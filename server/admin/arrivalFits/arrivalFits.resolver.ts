import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { ArrivalFit } from "../../../schema/claims/arrivalFits";
import { Errors } from "../../../schema/errorsDirective";
import { requireViewer, type Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { assertMaySee } from "../kpiSettings/kpiSettings.checks";
import { newestFits } from "./arrivalFits.queries";

@Resolver()
export class ArrivalFitsResolver {
  @Needs("admin.kpis")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => [ArrivalFit], { description: "Returns the fits of arrival times of an AMA instance, newest first, at most 100." })
  arrivalFits(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "AMA instance." }) instanceId: string,
  ): Promise<ArrivalFit[]> {
    assertMaySee(requireViewer(ctx).scope.instances, instanceId);
    return newestFits(ctx.db, instanceId);
  }
}
