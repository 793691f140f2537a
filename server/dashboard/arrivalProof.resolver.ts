import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { ArrivalProof } from "../../schema/claims/arrivalAccuracy";
import { Errors } from "../../schema/errorsDirective";
import { ALL_INSTANCES } from "../../schema/rules/indicators/periods";
import { requireViewer, type Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { AppError } from "../platform/errors";
import { arrivalProof } from "./arrivalProof.queries";

@Resolver()
export class ArrivalProofResolver {
  @Needs("dashboard.arrival", "widget.arrival")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Query(() => ArrivalProof, {
    description:
      "Returns how the predicted arrivals of an AMA instance compare with the real ones. A widget key sees suppliers only with its grouping SUPPLIER.",
  })
  async arrivalProof(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { description: "AMA instance, or `*` for all instances of the viewer." }) instanceId: string,
  ): Promise<ArrivalProof> {
    const { scope, groupings } = requireViewer(ctx);
    if (instanceId !== ALL_INSTANCES && scope.instances !== "all" && !scope.instances.has(instanceId)) throw new AppError("NOT_FOUND");
    const proof = await arrivalProof(ctx.db, scope, instanceId, ctx.clock.now());
    const showsSuppliers = !groupings || groupings.has("SUPPLIER");
    return showsSuppliers ? proof : { ...proof, accuracy: proof.accuracy.filter(({ by }) => by !== "SUPPLIER") };
  }
}
