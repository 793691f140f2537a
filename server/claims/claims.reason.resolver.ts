import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Claim } from "../../schema/claims";
import { StatusChange, StatusReason } from "../../schema/claimStatus";
import { viewerIn, type Context } from "../auth/context";
import { mayDo } from "../auth/functionalities";
import type { ClaimRow } from "../changes/claimState";
import { reasonNow, statusChanges } from "./claims.reason";

@Resolver(() => Claim)
export class ClaimReasonResolver {
  @FieldResolver(() => StatusReason, {
    nullable: true,
    description: "Why it has its status, with the figures of this moment; null for those from whom a figure is hidden.",
  })
  statusReason(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<StatusReason> {
    return reasonNow(ctx, claim);
  }

  @FieldResolver(() => [StatusChange], {
    description: "Changes of its status, the newest first, at most 100; nothing to those who may not open claims.",
  })
  statusHistory(@Ctx() ctx: Context, @Root() claim: ClaimRow): StatusChange[] | Promise<StatusChange[]> {
    return mayDo(viewerIn(ctx), "claim.detail") ? statusChanges(ctx, claim) : [];
  }
}
