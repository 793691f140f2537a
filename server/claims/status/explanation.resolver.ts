import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Claim } from "../../../schema/claims";
import { StatusChange, StatusReason, WhatToSay } from "../../../schema/claimStatus";
import { requireViewer, type Context } from "../../auth/context";
import { AnsweredFrom } from "../../graphql/askedColumns";
import { canDo } from "../../auth/permissions/functionalities";
import type { ClaimRow } from "../../changes/claimState";
import { currentReason, statusChanges, whatToSayOf } from "./explanation";

@Resolver(() => Claim)
export class ClaimReasonResolver {
  @FieldResolver(() => StatusReason, {
    nullable: true,
    description: "Why it has its status, with the figures of this moment; null for those from whom a figure is hidden.",
  })
  statusReason(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<StatusReason> {
    return currentReason(ctx, claim);
  }

  @FieldResolver(() => WhatToSay, {
    nullable: true,
    description: "What to say to the insured, in the language of its instance; null for those from whom a figure of its reason is hidden.",
  })
  whatToSay(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<WhatToSay> {
    return whatToSayOf(ctx, claim);
  }

  @AnsweredFrom("id", "timeZone")
  @FieldResolver(() => [StatusChange], {
    description: "Changes of its status, the newest first, at most 100; nothing to those who may not open claims.",
  })
  statusHistory(@Ctx() ctx: Context, @Root() claim: ClaimRow): StatusChange[] | Promise<StatusChange[]> {
    return canDo(requireViewer(ctx), "claim.detail") ? statusChanges(ctx, claim) : [];
  }
}
