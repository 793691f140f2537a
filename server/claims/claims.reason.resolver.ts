import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Claim } from "../../schema/claims";
import { StatusChange, StatusReason } from "../../schema/claimStatus";
import type { Context } from "../auth/context";
import type { ClaimRow } from "../changes/claimState";
import { reasonNow, statusChanges } from "./claims.reason";

@Resolver(() => Claim)
export class ClaimReasonResolver {
  @FieldResolver(() => StatusReason, { description: "Why it has its status, with the figures of this moment." })
  statusReason(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<StatusReason> {
    return reasonNow(ctx, claim);
  }

  @FieldResolver(() => [StatusChange], { description: "Changes of its status, the newest first, at most 100." })
  statusHistory(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<StatusChange[]> {
    return statusChanges(ctx, claim);
  }
}
